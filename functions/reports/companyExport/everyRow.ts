import type { Database, Item } from '../../runtime/database.ts';
import type { PartitionKey } from '../../runtime/keys.ts';

/** Rows that are read at once. */
const AT_ONCE = 500;
/** Before and after every sort key. */
const [FIRST, LAST] = ['!', '~'] as const;

/** Rows of a partition behind a sort key ('' for all), page after page as they are taken. */
export async function* rowsInPages<T extends Item = Item>(
  database: Database,
  table: string,
  pk: PartitionKey,
  after: string,
): AsyncGenerator<T[]> {
  for (let from = after || FIRST; ;) {
    const read = await database.query<T>(table, { pk, between: [from, LAST], limit: AT_ONCE });
    const rows = read.filter(({ sk }) => sk > from);
    if (rows.length > 0) yield rows;
    if (read.length < AT_ONCE) return;
    from = read.at(-1)!.sk;
  }
}

/** Every row of a partition between two sort keys, however many there are. */
export async function everyRow<T extends Item = Item>(
  database: Database,
  table: string,
  pk: PartitionKey,
  [first, last]: readonly [string, string] = [FIRST, LAST],
): Promise<T[]> {
  const found: T[] = [];
  for (let from = first; ; from = found.at(-1)!.sk) {
    const read = await database.query<T>(table, { pk, between: [from, last], limit: AT_ONCE });
    found.push(...read.filter(({ sk }) => sk !== found.at(-1)?.sk));
    if (read.length < AT_ONCE) return found;
  }
}

/**
 * Stretches of what lies beside a document, without the rows of its versions (`B#`, `C#`, `F#`, and `V#` of old ones), which
 * may be large: the current version is told whole, and what each changed is in the logbook.
 */
const BESIDE = [
  [FIRST, 'B!'],
  ['C$', 'F!'],
  ['F$', 'V!'],
  ['V$', LAST],
] as const;

/** Everything that lies beside a document. */
export async function everyRowBeside(database: Database, table: string, pk: PartitionKey): Promise<Item[]> {
  const parts = await Promise.all(BESIDE.map((span) => everyRow(database, table, pk, span)));
  return parts.flat();
}
