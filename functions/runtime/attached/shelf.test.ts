import { describe, expect, it } from 'vitest';
import { NO_FILE } from '../../../shared/foundation/files/facts.ts';
import { jobScope } from '../scope.ts';
import { factsOf, sameBytes, shelfOf, type FileRow } from './shelf.ts';

const shelf = shelfOf('duca', 'soporte');

const row = (more: Partial<FileRow>): FileRow => ({
  ...NO_FILE,
  pk: 'C#emp-1#D-1',
  sk: 'A#arc-1',
  ESTADO: 'LISTO',
  ID_ARCHIVO: 'arc-1',
  NOMBRE_ARCHIVO: 'factura.pdf',
  FORMATO_ARCHIVO: 'PDF',
  HUELLA_ARCHIVO: 'aa',
  CREADO: '',
  CREADO_POR: '',
  ...more,
});

describe('a file of a document', () => {
  it('lies below its document and its company, under a name of its own, and elsewhere until it was looked into', () => {
    const file = { ID_ARCHIVO: 'arc-1', FORMATO_ARCHIVO: 'PDF' };
    expect(shelf.key(jobScope('emp-1', 'GT'), 'D-1', 'arc-1')).toEqual({ pk: 'C#emp-1#D-1', sk: 'A#arc-1' });
    expect(shelf.object('D-1', file)).toBe('duca/D-1/soporte/arc-1/archivo.pdf');
    expect(shelf.sent('D-1', file)).toBe('tmp/duca/D-1/soporte/arc-1/archivo.pdf');
    expect(shelf.object('D-1', { ...file, FORMATO_ARCHIVO: '?' })).toBe('duca/D-1/soporte/arc-1/archivo.bin');
  });

  it('is told to be there already when a good one has the same bytes', async () => {
    const other = row({ ID_ARCHIVO: 'arc-2', NOMBRE_ARCHIVO: 'otra.pdf' });
    expect(await sameBytes([other], 'aa')).toEqual({ ID_ARCHIVO: 'arc-2', NOMBRE_ARCHIVO: 'otra.pdf' });
    expect(await sameBytes([other], 'bb')).toBeUndefined();
    expect(await sameBytes([other], 'aa', { besides: 'arc-2' })).toBeUndefined();
    for (const ESTADO of ['ESPERA', 'RECHAZADO', 'RETIRADO'] as const)
      expect(await sameBytes([row({ ESTADO })], 'aa'), ESTADO).toBeUndefined();
    expect((await sameBytes([row({ ESTADO: 'ESPERA' }), other], 'aa'))?.ID_ARCHIVO).toBe('arc-2');
  });

  it('is told of the first with the same bytes that the caller may hear of, and of none else', async () => {
    const rows = [row({ NIT: 'A' }), row({ ID_ARCHIVO: 'arc-2', NIT: 'B' })];
    const of = (taxId: string) => async (some: readonly FileRow[]) => some.filter(({ NIT }) => NIT === taxId);
    expect((await sameBytes(rows, 'aa', { known: of('B') }))?.ID_ARCHIVO).toBe('arc-2');
    expect(await sameBytes(rows, 'aa', { known: of('C') })).toBeUndefined();
  });

  it('gives a line its facts and nothing else', () => {
    const facts = factsOf(row({ PAPEL: 'LEVANTE' }));
    expect(Object.keys(facts).sort()).toEqual(Object.keys(NO_FILE).sort());
    expect(facts).toMatchObject({ ID_ARCHIVO: 'arc-1', HUELLA_ARCHIVO: 'aa' });
  });
});
