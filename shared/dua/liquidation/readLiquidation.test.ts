import { describe, expect, it } from 'vitest';
import { readLiquidation } from './readLiquidation.ts';

const answer = (inside: string): Uint8Array =>
  new TextEncoder().encode(
    '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">' +
      `<soap:Body><r><liquidacion>${inside}</liquidacion></r></soap:Body></soap:Envelope>`,
  );

const TOTALS = '<totalPagar>100.00</totalPagar><totalGarantizar>0.00</totalGarantizar>';

describe('a liquidation of SARAH', () => {
  it('has the number of its slip, its date and the day until which it holds', () => {
    const said = `<idLiquidacion>L1</idLiquidacion><fechaLiquidacion>2026-11-20T09:14:33</fechaLiquidacion><fechaVencimiento>2026-11-28</fechaVencimiento>`;
    expect(readLiquidation(answer(said + TOTALS))?.SARAH_LIQUIDACION).toEqual({
      ID_LIQUIDACION_EXTERNA: 'L1',
      FECHA_LIQUIDACION: '2026-11-20T09:14:33',
      FECHA_VENCIMIENTO: '2026-11-28',
      TOTAL_PAGAR: '100.00',
      TOTAL_GARANTIZAR: '0.00',
    });
  });

  it.each([
    ['no dates', ''],
    [
      'dates that are none',
      '<fechaLiquidacion>mañana</fechaLiquidacion><fechaVencimiento>2026-02-30</fechaVencimiento>',
    ],
  ])('keeps its amounts with %s', (_, dates) => {
    expect(readLiquidation(answer(dates + TOTALS))?.SARAH_LIQUIDACION).toMatchObject({
      FECHA_LIQUIDACION: '',
      FECHA_VENCIMIENTO: '',
      TOTAL_PAGAR: '100.00',
    });
  });

  it('is none when an amount is none', () => {
    expect(readLiquidation(answer('<totalPagar>cien</totalPagar>'))).toBeUndefined();
  });
});
