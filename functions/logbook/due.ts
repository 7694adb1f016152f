import { companyRowKey, type CompanyRow } from '../runtime/caller.ts';
import type { Item, Write } from '../runtime/database.ts';
import { workingFor } from '../runtime/narrowed.ts';
import { HAPPENED } from '../runtime/journal.ts';
import { systemKey } from '../runtime/keys.ts';
import { jobScope, type TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import type { HeadRow } from './rows.ts';
import { sealRoot } from './root.ts';

/** That the logbook of a company grew in an hour: `pk system#UNSEALED`, `sk <hour, UTC>~<company>`. One an hour and company. */
interface DueRow extends Item {
  company: string;
}

/** Companies of which a run seals, in the place where they wait; the next goes on. */
const MOST = 100;

const duePk = () => systemKey('UNSEALED');
const hourOf = (at: string): string => at.slice(0, 'yyyy-mm-ddThh'.length);

/** With the first line of an hour, that its company's end is to be sealed once the hour is over. */
export const toSeal = ({ company }: TenantScope, head: HeadRow | undefined, at: string): Write[] =>
  head && hourOf(head.at) === hourOf(at)
    ? []
    : [{ kind: 'put', table: HAPPENED, item: { pk: duePk(), sk: `${hourOf(at)}~${company}`, company } }];

/** Seals what grew in hours that are over; of a company that fails the mark stays, and it keeps no other from it. */
export async function sealDue(services: Services, until: number): Promise<void> {
  const { database, log, now } = services;
  const due = await database.query<DueRow>(HAPPENED, {
    pk: duePk(),
    upTo: hourOf(now().toISOString()),
    limit: MOST,
  });
  for (const { company, sk } of due) {
    if (now().getTime() >= until) return;
    try {
      const row = await database.get<CompanyRow>('users', companyRowKey(company));
      const scope = jobScope(company, row?.AbreviaturaPais ?? 'GT');
      await workingFor(scope, () => sealRoot(services, scope));
      await database.aside({ kind: 'delete', table: HAPPENED, key: { pk: duePk(), sk } });
    } catch (error) {
      log.error('logbook.unchained', { company, error });
    }
  }
}
