import { duckdbEngine } from '../../functions/reports/engine/duckdb.ts';
import type { Question } from '../../functions/reports/engine/engine.ts';
import type { DocumentFacts, FactSource, Parts } from '../../functions/reports/facts/readFacts.ts';
import { readFacts } from '../../functions/reports/files/parquet.ts';
import { daysOfPeriod } from '../../functions/reports/findDays.ts';
import { BUCKET, dayKey, dayObject, TABLE } from '../../functions/reports/rows.ts';
import { makeId } from '../../functions/runtime/ids.ts';
import { factOf } from '../../shared/reports/facts.ts';

/** The day of a large company. Its documents are told of without being made: what is looked at are its day files. */
export const DAY = '2026-11-20';
export const OPENING = Date.parse(`${DAY}T14:00:00Z`);

/** Facts of orders that nobody made, as they stand at a version. */
export const factsOf = (sources: readonly FactSource[], VERSION = 1): DocumentFacts[] =>
  sources.map(({ module, id }) => {
    const text = { CREADO: `${DAY}T08:00:00`, FECHA: DAY, ABIERTO: '1', ESTADO: 'ABIERTA' };
    const fact = factOf({ CLASE: 'orden', MODULO: module, ID: id, N: 0, VERSION, ...text });
    return { module, id, day: DAY, facts: [fact] };
  });

/** Documents made one after the other in ten hours. */
export const documents = (count: number): FactSource[] =>
  Array.from({ length: count }, (_, at) => ({
    module: 'work-orders',
    id: makeId('ord', new Date(OPENING + Math.floor((at * 36_000_000) / count))),
  }));

/** What the reports of the day count, as DuckDB reads it. */
export const counted = async (parts: Parts, found?: Question['days']) => {
  const days = found ?? (await daysOfPeriod(parts, { DESDE: DAY, HASTA: DAY }));
  const sql =
    'SELECT COUNT(*) AS FILAS, COUNT(DISTINCT ID) AS DOCUMENTOS, SUM(VERSION - 1) AS V2 FROM hechos';
  const folder = process.env['ANALYSIS']!.replace('duckdb:', '');
  const [row] = await duckdbEngine(folder).ask(parts, {
    sql,
    params: {},
    days,
    only: [],
    most: 9,
  });
  return { FILAS: Number(row!['FILAS']), DOCUMENTOS: Number(row!['DOCUMENTOS']), V2: Number(row!['V2']) };
};

/** What lies in the folder of the month, whoever reads all of it as Athena does. */
export const lying = async (parts: Parts): Promise<number> => {
  const { scope, services } = parts;
  const { pk } = dayKey(scope, '');
  const rows = await services.database.query(TABLE, { pk, limit: 10_000 });
  const files = await Promise.all(
    rows.map(async ({ sk }) => {
      const bytes = await services.files.get(scope, BUCKET, dayObject(sk));
      return bytes ? (await readFacts(bytes)).length : 0;
    }),
  );
  return files.reduce((sum, each) => sum + each, 0);
};
