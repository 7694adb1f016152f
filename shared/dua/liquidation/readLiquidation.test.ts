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

  it('tells its items and taxes apart by their numbers and concepts', () => {
    const value = (item: number, amount: string) =>
      `<valorItem><numeroItem>${item}</numeroItem><valorAduana>${amount}</valorAduana></valorItem>`;
    const tax = (item: number, concept: string) =>
      `<tributoItem><numeroItem>${item}</numeroItem><concepto>${concept}</concepto><importe>5.00</importe></tributoItem>`;
    const whole = (concept: string, duty: string) =>
      `<tributo><concepto>${concept}</concepto><tipoObligacion>${duty}</tipoObligacion><importe>10.00</importe></tributo>`;
    const said = readLiquidation(
      answer(
        `<valoresItem>${value(1, '7.00')}${value(2, '8.00')}</valoresItem>` +
          `<tributosItem>${tax(1, 'DAI')}${tax(2, 'DAI')}</tributosItem>` +
          `<tributos>${whole('DAI', 'P')}${whole('DAI', 'G')}</tributos>${TOTALS}`,
      ),
    )!;
    expect(said.SARAH_ITEMS).toMatchObject([
      { ID_LINEA: '1', ID_ITEM: '1', VALOR_ADUANA: '7.00', VALOR_ADUANA_AJUSTADO: '' },
      { ID_LINEA: '2', ID_ITEM: '2', VALOR_ADUANA: '8.00', VALOR_ADUANA_AJUSTADO: '' },
    ]);
    expect(said.SARAH_ITEM_TRIBUTOS.map((each) => each.ID_LINEA)).toEqual(['1-DAI', '2-DAI']);
    expect(said.SARAH_TRIBUTOS.map((each) => [each.ID_LINEA, each.IMPORTE])).toEqual([
      ['DAI-P', '10.00'],
      ['DAI-G', '10.00'],
    ]);
  });

  it('is none without the total to pay, whatever else it says', () => {
    expect(readLiquidation(answer('<totalGarantizar>1.00</totalGarantizar>'))).toBeUndefined();
    expect(readLiquidation(new TextEncoder().encode('no es una respuesta'))).toBeUndefined();
  });

  it('is none when an amount is none', () => {
    expect(readLiquidation(answer('<totalPagar>cien</totalPagar>'))).toBeUndefined();
  });
});
