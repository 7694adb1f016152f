import { expect, it } from 'vitest';
import type { Database, Write } from './database.ts';
import { packList, packRows, unpackList, type PackedList } from './packedList.ts';

/** Rows that hardly shrink when they are packed. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    CLAVE: String(at),
    VALOR: Array.from({ length: 8 }, (__, word) =>
      Math.imul(at * 8 + word + 1, 2_654_435_761).toString(36),
    ).join(' '),
  }));

const itemOf = (write: Write) => ('item' in write ? write.item : { pk: '', sk: '' });

/** What those writes would leave in the table, by partition. */
const tableOf = (writes: readonly Write[]): Pick<Database, 'query'> => {
  const items = writes.map(itemOf);
  return {
    query: <T>(_table: string, { pk }: { pk: string }) =>
      Promise.resolve(items.filter((item) => item.pk === pk) as T[]),
  };
};

it('keeps a small list in its own row', async () => {
  const rows = rowsOf(3);
  const { kept, pieces } = packList('GT', 'cat_sac', 's1', packRows(rows));
  expect([kept.PIEZAS, pieces]).toEqual([undefined, []]);
  expect(await unpackList(tableOf([]), 'GT', 'cat_sac', 's1', kept)).toEqual(rows);
});

it('cuts a large one to what rows of the table hold, and puts the pieces of its stamp together', async () => {
  const rows = rowsOf(40_000);
  const { kept, pieces } = packList('GT', 'cat_sac', 's1', packRows(rows));
  expect(pieces.length).toBeGreaterThan(1);
  for (const write of pieces)
    expect((itemOf(write) as unknown as PackedList).packed.length).toBeLessThan(390 * 1024);
  const other = packList('GT', 'cat_sac', 's2', packRows(rowsOf(30_000)));
  const table = tableOf([...other.pieces, ...pieces]);
  expect(await unpackList(table, 'GT', 'cat_sac', 's1', kept)).toEqual(rows);
});

it('reads nothing of a list of which a piece is missing', async () => {
  const { kept, pieces } = packList('GT', 'cat_sac', 's1', packRows(rowsOf(40_000)));
  const table = tableOf(pieces.slice(1));
  await expect(unpackList(table, 'GT', 'cat_sac', 's1', kept)).rejects.toThrow('pieces');
});
