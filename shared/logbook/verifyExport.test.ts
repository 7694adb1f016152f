import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EXPORT_FORM, signedText, type ExportHead } from './exported.ts';
import { BEGINNING, hashedText, type LogLine } from './line.ts';
import type { SealedRoot } from './root.ts';
import { verifyExport, type Verifier } from './verifyExport.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Signs with the words themselves: who changed them has another signature. */
const verifier: Verifier = { sha256, holds: (text, signature, key) => signature === `${key} ${text}` };

const head: ExportHead = {
  FORMATO: EXPORT_FORM,
  ...{ ID_EMPRESA: 'uno', EMPRESA: 'Agencia Uno' },
  ...{ DESDE: '2026-11-01', HASTA: '2026-11-20', ANTERIOR: BEGINNING },
};
const line = (N: number, ANTERIOR: string, ACCION = `cambiar ${N}`): LogLine => {
  const said = {
    ...{ N, FECHA: '2026-11-20T09:00:00', REGISTRADO: '2026-11-20T09:00:01', USUARIO: 'ana' },
    ...{ DIRECCION: '10.0.0.1', DISPOSITIVO: 'Firefox', MODULO: 'duca', ID: `duc-${N}`, VERSION: N },
    ...{ ACCION, CAMBIOS: [{ CAMPO: 'Peso', RUTA: 'DUCA.PESO', ANTES: '1', DESPUES: '2' }], MAS: 0 },
    ...{ CODIGO: '', ANTERIOR },
  };
  return { ...said, HUELLA: sha256(hashedText(said)) };
};
function chain(count: number): LogLine[] {
  const lines: LogLine[] = [];
  for (let N = 1; N <= count; N += 1) lines.push(line(N, lines.at(-1)?.HUELLA ?? BEGINNING));
  return lines;
}
const footOf = (lines: readonly LogLine[], LINEAS = lines.length) => {
  const said = { LINEAS, HUELLA: lines.at(-1)?.HUELLA ?? BEGINNING };
  return { ...said, CLAVE: 'clave', FIRMA: `clave ${signedText(head, said)}` };
};
const fileOf = (...rows: readonly unknown[]): string =>
  rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\r\n');
const faultsOf = (...rows: readonly unknown[]): string[] => verifyExport(fileOf(...rows), verifier).faults;

const whole = chain(5);
const foot = footOf(whole);

