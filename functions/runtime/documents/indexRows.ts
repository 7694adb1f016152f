import type { Database, Item, Key, Write } from '../database.ts';
import { companyKey } from '../keys.ts';
import type { TenantScope } from '../scope.ts';

/** What a transaction holds (database.ts), less what the caller's own condition checks may still add. */
const MOST_WRITES = 95;
const ASIDE = 25;

/** Row that keeps a number for one living document of the company. */
const uniqueKey = (scope: TenantScope, number: string): Key => ({
  pk: companyKey(scope, 'number'),
  sk: number,
});

/** Id of the document that holds a number; undefined when it is free. */
export const numberHolder = async (
  database: Database,
  table: string,
  scope: TenantScope,
  number: string,
): Promise<string | undefined> =>
  (await database.get<Item & { ID: string }>(table, uniqueKey(scope, number)))?.ID;

/**
 * Partition of a mark: one for each kind and first letter, so that what a company is searched by lies in many. A
 * beginning of a word is enough to know it.
 */
export function markPk(scope: Pick<TenantScope, 'company'>, mark: string) {
  const [kind = '', value = ''] = mark.split(':', 2);
  return companyKey(scope, 'mark', kind, [...value][0] ?? '');
}

/**
 * Guard rows of the unique number: the new one is taken first, the old one given back.
 * @param taken what is said when another document has the new one.
 */
export function numberWrites(
  table: string,
  scope: TenantScope,
  before: string,
  after: string,
  id: string,
  taken: () => Error | Promise<Error>,
): Write[] {
  if (before === after) return [];
  const writes: Write[] = [];
  if (after !== '') {
    writes.push({
      kind: 'put',
      table,
      item: { ...uniqueKey(scope, after), ID: id },
      when: { absent: true },
      lost: taken,
    });
  }
  if (before !== '') writes.push({ kind: 'delete', table, key: uniqueKey(scope, before) });
  return writes;
}

/** Rows of the index of marks that a save adds and takes away. */
export function markWrites(
  table: string,
  scope: Pick<TenantScope, 'company'>,
  before: readonly string[],
  after: readonly string[],
  id: string,
): Write[] {
  const key = (mark: string): Key => ({ pk: markPk(scope, mark), sk: `${mark}#${id}` });
  const added = after.filter((mark) => !before.includes(mark));
  const gone = before.filter((mark) => !after.includes(mark));
  return [
    ...added.map((mark): Write => ({ kind: 'put', table, item: { ...key(mark), ID: id } })),
    ...gone.map((mark): Write => ({ kind: 'delete', table, key: key(mark) })),
  ];
}

/**
 * Writes a save with its rows of the index in one transaction. A document with more marks than a transaction holds
 * writes the new ones before it, and leaves those that went: a row whose document no longer says the word is passed
 * over by the search, so neither order can make it lie.
 */
export async function writeWithMarks(
  database: Database,
  writes: readonly Write[],
  marks: readonly Write[],
): Promise<void> {
  if (writes.length + marks.length <= MOST_WRITES) return database.write(...writes, ...marks);
  const added = marks.filter((each) => each.kind === 'put');
  for (let at = 0; at < added.length; at += ASIDE) await database.aside(...added.slice(at, at + ASIDE));
  await database.write(...writes);
}
