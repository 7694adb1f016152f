import { expect, it } from 'vitest';
import type { BulkRow } from '../../shared/foundation/documents/bulk.ts';
import { field } from '../../shared/foundation/fields/field.ts';
import { formatCsv } from '../kit/grid/csv.ts';
import { begun, errorRows, readBulk, runBulk, type BulkProgress } from './bulkRun.ts';

const columns = [
  { name: 'CODIGO', field: field.text('Código', { max: 5 }) },
  { name: 'PARTIDA', field: field.tariff('Clasificación') },
];
const context = {
  today: '2026-11-20',
  checkTaxId: (value: string) => ({ ok: true as const, value }),
  hasCode: () => undefined,
  rows: () => [],
};
const read = (text: string) => readBulk(text, columns, context);

it('leaves a wrong row out whole and keeps the others, in any order of columns', () => {
  const { rows, wrong, problems, fatal } = read(
    'Clasificación;Código\n8471.30;A\nocho;B\n;LARGUISIMO\n8471300000;C\n',
  );
  expect(rows).toEqual([
    { FILA: 2, VALORES: { PARTIDA: '847130', CODIGO: 'A' } },
    { FILA: 5, VALORES: { PARTIDA: '8471300000', CODIGO: 'C' } },
  ]);
  expect([wrong, fatal]).toEqual([2, []]);
  expect(problems.map(({ row }) => row)).toEqual([3, 4]);
});

it('loads nothing of a file whose heading is another, or that has no rows', () => {
  expect(read('Código,Otra\nA,1\n').fatal).toHaveLength(1);
  expect(read('Código\n').fatal[0]!.message).toMatch(/no tiene filas/);
  expect(read('').fatal[0]!.message).toMatch(/vacío/);
});

it('writes errors that no spreadsheet executes', () => {
  const { problems } = read('Clasificación\n=HYPERLINK(1)\n');
  expect(formatCsv([], errorRows(problems, []))).toContain(",'=HYPERLINK(1),");
});

it('goes on where it was broken off, and stops between calls when it is told to', async () => {
  const rows = Array.from({ length: 250 }, (_, at): BulkRow => ({ FILA: at + 2, VALORES: {} }));
  const sent: number[] = [];
  let broken = true;
  const send = async (some: readonly BulkRow[]) => {
    if (some[0]!.FILA === 102 && broken) throw new Error('Sin conexión');
    sent.push(some[0]!.FILA);
    return some.map(({ FILA }) => ({
      FILA,
      SITUACION: FILA === 3 ? ('rechazada' as const) : ('nueva' as const),
      MENSAJE: FILA === 3 ? 'Mal' : '',
    }));
  };
  let last: BulkProgress = begun(rows.length);
  const run = (signal = new AbortController().signal) =>
    runBulk(rows, last, send, (told) => (last = told), signal);
  await expect(run()).rejects.toThrow('Sin conexión');
  expect(last.done).toBe(100);
  broken = false;
  const stop = new AbortController();
  stop.abort();
  await run(stop.signal);
  expect(sent).toEqual([2]);
  await run();
  expect(sent).toEqual([2, 102, 202]);
  expect(last).toMatchObject({ done: 250, counts: { nueva: 249, rechazada: 1 }, refused: [{ FILA: 3 }] });
});
