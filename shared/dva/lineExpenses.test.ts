import { describe, expect, it } from 'vitest';
import { calculateDva } from './calculateDva.ts';
import { checkDva } from './checkDva.ts';
import type { DvaBody, DvaHeader } from './fields/dataSets.ts';
import { draw, texts } from './print/scene.fixture.ts';
import { sampleDva, sampleReference } from './sampleDva.fixture.ts';

const reference = sampleReference();

/** Two lines of the sample with a freight and an insurance of their own. */
function withShares(header: Partial<DvaHeader>, freights: string[], insurances = ['', '']): DvaBody {
  const whole = sampleDva(2);
  const MERCANCIAS = whole.MERCANCIAS.map((line, at) => ({
    ...line,
    VALOR_FLETE: freights[at]!,
    VALOR_SEGURO: insurances[at]!,
    VALOR_OTROS: '0.00',
  }));
  return calculateDva({ ...whole, DVA: { ...whole.DVA, ...header }, MERCANCIAS }, reference);
}
const told = (...of: Parameters<typeof withShares>) =>
  checkDva(withShares(...of), reference).filter((each) => each.code === 'dva.expense-sum');

describe('lines that do not add up to box 42.10 or 42.12', () => {
  it('are said with both sums and the remedy, and nothing is said of those that do', () => {
    expect(told({ CASILLA_42_10: '1000.00' }, ['900.00', '100.00'])).toEqual([]);
    expect(told({ CASILLA_42_10: '1000.01' }, ['900.00', '100.00'])).toEqual([
      {
        code: 'dva.expense-sum',
        severity: 'warning',
        path: 'DVA.CASILLA_42_10',
        relatedPath: 'MERCANCIAS',
        message:
          'Casilla 42.10: dice 1,000.01 y el flete de las líneas suma 1,000.00. La declaración reparte lo de la casilla en la proporción de las líneas; si no es así, escriba el flete de cada línea, o corrija la casilla.',
      },
    ]);
    expect(told({ CASILLA_42_12: '11.00' }, ['800.00', '0.00'], ['1.00', '9.00'])).toMatchObject([
      { path: 'DVA.CASILLA_42_12', message: expect.stringContaining('el seguro de las líneas suma 10.00') },
    ]);
  });

  it('are shared by FOB where they say nought, and said so; blank ones leave it to the declaration', () => {
    expect(told({}, ['0.00', '0.00'])).toMatchObject([
      { message: expect.stringContaining('según el FOB de las líneas') },
    ]);
    expect(told({}, ['', ''])).toEqual([]);
  });

  it('are none of it where the price holds the expense, or the box is blank', () => {
    expect(told({ ID_INCOTERM: 'CIF', CASILLA_42_10: '1.00' }, ['900.00', '100.00'])).toEqual([]);
    expect(told({ CASILLA_42_10: '' }, ['900.00', '100.00'])).toEqual([]);
  });

  it('stand in the annex of expenses as the declaration takes them', () => {
    const annex = (...of: Parameters<typeof withShares>) =>
      texts([draw(withShares(...of), 0, { imprdvagastos: '1' }).pages.at(-1)!]);
    // 3,414.00 and 303.60 of FOB.
    expect(annex({ CASILLA_42_10: '1000.01' }, ['900.00', '100.00'])).toEqual(
      expect.arrayContaining(['900.01', '100.00', '1,000.01', '4,314.01', '403.60', '4,717.61', '(900.00)']),
    );
    expect(annex({ CASILLA_42_10: '1000.00' }, ['900.00', '100.00']).join(' ')).not.toMatch(/\([\d.,]+\)/);
    expect(annex({ CASILLA_42_10: '500.00' }, ['0.00', '0.00'])).toEqual(
      expect.arrayContaining(['459.17', '40.83', '500.00']),
    );
  });
});
