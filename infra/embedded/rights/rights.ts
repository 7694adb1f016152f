import { channel } from 'node:diagnostics_channel';
import { actionsOf, indexesOf, INDEX_ACTIONS, LEADING, versionActionsOf } from '../../actions.ts';
import type { Bucket, FunctionDefinition, Grant, Table } from '../../parts.ts';
import type { Topology } from '../settings/topologyOf.ts';
import { deadLetterName, physicalName } from '../services/names.ts';
import type { Asked } from './asked.ts';

/** What Lambda itself lets the consumer of a queue do with it. */
const CONSUMES = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility'];

/** Whoever wants to know hears here what functions did, as `Done`. */
export const DONE = channel('despacho.rights.done');

export interface Done {
  name: string;
  asked: Asked;
}

interface Allowed {
  part: string;
  actions: readonly string[];
  /** Beginning of the partition keys that are meant; any when absent. */
  leading?: string;
  /** Indexes that may be asked. */
  indexes?: readonly string[];
}

const partOf = (grant: Grant): string => {
  if ('table' in grant) return physicalName(grant.table);
  if ('bucket' in grant) return physicalName(grant.bucket);
  if ('queue' in grant) return physicalName(grant.queue);
  return 'secret' in grant ? physicalName(grant.secret) : '';
};

const namesOf = (grant: Extract<Grant, { table: string }>, tables: readonly Table[]): string[] =>
  indexesOf(grant, tables.find(({ name }) => name === grant.table)?.indexes ?? []).map(({ name }) => name);

function allowedTo(
  { grants, trigger }: FunctionDefinition,
  { tables, buckets }: { tables: readonly Table[]; buckets: readonly Bucket[] },
): Allowed[] {
  const granted = grants.map((grant) => ({
    part: partOf(grant),
    actions: [...actionsOf(grant), ...versionActionsOf(grant, buckets)],
    ...('table' in grant && grant.keys ? { leading: LEADING[grant.keys] } : {}),
    ...('table' in grant ? { indexes: namesOf(grant, tables) } : {}),
  }));
  if (trigger.kind !== 'queue' && trigger.kind !== 'deadLetters') return granted;
  const queue = trigger.kind === 'queue' ? trigger.queue : deadLetterName(trigger.queue);
  return [...granted, { part: physicalName(queue), actions: CONSUMES }];
}

const lets = ({ part, actions, leading = '', indexes = [] }: Allowed, asked: Asked): boolean => {
  if (part !== asked.part) return false;
  if (asked.index !== undefined) return INDEX_ACTIONS.includes(asked.action) && indexes.includes(asked.index);
  return actions.includes(asked.action) && (asked.keys ?? []).every((key) => key.startsWith(leading));
};

/**
 * The rights of each function, as the topology grants them: what its role refuses on AWS is refused here, so that a grant
 * that is missing, or one to read where something is written, is found on one machine.
 */
export class Rights {
  private readonly byFunction: ReadonlyMap<string, readonly Allowed[]>;

  constructor({ functions, ...parts }: Pick<Topology, 'functions' | 'tables' | 'buckets'>) {
    this.byFunction = new Map(functions.map((each) => [each.name, allowedTo(each, parts)]));
  }

  /** What of it a function may not do, in the words of AWS; undefined when it may do all. */
  refuse(name: string, all: readonly Asked[]): string | undefined {
    const allowed = this.byFunction.get(name) ?? [];
    const refused = all.find((asked) => !allowed.some((each) => lets(each, asked)));
    if (!refused && DONE.hasSubscribers)
      for (const asked of all) DONE.publish({ name, asked } satisfies Done);
    return (
      refused &&
      `User: arn:aws:sts::000000000000:assumed-role/${name} is not authorized to perform: ${refused.action} ` +
        `on resource: ${refused.part || '*'}${refused.index === undefined ? '' : `/index/${refused.index}`}${refused.keys ? ` (${refused.keys.join(', ')})` : ''}`
    );
  }
}
