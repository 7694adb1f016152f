import { randomInt } from 'node:crypto';
import type { Database, Item, Write } from '../database.ts';
import { companyKey } from '../keys.ts';
import type { TenantScope } from '../scope.ts';

/** Rows that one total is the sum of: a hundred saves at once seldom meet in one, and a read of all costs as one. */
export const TOTAL_PARTS = 16;

export interface TotalRow extends Item {
  N: number;
}

/** Part of the totals that a call's transactions add to: one for all of a call, so that its writes can be joined. */
export const anyPart = (): number => randomInt(TOTAL_PARTS);

const SEPARATOR = '~';

/** What a header is counted under: its state, and the value that the kind tells the totals of a state apart by. */
export const totalKey = (state: string, value: string): string =>
  `${state}${SEPARATOR}${encodeURIComponent(value)}`;

/**
 * What a header is counted under besides, in a kind that counts by days (`dayTotals`): its day, and the state that it
 * stands in; '' while it has no day.
 */
export const dayTotalKey = (day: string, state: string): string =>
  day === '' ? '' : `${day.slice(0, 10)}${SEPARATOR}${state}`;

const REFUSED_TOTAL = `rechazo${SEPARATOR}`;
/** What a header is counted under besides while a change of it stands refused (`hasRefusedChange`): the state it stands in. */
export const refusedTotalKey = (state: string): string => `${REFUSED_TOTAL}${state}`;

/** The value in it, whatever the state. */
export const valueCounted = (key: string): string =>
  decodeURIComponent(key.slice(key.indexOf(SEPARATOR) + SEPARATOR.length));

/**
 * Totals of all that there is, of what a refused change stands of, and those of each day: the days grow with the years, and no
 * list or page reads more than one.
 */
export type TotalsOf = 'count' | 'refused' | 'days';

/** Where a total lies, by its key: states are in capitals, days begin with a digit. */
export const placeOfTotal = (total: string): TotalsOf =>
  total.startsWith(REFUSED_TOTAL) ? 'refused' : /^\d/.test(total) ? 'days' : 'count';

export const totalPk = (scope: Pick<TenantScope, 'company'>, of: TotalsOf = 'count') => companyKey(scope, of);

export const totalRowKey = (
  scope: Pick<TenantScope, 'company'>,
  key: string,
  part: number,
  of: TotalsOf = 'count',
) => ({
  pk: totalPk(scope, of),
  sk: `${key}${SEPARATOR}${String(part).padStart(2, '0')}`,
});

/** Writes by which a document leaves what it was counted under, if it was, and is counted under another. */
export function totalWrites(
  { table, scope, part }: { table: string; scope: Pick<TenantScope, 'company'>; part: number },
  of: TotalsOf,
  before = '',
  after = '',
): Write[] {
  if (before === after) return [];
  const add = (key: string, by: number): Write[] =>
    key === '' ? [] : [{ kind: 'add', table, key: totalRowKey(scope, key, part, of), add: { N: by } }];
  return [...add(before, -1), ...add(after, 1)];
}

export interface Total {
  ESTADO: string;
  /** Value that totals of a state are told apart by; '' where the kind names no column. */
  VALOR: string;
  CANTIDAD: number;
}

/** Sum of the parts of each total, by its row's key without the part. */
export function sumTotals(rows: readonly TotalRow[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { sk, N } of rows) {
    const key = sk.slice(0, sk.lastIndexOf(SEPARATOR));
    sums.set(key, (sums.get(key) ?? 0) + N);
  }
  return sums;
}

/** How many documents of a kind the company has, by state and value; what counts none is left out. */
export async function readTotals(database: Database, table: string, scope: TenantScope): Promise<Total[]> {
  const rows = await database.query<TotalRow>(table, {
    pk: totalPk(scope),
    few: 'states, values of one column, sixteen parts',
  });
  return [...sumTotals(rows)].flatMap(([key, CANTIDAD]): Total[] => {
    const [ESTADO = '', value = ''] = key.split(SEPARATOR);
    return CANTIDAD > 0 ? [{ ESTADO, VALOR: decodeURIComponent(value), CANTIDAD }] : [];
  });
}

/** Of how many documents of a kind a refused change stands, by the state in which they stand. */
export async function readRefusedTotals(
  database: Database,
  table: string,
  scope: TenantScope,
): Promise<Pick<Total, 'ESTADO' | 'CANTIDAD'>[]> {
  const rows = await database.query<TotalRow>(table, {
    pk: totalPk(scope, 'refused'),
    few: 'states, sixteen parts',
  });
  return [...sumTotals(rows)].flatMap(([key, CANTIDAD]) =>
    CANTIDAD > 0 ? [{ ESTADO: key.slice(REFUSED_TOTAL.length), CANTIDAD }] : [],
  );
}

/** How many documents of a kind that counts by days have that day, by the state in which they stand now. */
export async function readDayTotals(
  database: Database,
  table: string,
  scope: TenantScope,
  day: string,
): Promise<Pick<Total, 'ESTADO' | 'CANTIDAD'>[]> {
  const own = dayTotalKey(day, '');
  const rows = await database.query<TotalRow>(table, {
    pk: totalPk(scope, 'days'),
    prefix: own,
    few: 'states of one day, sixteen parts',
  });
  return [...sumTotals(rows)].flatMap(([key, CANTIDAD]) =>
    CANTIDAD > 0 ? [{ ESTADO: key.slice(own.length), CANTIDAD }] : [],
  );
}

/** How many of them are in a state, or in any when none is given. */
export const totalOf = (totals: readonly Pick<Total, 'ESTADO' | 'CANTIDAD'>[], state = ''): number =>
  totals
    .filter((each) => state === '' || each.ESTADO === state)
    .reduce((sum, each) => sum + each.CANTIDAD, 0);
