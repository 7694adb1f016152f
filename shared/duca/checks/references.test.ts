import { describe, expect, it } from 'vitest';
import { blankDuca } from '../blankDuca.fixture.ts';
import { carrierProblems, supportDocumentProblems, equipmentProblems } from './references.ts';

describe('containers', () => {
  const of = (numbers: readonly string[], ...units: string[]) =>
    equipmentProblems(
      blankDuca({
        EQUIPO: numbers.map((NUMERO_CONTENEDOR) => ({ NUMERO_CONTENEDOR })),
        UNIDAD: units.map((CANTIDAD_UNIDADES_CARGA) => ({ CANTIDAD_UNIDADES_CARGA })),
      }),
    );

  it('are listed once each; every repetition leads to the first, and a blank number repeats none', () => {
    expect(of(['', 'A', '', 'B', 'A', 'A'])).toEqual([
      {
        code: 'duca.container-twice',
        severity: 'error',
        path: 'EQUIPO[4].NUMERO_CONTENEDOR',
        relatedPath: 'EQUIPO[1].NUMERO_CONTENEDOR',
        message: 'Casilla 24.11, línea 5: el contenedor A ya está en la línea 2. Quite uno de los dos.',
      },
      expect.objectContaining({
        path: 'EQUIPO[5].NUMERO_CONTENEDOR',
        relatedPath: 'EQUIPO[1].NUMERO_CONTENEDOR',
      }),
    ]);
  });

  it('are as many as the vehicles say together, where one says so and one is listed', () => {
    expect(of(['A', 'B'], '2')).toEqual([]);
    expect(of(['A', 'B'], '1', '', '1')).toEqual([]);
    expect(of(['A', 'B'], '', '')).toEqual([]);
    expect(of([], '2')).toEqual([]);
    expect(of(['A', 'B'], '0')).toHaveLength(1);
    expect(of(['A', 'B'], '', '3')).toEqual([
      {
        code: 'duca.containers',
        severity: 'error',
        path: 'UNIDAD[1].CANTIDAD_UNIDADES_CARGA',
        relatedPath: 'EQUIPO[0].NUMERO_CONTENEDOR',
        message:
          'Casilla 24.6: dice 3 unidades de carga y se listan 2 contenedores. Corrija la cantidad o la lista.',
      },
    ]);
  });
});

describe('a driver or a vehicle', () => {
  const of = (driver: string, vehicle: string) =>
    carrierProblems(
      blankDuca({
        TRANSPORTISTA: [{}, {}],
        CONDUCTOR: [{}, { NUMERO_TRANSPORTISTA: driver }],
        UNIDAD: [{ NUMERO_TRANSPORTISTA: vehicle }],
      }),
    );

  it('is of the first carrier, of the last or of nobody', () => {
    for (const number of ['', '1', '2']) expect(of(number, number), number).toEqual([]);
  });

  it('is told with its own box when its carrier is none of the list', () => {
    expect(of('3', '0')).toEqual([
      {
        code: 'duca.carrier-of',
        severity: 'error',
        path: 'CONDUCTOR[1].NUMERO_TRANSPORTISTA',
        message:
          'Casilla 23, línea 2: no hay transportista 3; se listan 2. Escriba su número de línea o deje el dato en blanco.',
      },
      {
        code: 'duca.carrier-of',
        severity: 'error',
        path: 'UNIDAD[0].NUMERO_TRANSPORTISTA',
        message:
          'Casilla 24, línea 1: no hay transportista 0; se listan 2. Escriba su número de línea o deje el dato en blanco.',
      },
    ]);
  });
});

describe('a support document', () => {
  const of = (LINEA: string, fractions = 3) =>
    supportDocumentProblems(
      blankDuca({ FRACCIONES: Array.from({ length: fractions }, () => ({})), DOCUMENTOS: [{}, { LINEA }] }),
    );

  it('covers the whole, one fraction or a range, up to the last one', () => {
    for (const lines of ['', '0', '3', '1-3', '3-3']) expect(of(lines), lines).toEqual([]);
    for (const lines of ['4', '1-4', '3-1', 'todas']) expect(of(lines), lines).toHaveLength(1);
  });

  it('is told what it may say, also where there is no fraction yet', () => {
    expect(of('4')).toEqual([
      {
        code: 'duca.document-lines',
        severity: 'error',
        path: 'DOCUMENTOS[1].LINEA',
        message:
          'Casilla 54.6, línea 2: «4» no nombra fracciones de esta declaración. Escriba 0, un número hasta 3 o un rango como 1-3.',
      },
    ]);
    expect(of('1', 0)[0]!.message).toContain('un número hasta 0 o un rango como 1-1.');
  });
});
