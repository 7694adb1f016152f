import { describe, expect, it } from 'vitest';
import { tariffRow } from '../../catalogues/tariffRow.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { duaFromDvas } from '../derive/duaFromDvas.ts';
import { calculateDua } from '../calculate.ts';
import { checkDua } from '../check.ts';
import { paymentOf } from '../conversions/payment.ts';
import { duaDataSets, type DuaBody, type DuaItem } from '../dataSets.ts';
import { honduranReference, honduranSources, sampleDua } from '../sampleDua.fixture.ts';

const reference = honduranReference();
const whole = sampleDua(reference);
const told = (body: DuaBody): string[] =>
  checkDua(calculateDua(body, reference), reference).map(({ code, path }) => `${code} ${path}`);
const withItem = (change: Partial<DuaItem>): DuaBody => ({
  ...whole,
  DETALLE_MERCANCIAS: whole.DETALLE_MERCANCIAS.map((each, at) => (at === 1 ? { ...each, ...change } : each)),
});
const header = (change: Partial<DuaBody['DECLARACION']>): DuaBody => ({
  ...whole,
  DECLARACION: { ...whole.DECLARACION, ...change },
});
const bulk = { ...blankRecord(duaDataSets.DETALLE_BULTOS), ID_LINEA: 'b', NUMERO_LINEA: '1' };
const GLOBAL = 'DECLARACION.INDICADOR_CANCELACION_GLOBAL';

describe('a transport title', () => {
  it('is cancelled whole or by its lines, and never both', () => {
    const both = { ...header({ INDICADOR_CANCELACION_GLOBAL: '1' }), DETALLE_BULTOS: [bulk] };
    expect(told(both)).toContain(`dua.title-lines ${GLOBAL}`);
    const byLines = { ...header({ INDICADOR_CANCELACION_GLOBAL: '0' }), DETALLE_BULTOS: [bulk] };
    expect(told(byLines).join()).not.toContain('dua.title-');
  });

  it('that neither cancels stays open, which is asked about', () => {
    expect(told(header({ INDICADOR_CANCELACION_GLOBAL: '0' }))).toContain(`dua.title-open ${GLOBAL}`);
    const none = header({ INDICADOR_CANCELACION_GLOBAL: '0', TITULO_TRANSPORTE: '' });
    expect(told(none).join()).not.toContain('dua.title-');
  });
});

describe('a problem of an item', () => {
  it('stands at the item, and names it by its number', () => {
    const problems = checkDua(
      calculateDua(withItem({ AJUSTE_DEDUCIR: '999999999.00' }), reference),
      reference,
    );
    const found = problems.find(({ code }) => code === 'dua.negative');
    expect(found).toMatchObject({
      path: 'DETALLE_MERCANCIAS[1].AJUSTE_DEDUCIR',
      message: expect.stringMatching(/^Ítem 2: el ajuste a deducir/) as string,
    });
  });

  it('is an advantage without its document, at the advantage', () => {
    const [item] = whole.DETALLE_MERCANCIAS;
    const claimed = {
      ...whole,
      DETALLE_VENTAJAS: [{ ID_LINEA: 'v', ID_ITEM: item!.ID_ITEM, NUMERO_ITEM: '1', CODIGO_VENTAJA: '3' }],
    };
    expect(told(claimed)).toContain('dua.advantage-paper DETALLE_VENTAJAS[0].CODIGO_VENTAJA');
  });
});

describe('totals', () => {
  it('that are blank are zero, and hold to items that are zero', () => {
    const DETALLE_MERCANCIAS = whole.DETALLE_MERCANCIAS.map((each) => ({ ...each, VALOR_OTROS: '0.00' }));
    const body = { ...header({ TOTAL_OTROS_DOLARES: '' }), DETALLE_MERCANCIAS };
    expect(told(body)).not.toContain('dua.total DECLARACION.TOTAL_OTROS_DOLARES');
    const some = {
      ...body,
      DETALLE_MERCANCIAS: whole.DETALLE_MERCANCIAS.map((each) => ({ ...each, VALOR_OTROS: '1.00' })),
    };
    expect(told(some)).toContain('dua.total DECLARACION.TOTAL_OTROS_DOLARES');
  });

  it('of taxes that were reckoned by other rules are told to be reckoned anew', () => {
    const [first, ...others] = whole.LIQUIDACION_ITEM_TRIBUTOS;
    const stale = { ...whole, LIQUIDACION_ITEM_TRIBUTOS: [{ ...first!, IMPORTE: '0.01' }, ...others] };
    const codes = (body: DuaBody) => checkDua(body, reference).map(({ code }) => code);
    expect(codes(stale)).toContain('dua.stale-taxes');
    expect(codes({ ...whole, LIQUIDACION_ITEM_TRIBUTOS: others })).toContain('dua.stale-taxes');
    expect(codes(whole)).not.toContain('dua.stale-taxes');
  });

  it('of what owes nothing are paid as nothing', () => {
    expect(paymentOf({ TOTAL_PAGAR: '', TOTAL_GARANTIZAR: '' }).amount).toBe('0.00');
  });
});

it('goods are counted in the unit of their tariff code', () => {
  const sources = honduranSources({ lines: 3, invoices: 1, suppliers: 1, containers: 1 }, reference);
  const counted = duaFromDvas(sources, reference).DETALLE_MERCANCIAS;
  for (const item of counted) {
    const unit = tariffRow(reference, item.POSICION_ARANCELARIA)?.['UNIDAD'] ?? '';
    expect(unit).not.toBe('');
    expect(item.UNIDAD_ESTADISTICA).toBe(unit);
  }
});
