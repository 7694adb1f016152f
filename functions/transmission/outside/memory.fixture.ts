import type { Condition } from '../../runtime/condition.ts';
import { ConditionLost, type Item, type Key, type Query, type Write } from '../../runtime/database.ts';
import { Sealer } from '../../runtime/seal.ts';
import type { Services } from '../../runtime/services.ts';

export const START = Date.parse('2026-11-20T15:00:00Z');

const holds = (row: Item | undefined, condition: Condition = {}): boolean => {
  const { absent, exists, equals = {}, oneOf = {}, missingOrBelow = {} } = condition;
  const is = (name: string): unknown => row?.[name];
  return (
    !(absent && row) &&
    !(exists && !row) &&
    Object.entries(equals).every(([name, value]) => is(name) === value) &&
    Object.entries(oneOf).every(([name, list]) => list.includes(is(name) as string)) &&
    Object.entries(missingOrBelow).every(
      ([name, limit]) => is(name) === undefined || Number(is(name)) < limit,
    )
  );
};

/**
 * Services whose rows lie in memory: what a door is asked and what it keeps, without a table behind it. The clock stands
 * until a test moves it; what is logged is kept here, and a write may be told to fail.
 */
export function servicesInMemory(secrets: Readonly<Record<string, string>> = {}) {
  const rows = new Map<string, Item>();
  const state = { now: START, broken: undefined as Error | undefined };
  const logged: { name: string; values: Record<string, unknown> }[] = [];
  const told: Write['told'][] = [];
  const place = (table: string, { pk, sk }: Pick<Item, 'pk' | 'sk'>): string => `${table} ${pk} ${sk}`;
  const log = (name: string, values: Record<string, unknown> = {}) => void logged.push({ name, values });

  async function write(...writes: Write[]): Promise<void> {
    if (state.broken) throw state.broken;
    for (const each of writes) {
      const at = place(each.table, each.kind === 'put' ? each.item : each.key);
      if (!holds(rows.get(at), each.when)) throw new ConditionLost(each);
    }
    for (const each of writes) {
      if (each.kind === 'put') rows.set(place(each.table, each.item), structuredClone(each.item) as Item);
      else if (each.kind === 'delete') rows.delete(place(each.table, each.key));
      else if (each.kind !== 'check') throw new Error(`Nobody ${each.kind}s a row here`);
      if (each.told) told.push(each.told);
    }
  }
  const get = async (table: string, key: Key) => structuredClone(rows.get(place(table, key)));
  const query = async (table: string, { pk, index, upTo, limit, descending }: Query): Promise<Item[]> => {
    const [partition, sort] = [index?.partitionKey ?? 'pk', index?.sortKey ?? 'sk'];
    const found = [...rows]
      .filter(([at, row]) => at.startsWith(`${table} `) && row[partition] === pk)
      .map(([, row]) => row)
      .filter((row) => upTo === undefined || String(row[sort]) <= upTo)
      .sort((a, b) => (String(a[sort]) < String(b[sort]) ? -1 : 1));
    return structuredClone((descending ? found.reverse() : found).slice(0, limit));
  };

  const services = {
    now: () => new Date(state.now),
    log: { info: log, warn: log, error: log },
    sealer: new Sealer(Buffer.alloc(32, 7).toString('base64')),
    secret: async (name: string) => secrets[name] ?? '',
    database: {
      get,
      getMany: (table: string, keys: readonly Key[]) => Promise.all(keys.map((key) => get(table, key))),
      query,
      write,
      aside: write,
    },
  } as unknown as Services;
  return {
    services,
    logged,
    /** What writes said of themselves for the logbook. */
    told,
    rows: (table: string): Item[] =>
      [...rows].filter(([at]) => at.startsWith(`${table} `)).map(([, row]) => row),
    /** So many milliseconds after the start. */
    at: (milliseconds: number): void => {
      state.now = START + milliseconds;
    },
    /** Every write fails so from now on; undefined mends it. */
    breakWith: (error: Error | undefined): void => {
      state.broken = error;
    },
  };
}
