import { expect, it } from 'vitest';
import type { Database, Query } from '../runtime/database.ts';
import { jobScope } from '../runtime/scope.ts';
import { pageOfLines, type Asked, type Place } from './readLines.ts';

const scope = jobScope('co', 'GT');

/** Pages of a logbook of so many lines, each of the user that the test says. */
function logbook(count: number, userOf: (n: number) => string) {
  const rows = Array.from({ length: count }, (_, at) => ({
    sk: `2026-11-20T${String(at).padStart(6, '0')}`,
    N: at,
    USUARIO: userOf(at),
  }));
  const query = async (_table: string, { between, descending, limit }: Query) => {
    const found = rows.filter(({ sk }) => sk >= between![0] && sk <= between![1]);
    return (descending ? found.toReversed() : found).slice(0, limit);
  };
  const database = { query } as unknown as Database;
  return async (asked: Asked, from?: Place, back = false) => {
    const page = await pageOfLines(database, scope, asked, { from, back, size: 50 });
    return { ...page, numbers: page.rows.map(({ N }) => N) };
  };
}

it('from any page the one before is found by itself, with the lines that stood before it', async () => {
  const page = logbook(140, () => 'ana');
  const first = await page({});
  const second = await page({}, first.older);
  const third = await page({}, second.older);
  expect([first.numbers[0], second.numbers[0], third.numbers[0]]).toEqual([139, 89, 39]);
  expect(first.newer).toBeUndefined();
  expect(third.older).toBeUndefined();
  const back = await page({}, third.newer, true);
  expect(back.numbers).toEqual(second.numbers);
  const newest = await page({}, back.newer, true);
  expect(newest.numbers).toEqual(first.numbers);
  expect(newest.newer).toBeUndefined();
  expect((await page({}, newest.older)).numbers).toEqual(second.numbers);
});

it.each([[[2]], [[2, 900]], [[399, 400, 401, 900, 901, 1399]], [[0]]])(
  'pages that look through many lines and find few of them (%j) lead on, each line once, both ways',
  async (wanted) => {
    const page = logbook(1400, (n) => (wanted.includes(n) ? 'rosa' : 'ana'));
    const asked = { USUARIO: 'rosa' };
    let here = await page(asked);
    const down = [...here.numbers];
    let pages = 1;
    while (here.older) {
      here = await page(asked, here.older);
      down.push(...here.numbers);
      pages += 1;
    }
    expect(down).toEqual(wanted.toReversed());
    expect(pages).toBe(3);
    const up = [...here.numbers];
    while (here.newer) {
      here = await page(asked, here.newer, true);
      up.unshift(...here.numbers);
    }
    expect(up).toEqual(wanted.toReversed());
    const again = [...here.numbers];
    while (here.older) {
      here = await page(asked, here.older);
      again.push(...here.numbers);
    }
    expect(again).toEqual(wanted.toReversed());
  },
);

it('what an outage had entered days later, many at once, is found under the day on which it was done', async () => {
  // 120 deeds of the 20th, 40 of the first minutes of the 21st and 30 of its afternoon, all entered on the 23rd.
  const deeds = [
    ...Array.from({ length: 120 }, () => '2026-11-20T16:00:00'),
    ...Array.from({ length: 40 }, () => '2026-11-21T00:02:00'),
    ...Array.from({ length: 30 }, () => '2026-11-21T15:00:00'),
  ];
  const rows = deeds.map((FECHA, N) => ({
    sk: `2026-11-23T14:00:00.000Z~${String(N).padStart(12, '0')}`,
    N,
    FECHA,
  }));
  const asked: number[] = [];
  const database = {
    query: async (_table: string, { between, descending, limit = 0 }: Query) => {
      const found = rows.filter(({ sk }) => sk >= between![0] && sk <= between![1]);
      const read = (descending ? found.toReversed() : found).slice(0, limit);
      asked.push(read.length);
      return read;
    },
  } as unknown as Database;
  const on = async (day: string, from?: Place) => {
    const days = { DESDE: day, HASTA: day };
    return pageOfLines(database, scope, days, { from, back: false, size: 100 });
  };
  const first = await on('2026-11-20');
  const second = await on('2026-11-20', first.older);
  expect([...first.rows, ...second.rows].map(({ N }) => N)).toEqual(
    rows
      .slice(0, 120)
      .map(({ N }) => N)
      .reverse(),
  );
  expect((await on('2026-11-21')).rows).toHaveLength(70);
  expect((await on('2026-11-22')).rows).toEqual([]);
  expect(Math.max(...asked)).toBeLessThan(200);
});
