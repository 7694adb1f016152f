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

  it('is told to be there already when a good one has the same bytes', () => {
    const other = row({ ID_ARCHIVO: 'arc-2', NOMBRE_ARCHIVO: 'otra.pdf' });
    expect(sameBytes([other], 'aa')).toEqual({ ID_ARCHIVO: 'arc-2', NOMBRE_ARCHIVO: 'otra.pdf' });
    expect(sameBytes([other], 'bb')).toBeUndefined();
    expect(sameBytes([other], 'aa', 'arc-2')).toBeUndefined();
    for (const ESTADO of ['ESPERA', 'RECHAZADO', 'RETIRADO'] as const)
      expect(sameBytes([row({ ESTADO })], 'aa'), ESTADO).toBeUndefined();
    expect(sameBytes([row({ ESTADO: 'ESPERA' }), other], 'aa')?.ID_ARCHIVO).toBe('arc-2');
  });

  it('gives a line its facts and nothing else', () => {
    const facts = factsOf(row({ PAPEL: 'LEVANTE' }));
    expect(Object.keys(facts).sort()).toEqual(Object.keys(NO_FILE).sort());
    expect(facts).toMatchObject({ ID_ARCHIVO: 'arc-1', HUELLA_ARCHIVO: 'aa' });
  });
});
