import { physicalName } from '../../infra/embedded/services/names.ts';
import { actionsOf, versionActionsOf } from '../../infra/actions.ts';
import type { FunctionDefinition, Grant } from '../../infra/parts.ts';
import { buckets } from '../../infra/topology.ts';
import type { Used } from './used.ts';

/** What of a part makes a grant more than the one below it: a grant to write is used by who writes. */
const BEYOND: Partial<Record<string, readonly string[]>> = {
  write: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 's3:PutObject'],
  append: ['dynamodb:PutItem'],
  add: ['dynamodb:PutItem', 's3:PutObject'],
  pass: ['dynamodb:PutItem'],
};

interface Right {
  name: string;
  part: string;
  access: string;
}

/** Rights that are used by calls: a secret is read by every start, and what an engine or the mail service does is no part of the topology. */
const rightOf = (name: string, grant: Grant): Right[] =>
  'access' in grant && grant.access !== 'measure'
    ? [
        {
          name,
          part: 'table' in grant ? grant.table : 'bucket' in grant ? grant.bucket : grant.queue,
          access: grant.access,
        },
      ]
    : [];

const actionsNeeded = (grant: Grant): readonly string[] =>
  ('access' in grant && BEYOND[grant.access]) || [...actionsOf(grant), ...versionActionsOf(grant, buckets)];

export const textOfRight = ({ name, access, part }: Right): string => `${name} ${access} ${part}`;

/** Rights that nothing of what was done needed, as `function access part`. */
export function unusedRights(functions: readonly FunctionDefinition[], used: readonly Used[]): string[] {
  const done = new Set(used.map(({ name, action, part }) => `${name} ${action} ${part}`));
  const unused = functions.flatMap(({ name, grants }) =>
    grants.flatMap((grant) =>
      rightOf(name, grant).filter(
        ({ part }) =>
          !actionsNeeded(grant).some((action) => done.has(`${name} ${action} ${physicalName(part)}`)),
      ),
    ),
  );
  return [...new Set(unused.map(textOfRight))].sort();
}
