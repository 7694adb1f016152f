import { describe, expect, it } from 'vitest';
import { blankDuca } from '../blankDuca.fixture.ts';
import type { DucaBody } from '../dataSets.ts';
import { dvaNumberProblems, saysDva } from './dvaNumbers.ts';

type Intermediary = Partial<DucaBody['DVA_INTERMEDIARIOS'][number]>;
const numbered = (...numbers: string[]): Partial<DucaBody['DVAS'][number]>[] =>
  numbers.map((NUMERO_DVA, at) => ({ ID_DVA: `v-${at}`, NUMERO_DVA }));
const of = (numbers: readonly string[], ...intermediaries: Intermediary[]) =>
  dvaNumberProblems(blankDuca({ DVAS: numbered(...numbers), DVA_INTERMEDIARIOS: intermediaries }));

describe('numbers of value declarations', () => {
  it('are told apart without their hyphens; a blank one is no number yet', () => {
    expect(of(['1-1', '1-2'])).toEqual([]);
    expect(of(['', ''])).toEqual([]);
    expect(of(['', '1-23', '12-3'])).toEqual([
      {
        code: 'duca.dva-twice',
        severity: 'error',
        path: 'DVAS[2].NUMERO_DVA',
        relatedPath: 'DVAS[1].NUMERO_DVA',
        message:
          'Declaraciones de valor, línea 3: el número 12-3 va sin guiones en el mensaje y allí es el mismo de la línea 2; sus facturas no se distinguirían. Cambie uno de los dos.',
      },
    ]);
  });

  it('are named by an intermediary that a person added, hyphens or not', () => {
    expect(of(['1-23'], { NUMERO_DVA: '1-23' }, { NUMERO_DVA: '123' }, { NUMERO_DVA: '' })).toEqual([]);
    expect(of(['1-23'], { ID_DVA: 'v-0', NUMERO_DVA: '9' }), 'one that was derived').toEqual([]);
    expect(of(['1-23'], {}, { NUMERO_DVA: '9' })).toEqual([
      {
        code: 'duca.dva-unknown',
        severity: 'error',
        path: 'DVA_INTERMEDIARIOS[1].NUMERO_DVA',
        message:
          'Intermediarios, línea 2: ninguna declaración de valor de esta DUCA tiene el número 9. Escriba el de una de ellas o borre la línea.',
      },
    ]);
  });
});

describe('a number that the message lacks', () => {
  const body = blankDuca({
    DVAS: numbered('', ''),
    DVA_FACTURAS: [{ ID_DVA: 'v-1' }, { ID_DVA: 'gone' }],
    DVA_INTERMEDIARIOS: [{ ID_DVA: '' }, { ID_DVA: 'gone' }],
  });

  it('is asked for at its value declaration, once for all its lines', () => {
    expect(saysDva('DVA_FACTURAS[0].ID_DVA', body)).toBe('DVAS[1].NUMERO_DVA');
  });

  it('is asked for where a person types it, and other fields where they are', () => {
    expect(saysDva('DVA_INTERMEDIARIOS[0].NUMERO_DVA', body)).toBe('DVA_INTERMEDIARIOS[0].NUMERO_DVA');
    for (const path of ['DUCA.NO_ORDEN', 'DVA_FACTURAS[0].NUMERO_FACTURA', 'XDVA_FACTURAS[0].ID_DVA'])
      expect(saysDva(path, body)).toBe(path);
  });

  it('of a value declaration that is gone is told at a field that people see', () => {
    expect(saysDva('DVA_FACTURAS[1].ID_DVA', body)).toMatchObject({
      code: 'duca.dva-gone',
      severity: 'error',
      path: 'DVA_FACTURAS[1].NUMERO_FACTURA',
      message:
        'Línea 2, No. de factura: su declaración de valor no está en esta DUCA y el mensaje no puede decir de cuál es. Forme de nuevo la DUCA o borre la línea.',
    });
    expect(saysDva('DVA_INTERMEDIARIOS[1].NUMERO_DVA', body)).toMatchObject({
      path: 'DVA_INTERMEDIARIOS[1].NUMERO_DVA',
    });
  });
});
