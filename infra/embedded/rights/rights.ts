import { channel } from 'node:diagnostics_channel';
import { deadLetterName } from '../../../shared/foundation/queues.ts';
import {
  acrossAll,
  actionsOf,
  indexesOf,
  INDEX_ACTIONS,
  LEADING,
  queuesOf,
  versionActionsOf,
  WALL,
} from '../../actions.ts';
import type { Bucket, FunctionDefinition, Grant, Table } from '../../parts.ts';
import type { Topology } from '../settings/topologyOf.ts';
import { physicalName } from '../services/names.ts';
import type { Asked } from './asked.ts';
import type { Signer } from './functionKey.ts';

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

const partsOf = (grant: Grant): string[] => {
  if ('table' in grant) return [physicalName(grant.table)];
  if ('bucket' in grant) return [physicalName(grant.bucket)];
  if ('queue' in grant) return queuesOf(grant).map(physicalName);
  return ['secret' in grant ? physicalName(grant.secret) : ''];
};

const namesOf = (grant: Extract<Grant, { table: string }>, tables: readonly Table[]): string[] =>
  indexesOf(grant, tables.find(({ name }) => name === grant.table)?.indexes ?? []).map(({ name }) => name);

function allowedTo(
  { grants, trigger }: FunctionDefinition,
  { tables, buckets }: { tables: readonly Table[]; buckets: readonly Bucket[] },
): Allowed[] {
  const granted = grants.flatMap((grant) =>
    partsOf(grant).map((part) => ({
      part,
      actions: [...actionsOf(grant), ...versionActionsOf(grant, buckets)],
      ...('table' in grant && grant.keys ? { leading: LEADING[grant.keys] } : {}),
      ...('table' in grant ? { indexes: namesOf(grant, tables) } : {}),
    })),
  );
  if (trigger.kind !== 'queue' && trigger.kind !== 'deadLetters') return granted;
  const queue = trigger.kind === 'queue' ? trigger.queue : deadLetterName(trigger.queue);
  return [...granted, { part: physicalName(queue), actions: CONSUMES }];
}

const lets = ({ part, actions, leading = '', indexes = [] }: Allowed, asked: Asked): boolean => {
  if (part !== asked.part) return false;
  if (asked.index !== undefined) return INDEX_ACTIONS.includes(asked.action) && indexes.includes(asked.index);
  return actions.includes(asked.action) && (asked.keys ?? []).every((key) => key.startsWith(leading));
};

/** Whether one of these names it; a star stands at the end alone. */
const among = (named: readonly string[], key: string): boolean =>
  named.some((each) => (each.endsWith('*') ? key.startsWith(each.slice(0, -1)) : key === each));

/**
 * The rights of each function, as the topology grants them, and the wall between companies above them: what AWS refuses its
 * role is refused here, so that a grant that is missing, or one to read where something is written, is found on one machine.
 */
export class Rights {
  private readonly byFunction: ReadonlyMap<string, readonly Allowed[]>;
  /** Tables whose rows of companies are reached by who works for none. */
  private readonly open: ReadonlySet<string>;
  /** Indexes whose partitions are of no company, which nobody asks who works for one. */
  private readonly across: ReadonlySet<string>;

  constructor({ functions, ...parts }: Pick<Topology, 'functions' | 'tables' | 'buckets'>) {
    this.byFunction = new Map(functions.map((each) => [each.name, allowedTo(each, parts)]));
    const open = parts.tables.filter(({ beforeScope }) => beforeScope);
    this.open = new Set(open.map(({ name }) => physicalName(name)));
    this.across = new Set(
      acrossAll(parts.tables).map(({ table, index }) => `${physicalName(table)}/${index}`),
    );
  }

  /** What of it whoever signs may not do, in the words of AWS; undefined when they may do all. */
  refuse(signer: Signer, all: readonly Asked[]): string | undefined {
    const { name, company } = signer;
    const allowed = this.byFunction.get(name) ?? [];
    const isGranted = (asked: Asked): boolean => name === '' || allowed.some((each) => lets(each, asked));
    const refused = all.find((asked) => !isGranted(asked) || !this.isWithin(company, asked));
    if (!refused && DONE.hasSubscribers)
      for (const asked of all) DONE.publish({ name, asked } satisfies Done);
    return refused && sentence(name, refused);
  }

  /** Whether it stays on this side of the wall. A call whose rows are not understood is refused who is held to some. */
  private isWithin(company: string | undefined, { part, keys, index, object }: Asked): boolean {
    if (company === undefined) {
      const reaches = keys?.some((key) => among([WALL.rowsOfCompanies], key)) ?? false;
      return object === undefined && (!reaches || (index === undefined && this.open.has(part)));
    }
    if (index !== undefined && this.across.has(`${part}/${index}`)) return false;
    if (object !== undefined) return among(WALL.objects(company), object);
    return keys === undefined || (keys.length > 0 && keys.every((key) => among(WALL.rows(company), key)));
  }
}

const sentence = (name: string, { action, part, index, keys, object }: Asked): string =>
  `User: arn:aws:sts::000000000000:assumed-role/${name} is not authorized to perform: ${action} ` +
  `on resource: ${part || '*'}${index === undefined ? '' : `/index/${index}`}` +
  `${object === undefined ? '' : `/${object}`}${keys ? ` (${keys.join(', ')})` : ''}`;
