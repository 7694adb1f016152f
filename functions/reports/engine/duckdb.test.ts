import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, expect, it } from 'vitest';
import { factOf } from '../../../shared/reports/facts.ts';
import type { Services } from '../../runtime/services.ts';
import { jobScope } from '../../runtime/scope.ts';
import { readFacts, writeFacts } from '../files/parquet.ts';
import { dayObject } from '../rows.ts';
import { expiringSql } from '../sql/expiring.ts';
import { duckdbEngine } from './duckdb.ts';

const folder = mkdtempSync(join(tmpdir(), 'despacho-duckdb-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const declared = (ID: string, more: object = {}) =>
  factOf({
    ...{
      CLASE: 'declaracion',
      MODULO: 'duca',
      ID,
      N: 0,
      ESTADO: 'ROJO',
      CANAL: 'ROJO',
      VALIDA_HASTA: '2026-12-30',
    },
    ...more,
  } as const);

/** A day file as versions wrote it before a clearance was told of. */
async function fileOfBefore(...ids: readonly string[]): Promise<Uint8Array> {
  const whole = new Uint8Array(writeFacts(ids.map((id) => declared(id))));
  const rows = await parquetReadObjects({ file: whole.buffer });
  const names = Object.keys(rows[0]!).filter((name) => name !== 'LEVANTE');
  const columnData = names.map((name) => ({ name, data: rows.map((row) => row[name]) }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}

it('day files of before, which lack what came since, are asked with and without younger ones and written anew', async () => {
  const before = await fileOfBefore('vieja');
  const since = writeFacts([
    declared('nueva'),
    declared('levantada', { LEVANTE: '2026-12-01', ESTADO: 'CORRECCION' }),
  ]);
  const days = [
    { day: '2026-11-20', hash: 'a' },
    { day: '2026-11-21', hash: 'b' },
  ];
  const files = new Map([
    [dayObject('2026-11-20'), before],
    [dayObject('2026-11-21'), since],
  ]);
  const get = async (_scope: object, _bucket: string, name: string) => files.get(name);
  const services = { files: { get }, id: () => 'par-1' } as unknown as Services;
  const asked = async (some: typeof days): Promise<unknown[]> => {
    const question = { sql: expiringSql, params: { HOY: '2026-12-30' }, days: some, only: [], most: 9 };
    const rows = await duckdbEngine(folder).ask({ services, scope: jobScope('uno', 'GT') }, question);
    return rows.map(({ ID }) => ID);
  };
  expect(await asked(days.slice(0, 1))).toEqual(['vieja']);
  expect(await asked(days)).toEqual(['nueva', 'vieja']);
  expect(await readFacts(before)).toEqual([declared('vieja')]);
});
