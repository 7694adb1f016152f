import { expect, it } from 'vitest';
import type { Services } from '../../runtime/services.ts';
import { jobScope } from '../../runtime/scope.ts';
import { athenaEngine } from './athena.ts';

const parts = { services: {} as Services, scope: jobScope("uno' OR '1'='1", 'GT') };
const question = {
  sql: 'SELECT COUNT(*) AS N FROM hechos WHERE FECHA BETWEEN :DESDE AND :HASTA',
  params: { DESDE: '2026-10-01', HASTA: '2026-11-30' },
  days: [
    { day: '2026-10-03', hash: '1' },
    { day: '2026-11-20', hash: '2' },
  ],
  only: [{ column: 'NIT', values: ['81237642'] }],
  most: 9,
};

it('Athena is asked of the company of the scope, of the months of its files, and of what it is narrowed to', async () => {
  const asked: unknown[] = [];
  const engine = athenaEngine('grupo/base', async (each) => (asked.push(each), [{ N: '1' }]));
  expect(await engine.ask(parts, question)).toEqual([{ N: '1' }]);
  expect(asked).toEqual([
    {
      workgroup: 'grupo',
      sql: 'WITH hechos AS (SELECT * FROM "base"."hechos" WHERE empresa = ? AND mes BETWEEN ? AND ? AND NIT IN (?)) SELECT COUNT(*) AS N FROM hechos WHERE FECHA BETWEEN ? AND ? LIMIT 9',
      values: [
        "'uno'' OR ''1''=''1'",
        "'2026-10'",
        "'2026-11'",
        "'81237642'",
        "'2026-10-01'",
        "'2026-11-30'",
      ],
    },
  ]);
});

it('a narrowing to nothing finds nothing, and without files nobody is asked', async () => {
  const asked: { sql: string }[] = [];
  const engine = athenaEngine('grupo/base', async (each) => (asked.push(each), []));
  await engine.ask(parts, { ...question, only: [{ column: 'NIT', values: [] }] });
  expect(asked[0]!.sql).toContain('AND 1 = 0');
  expect(await engine.ask(parts, { ...question, days: [] })).toEqual([]);
  expect(asked).toHaveLength(1);
});