describe('an exported logbook', () => {
  it('that is whole has no fault, whatever ends its lines, also without a line', () => {
    expect(verifyExport(fileOf(head, ...whole, foot), verifier)).toEqual({
      lines: 5,
      faults: [],
      key: 'clave',
    });
    const text = fileOf(head, ...whole, foot).replaceAll('\r\n', '\n');
    expect(verifyExport(`${text}\n\n`, verifier).faults).toEqual([]);
    expect(verifyExport(fileOf(head, footOf([])), verifier)).toEqual({ lines: 0, faults: [], key: 'clave' });
  });

  it('that does not begin as one is none', () => {
    const said = ['La línea 1 del archivo no es el encabezado de una bitácora.'];
    for (const text of ['', 'hola', fileOf(...whole, foot)])
      expect(verifyExport(text, verifier)).toEqual({ lines: 0, faults: said, key: '' });
  });

  it('names the line that was changed', () => {
    const lines = whole.map((each, at) => (at === 2 ? { ...each, USUARIO: 'otro' } : each));
    expect(faultsOf(head, ...lines, foot)).toEqual([
      'Línea 4 del archivo: la anotación 3 no tiene la huella de su contenido; fue cambiada.',
    ]);
  });

  it('says of a change with a new code where the chain breaks', () => {
    const forged = line(3, whole[1]!.HUELLA, 'otra cosa');
    expect(faultsOf(head, whole[0], whole[1], forged, whole[3], whole[4], foot)).toEqual([
      'Línea 5 del archivo: la anotación 4 no continúa la anterior; aquí se cambió, quitó o insertó algo.',
    ]);
    const first = line(1, 'a'.repeat(64));
    expect(faultsOf(head, first, footOf([first]))).toEqual([
      'Línea 2 del archivo: la anotación 1 no continúa la anterior; aquí se cambió, quitó o insertó algo.',
    ]);
  });

  it('says how many were taken out of its middle, and that its end was cut', () => {
    expect(faultsOf(head, whole[0], whole[3], whole[4], foot)).toEqual([
      'Línea 3 del archivo: de la anotación 1 se pasa a la 4; faltan 2.',
      'La firma es de 5 anotaciones y el archivo tiene 3.',
    ]);
    expect(faultsOf(head, ...whole.slice(0, 4), foot)).toEqual([
      'La firma es de 5 anotaciones y el archivo tiene 4.',
      'La última anotación no es la que se firmó; el final fue cambiado o quitado.',
    ]);
    expect(verifyExport(fileOf(head, ...whole), verifier)).toEqual({
      lines: 5,
      faults: ['Falta la última línea con la firma; el archivo está cortado.'],
      key: '',
    });
  });

  it('names what was put in or moved', () => {
    expect(faultsOf(head, whole[0], whole[1], whole[1], ...whole.slice(2), foot)).toEqual([
      'Línea 4 del archivo: la anotación 2 no sigue a la 2; fue insertada o movida.',
      'La firma es de 5 anotaciones y el archivo tiene 6.',
    ]);
    expect(faultsOf(head, whole[0], 'una línea', ...whole.slice(1), foot)).toEqual([
      'Línea 3 del archivo: no se lee como una anotación de la bitácora; fue cambiada o insertada.',
      'La firma es de 5 anotaciones y el archivo tiene 6.',
    ]);
  });

  it('with another head, or another number of lines, is not what was signed', () => {
    const forged = 'La firma no es de este contenido; el encabezado o la última línea fueron cambiados.';
    for (const [name, value] of Object.entries({ EMPRESA: 'Otra', DESDE: '2026-10-01', HASTA: '2026-12-31' }))
      expect(faultsOf({ ...head, [name]: value }, ...whole, foot), name).toEqual([forged]);
    expect(faultsOf(head, ...whole, { ...foot, LINEAS: 6 })).toEqual([
      'La firma es de 6 anotaciones y el archivo tiene 5.',
      forged,
    ]);
  });

  describe('with the end that was sealed', () => {
    const sealed = (N: number, more: Partial<SealedRoot> = {}): SealedRoot => ({
      ...{ N, HUELLA: chain(N)[N - 1]!.HUELLA, REGISTRADO: '2026-11-20T09:00:01', FALTAN: [] },
      ...{ SELLADO: '2026-11-20T10:00:00', ...more },
    });
    const faultsUpTo = (count: number, SELLO: SealedRoot, days: object = {}): string[] => {
      const lines = chain(count);
      const [first, last] = [
        { ...head, ...days },
        { LINEAS: count, HUELLA: lines.at(-1)?.HUELLA ?? BEGINNING, SELLO },
      ];
      return faultsOf(first, ...lines, {
        ...last,
        CLAVE: 'clave',
        FIRMA: `clave ${signedText(first, last)}`,
      });
    };
    const two =
      'Faltan las anotaciones 4 a 5, que estaban selladas el 20/11/2026 10:00:00; la última que queda antes es del 20/11/2026 09:00:01.';

    it('is whole where its line is there, last or not', () => {
      for (const N of [3, 5]) expect(faultsUpTo(5, sealed(N))).toEqual([]);
    });

    it('lacks what comes behind its lines, also where none is left', () => {
      expect(faultsUpTo(3, sealed(5))).toEqual([two]);
      expect(faultsUpTo(4, sealed(5))[0]).toMatch(/^Falta la anotación 5, que estaba sellada el /);
      expect(faultsUpTo(0, sealed(5))).toEqual([
        'Falta la anotación 5, que estaba sellada el 20/11/2026 10:00:00; no queda ninguna anterior.',
      ]);
    });

    it('lacks nothing where its days end before the seal’s line or begin after it', () => {
      expect(faultsUpTo(3, sealed(5), { HASTA: '2026-11-19' })).toEqual([]);
      expect(faultsUpTo(0, sealed(5), { DESDE: '2026-11-21', HASTA: '2026-11-22' })).toEqual([]);
    });

    it('is another where the line is', () => {
      expect(faultsUpTo(5, sealed(5, { HUELLA: 'a'.repeat(64) }))).toEqual([
        'La anotación 5 no es la que se selló; fue cambiada.',
      ]);
    });

    it('tells once what was missing when it was written, and is signed with that', () => {
      const { HUELLA, REGISTRADO } = sealed(5);
      const gap = { DESDE: 4, HASTA: 5, HUELLA, REGISTRADO };
      const FALTAN = [{ ...gap, SELLADO: '2026-11-20T10:00:00', DESPUES: '2026-11-20T09:00:01' }];
      expect(faultsUpTo(3, sealed(5, { FALTAN }))).toEqual([two]);
      const last = { ...footOf(whole), SELLO: sealed(5) };
      expect(faultsOf(head, ...whole, last)).toEqual([
        'La firma no es de este contenido; el encabezado o la última línea fueron cambiados.',
      ]);
    });
  });

  it('that is broken all over tells twenty faults, and how many more there are', () => {
    const many = chain(30).map((each) => ({ ...each, USUARIO: 'otro' }));
    const faults = faultsOf(head, ...many, footOf(many));
    expect(faults).toHaveLength(21);
    expect(faults.at(-1)).toBe('… y 10 más.');
  });
});
