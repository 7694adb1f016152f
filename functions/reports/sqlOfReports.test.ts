import { expect, it } from 'vitest';
import { REPORT_NAMES, reports } from '../../shared/reports/reports.ts';
import { FACT_COLUMNS } from '../../shared/reports/facts.ts';
import { FILTERS } from '../../shared/reports/filters.ts';
import { namesIn } from './engine/engine.ts';
import { sqlOfReports } from './sqlOfReports.ts';

it.each(REPORT_NAMES)(
  '%s names no company, opens no file, and takes the period and the day alone',
  (name) => {
    const sql = sqlOfReports[name];
    expect(sql).not.toMatch(/empresa|read_parquet|[;$?]|\bLIMIT\b/i);
    expect(sql.trim()).toMatch(/^SELECT[\s\S]*ORDER BY/);
    for (const [, table] of sql.matchAll(/\b(?:FROM|JOIN)\s+(\w+)/g)) expect(table).toBe('hechos');
    for (const param of namesIn(sql)) expect(['DESDE', 'HASTA', 'HOY']).toContain(param);
    if (reports[name].reads === 'period') expect(sql).toContain('FECHA BETWEEN :DESDE AND :HASTA');
    const begun = sql.includes('substr(CREADO, 1, 10) BETWEEN :DESDE AND :HASTA');
    expect(begun).toBe(reports[name].begun !== undefined);
  },
);

it('there are as many reports as brokers were promised', () => {
  expect(REPORT_NAMES.length).toBeGreaterThanOrEqual(15);
});

it('a filter is a column of the facts', () => {
  for (const name of FILTERS) expect(FACT_COLUMNS).toContain(name);
});
