import { describe, expect, it } from 'vitest';
import type { DuaBody } from './dataSets.ts';
import { duaGuaranteedTaxes, duaPaidTaxes } from './owedTaxes.ts';
import { sampleDua } from './sampleDua.fixture.ts';
import { isSettledBySarah } from './settledBySarah.ts';

const ours = sampleDua();
const tax = (CONCEPTO: string, TIPO_OBLIGACION: string, IMPORTE: string) => ({
  ID_LINEA: `${CONCEPTO}-${TIPO_OBLIGACION}`,
  CONCEPTO,
  TIPO_OBLIGACION,
  IMPORTE,
});
/** A DUA whose client owes DAI 5.00 by our reckoning, as SARAH settled it. */
const settled = (
  TOTAL_PAGAR: string,
  SARAH_TRIBUTOS: DuaBody['SARAH_TRIBUTOS'],
  TOTAL_GARANTIZAR = '0.00',
): DuaBody => ({
  ...ours,
  LIQUIDACION_TRIBUTOS: [tax('DAI', 'P', '5.00')],
  SARAH_LIQUIDACION: { ...ours.SARAH_LIQUIDACION, TOTAL_PAGAR, TOTAL_GARANTIZAR },
  SARAH_TRIBUTOS,
});
const paid = (...of: Parameters<typeof settled>) =>
  duaPaidTaxes(settled(...of)).map(({ CONCEPTO, IMPORTE }) => `${CONCEPTO} ${IMPORTE}`);

describe('the client is charged what the slip of SARAH says', () => {
  it('nothing of what she settles at zero, with lines or without', () => {
    expect(isSettledBySarah(settled('0.00', []))).toBe(true);
    expect(paid('0.00', [])).toEqual([]);
    expect(paid('0.00', [tax('DAI', 'P', '0.00')])).toEqual(['DAI 0.00']);
    expect(paid('0.00', [tax('DAI', 'E', '5.00')])).toEqual([]);
    expect(paid('0.00', [tax('DAI', 'P', '5.00')])).toEqual([]);
  });

  it('what her total holds and she does not itemise, as a line of its own', () => {
    const lines = [tax('DAI', 'P', '7.00'), tax('ISV', 'P', '3.00')];
    expect(paid('10.00', lines)).toEqual(['DAI 7.00', 'ISV 3.00']);
    expect(paid('141.55', lines)).toEqual(['DAI 7.00', 'ISV 3.00', 'SIN-DESGLOSE 131.55']);
    expect(paid('5.00', [])).toEqual(['DAI 5.00']);
    expect(paid('136.55', [])).toEqual(['DAI 5.00', 'SIN-DESGLOSE 131.55']);
  });

  it('her total where her lines are more, of which she does not say what was taken off', () => {
    expect(paid('4.00', [tax('DAI', 'P', '7.00')])).toEqual(['SIN-DESGLOSE 4.00']);
  });

  it('and guaranteed apart, by its own total', () => {
    const body = settled('7.00', [tax('DAI', 'P', '7.00'), tax('ISV', 'G', '3.00')], '4.00');
    expect(duaPaidTaxes(body)).toEqual([{ CONCEPTO: 'DAI', IMPORTE: '7.00' }]);
    expect(duaGuaranteedTaxes(body)).toEqual([
      { CONCEPTO: 'ISV', IMPORTE: '3.00' },
      { CONCEPTO: 'SIN-DESGLOSE', IMPORTE: '1.00' },
    ]);
    const untotalled = settled('7.00', [tax('DAI', 'P', '7.00'), tax('ISV', 'G', '3.00')], '');
    expect(duaGuaranteedTaxes(untotalled)).toEqual([{ CONCEPTO: 'ISV', IMPORTE: '3.00' }]);
  });

  it('and until she settles what we reckon', () => {
    expect(isSettledBySarah(settled('', [], ''))).toBe(false);
    expect(paid('', [], '')).toEqual(['DAI 5.00']);
  });
});
