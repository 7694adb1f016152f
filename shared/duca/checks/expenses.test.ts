import { expect, it } from 'vitest';
import { blankDuca } from '../blankDuca.fixture.ts';
import type { DucaBody } from '../dataSets.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { expenseProblems } from './expenses.ts';

const reference = sampleReference();
const of = (DUCA: Partial<DucaBody['DUCA']>, dvas = 0) =>
  expenseProblems(
    blankDuca({
      DUCA: { TOTAL_FOB_DOLARES: '100.00', ID_INCOTERM: 'FOB', ...DUCA },
      DVAS: Array.from({ length: dvas }, () => ({})),
    }),
    reference,
  );

it('asks for transport and insurance that the price does not include, each in its box', () => {
  expect(of({})).toEqual([
    {
      code: 'duca.no-freight',
      severity: 'warning',
      path: 'DUCA.TOTAL_FLETE_DOLARES',
      relatedPath: 'DUCA.ID_INCOTERM',
      message:
        'Casilla 26: con FOB el precio no incluye el transporte y aquí es cero. Escríbalo en las fracciones.',
    },
    {
      code: 'duca.no-insurance',
      severity: 'warning',
      path: 'DUCA.TOTAL_SEGURO_DOLARES',
      relatedPath: 'DUCA.ID_INCOTERM',
      message:
        'Casilla 27: con FOB el precio no incluye el seguro y aquí es cero. Escríbalo en las fracciones.',
    },
  ]);
  expect(of({ TOTAL_FLETE_DOLARES: '0.01' }).map((each) => each.code)).toEqual(['duca.no-insurance']);
  expect(of({ TOTAL_FLETE_DOLARES: '0.01', TOTAL_SEGURO_DOLARES: '0.01' })).toEqual([]);
});

it('does not ask for what the price includes', () => {
  expect(of({ ID_INCOTERM: 'CFR' }).map((each) => each.code)).toEqual(['duca.no-insurance']);
  expect(of({ ID_INCOTERM: 'CIF' })).toEqual([]);
});

it('asks nothing without a term, without a price, or where a value declaration is asked', () => {
  expect(of({ ID_INCOTERM: '' })).toEqual([]);
  expect(of({ TOTAL_FOB_DOLARES: '0.00' })).toEqual([]);
  expect(of({ TOTAL_FOB_DOLARES: '' })).toEqual([]);
  expect(of({}, 1)).toEqual([]);
});
