import { PRODUCT_LOGIN, PRODUCT_NAME } from '../../shared/foundation/access/ownLogins.ts';
import type { TenantScope } from './scope.ts';
import type { Sealer } from './seal.ts';
import { shardKey, shardOf } from './shards.ts';
import type { Item, Write } from './write.ts';

/** Writes by which a transaction tells the logbook of itself: none, or one row. */
export type Journal = (writes: readonly Write[]) => Write[];

/** One thing that a change was made to: a document in a version or a state, a print of one, or a user. */
export interface HappenedTo {
  module: string;
  id: string;
  /** New version; absent where only the state changed. */
  version?: number;
  state?: { before: string; after: string };
  /** Code that stands on a print, '' on a draft, with the hash of its bytes. */
  print?: { code: string; sha256: string; pages: number };
}

/** Who did it, from where, and what they asked for. */
export interface Doing {
  /** Of whoever calls; a job works for the company of the rows that it writes. */
  company?: string;
  login: string;
  /** Network address and device; '' for the product's own work. */
  address: string;
  device: string;
  /** Module and sentence of the procedure that was called; '' for the product's own work. */
  module: string;
  action: string;
  /** The call was made to change something, so that it is told of whatever it writes; otherwise of documents alone. */
  changes: boolean;
}

/** The product's own work. */
export const SYSTEM: Doing = {
  login: PRODUCT_LOGIN,
  address: '',
  device: PRODUCT_NAME,
  module: '',
  action: '',
  changes: false,
};

/** What happened and is not in the logbook yet: written with the change, taken from here by `functions/logbook`. */
export interface HappenedRow extends Item, Doing {
  company: string;
  /** Epoch milliseconds. */
  at: number;
  to: HappenedTo[];
  /** What rows of administration held and hold, sealed: `Changed[]` as JSON. */
  changed?: Uint8Array;
}

/** An attribute of a row of administration, before and after. */
export interface Changed {
  field: string;
  before: unknown;
  after: unknown;
}

export const HAPPENED = 'happenings';
export const happenedPk = (company: string) => shardKey(shardOf(company), HAPPENED);
export const happenedPlace = (sk: string): string => `${HAPPENED}|${sk}`;

/** What passes, and what tells of a change beside it: no change of a company's things. */
const PASSING = ['sessions', 'idempotency', 'notifications', 'outbox', HAPPENED, 'logbook'];

const keyOf = (write: Write) => (write.kind === 'put' ? write.item : write.key);
const valuesOf = (write: Write): Record<string, unknown> =>
  write.kind === 'put' ? write.item : write.kind === 'update' ? write.set : {};
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** Company of a row by its key, which starts with it; undefined of what all companies share. */
const companyOf = (write: Write): string | undefined => {
  const [first, company] = keyOf(write).pk.split('#');
  return first === 'C' ? company : undefined;
};

const USER = 'USER#';

/** Rows beside a document lie under its id: `C#<company>#<id>`. */
function besideDocument(write: Write): HappenedTo | undefined {
  const [, , id = '', more] = keyOf(write).pk.split('#');
  return more === undefined && /^[a-z]{3}-/.test(id) ? { module: write.table, id } : undefined;
}

/** A draft that goes aside with its deleted order, or comes back with it, is told of though its state stays. */
const goesAside = (write: Write): boolean =>
  write.kind === 'update' && ('APARTADO' in write.set || (write.remove ?? []).includes('APARTADO'));

/** What a write is of: a document by its header as the store writes it, a finished print by its row, or a user. */
function happenedTo(write: Write, doing: Doing): HappenedTo | undefined {
  if (write.kind !== 'put' && write.kind !== 'update') return undefined;
  const { pk, sk } = keyOf(write);
  const values = valuesOf(write);
  if (sk.startsWith(USER) && doing.changes) return { module: write.table, id: sk.slice(USER.length) };
  if (sk.startsWith('H#')) {
    const version = values['VERSION'];
    const before = textOr(write.when?.equals?.['ESTADO'], '');
    const after = textOr(values['ESTADO'], before);
    const moved = before !== after ? { state: { before, after } } : {};
    if (typeof version !== 'number' && before === after)
      return goesAside(write) ? { module: write.table, id: sk.slice(2) } : undefined;
    return {
      module: write.table,
      id: sk.slice(2),
      ...(typeof version === 'number' ? { version } : {}),
      ...moved,
    };
  }
  const code = values['CODIGO'];
  if (!sk.startsWith('P#') || values['ESTADO'] !== 'LISTA' || typeof code !== 'string') return undefined;
  const print = { code, sha256: textOr(values['SHA256'], ''), pages: Number(values['PAGINAS'] ?? 0) };
  return { module: write.table, id: pk.split('#')[2] ?? '', print };
}

const changedOf = (write: Write): Changed[] => [
  ...Object.entries(write.was ?? {}).map(([field, before]) => ({
    field,
    before,
    after: valuesOf(write)[field],
  })),
  ...(write.told ?? []),
];

interface Parts {
  /** Seals what rows of administration held; an order on the machine has no key, and its lines say what was done alone. */
  sealer?: Pick<Sealer, 'seal'>;
  now: () => Date;
  id: (prefix: string) => string;
}

/** The note of one thing that happened in a company. */
function noteOf(
  { sealer, now, id }: Parts,
  row: Doing & Pick<HappenedRow, 'company' | 'to'>,
  changes: readonly Changed[] = [],
): Write {
  const at = now();
  const sk = `${row.company}~${at.toISOString()}~${id('hec')}`;
  const changed =
    sealer && changes.length > 0
      ? { changed: sealer.seal(row.company, happenedPlace(sk), Buffer.from(JSON.stringify(changes))) }
      : {};
  return {
    kind: 'put',
    table: HAPPENED,
    item: { pk: happenedPk(row.company), sk, ...row, at: at.getTime(), ...changed },
  };
}

/** What a write asks to be told of in a company's own logbook, with who did it and from where. */
const askedFor = (parts: Parts, doing: Doing, { noted }: Write): Write[] => {
  if (!noted) return [];
  const { company, module, id, action } = noted;
  return [noteOf(parts, { ...doing, company, module, action, to: id === '' ? [] : [{ module, id }] })];
};

/**
 * Notes every transaction that changes a company's things, in that transaction: what happened cannot be without its
 * note, nor the note without it.
 */
export function journalOf(parts: Parts, doing: Doing): Journal {
  return (writes) => {
    const asked = writes.flatMap((write) => askedFor(parts, doing, write));
    const real = writes.filter(
      (write) =>
        write.kind !== 'check' && !PASSING.includes(write.table) && valuesOf(write)['expires'] === undefined,
    );
    const whole = real.flatMap((write) => happenedTo(write, doing) ?? []);
    const beside =
      doing.changes && whole.length === 0 ? real.flatMap((each) => besideDocument(each) ?? []) : [];
    const to = [...whole, ...beside.slice(0, 1)];
    const company = doing.company ?? real.map(companyOf).find((each) => each !== undefined);
    if (company === undefined || real.length === 0 || (to.length === 0 && !doing.changes)) return asked;
    return [noteOf(parts, { ...doing, company, to }, real.flatMap(changedOf)), ...asked];
  };
}

/** What a browser says of itself; none passes for a program of the company. */
export const asBrowser = (userAgent: string): string => userAgent.replace(/^Programa «/, '');

/** The same for a call of a person. */
export const doingOf = (
  scope: Pick<TenantScope, 'company' | 'login'>,
  request: { address: string; device: string },
  asked: { module: string; action: string; changes: boolean },
): Doing => ({ company: scope.company, login: scope.login, ...request, ...asked });
