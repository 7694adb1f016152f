import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { inFactOrder, type Fact } from '../../shared/reports/facts.ts';
import { onlyParams, wholeSql, type Question } from './engine/engine.ts';
import { writeFacts } from './files/parquet.ts';

/** A day file of these facts and who answers over it; days are November and December 2026, the day is the 30th of December. */
export function fileOfFacts(facts: readonly Fact[]) {
  const folder = mkdtempSync(join(tmpdir(), 'despacho-facts-'));
  const file = join(folder, 'hechos.parquet');
  writeFileSync(file, writeFacts(facts.toSorted(inFactOrder)));
  return {
    answer: async (sql: string, only: Question['only'] = []): Promise<Record<string, unknown>[]> => {
      const instance = await DuckDBInstance.create(':memory:');
      try {
        const connection = await instance.connect();
        const question: Question = { sql, params: {}, days: [], only, most: 99 };
        const whole = wholeSql(question, `read_parquet('${file}') WHERE true`);
        const params: Record<string, string> = {
          DESDE: '2026-11-01',
          HASTA: '2026-12-31',
          HOY: '2026-12-30',
          ...onlyParams(question),
        };
        const named = [...new Set([...whole.matchAll(/:([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name!))];
        const asked = Object.fromEntries(named.map((name) => [name, params[name] ?? '']));
        const found = await connection.runAndReadAll(whole.replace(/:([A-Z][A-Z0-9_]*)/g, '$$$1'), asked);
        return found.getRowObjectsJson();
      } finally {
        instance.closeSync();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
