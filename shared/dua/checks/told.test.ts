import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import { tariffRow } from '../../catalogues/tariffRow.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
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
/** Countries of each treaty. */
const LIST = catalogue.agreementCountries;
/** What is said of a tax of an item. */
const TAX = [
  'ID_ITEM',
  'CONCEPTO',
  'TIPO_OBLIGACION',
  'BASE_IMPONIBLE',
  'TASA',
  'CANTIDAD_GRAVADA',
  'UNIDAD_GRAVADA',
  'MONTO_UNITARIO',
  'IMPORTE',
] as const;
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

describe('a treaty that an item claims', () => {
  const paper = { ID_LINEA: 'd', CODIGO_DOCUMENTO: '861', REFERENCIA: 'CO-1', PRESENCIA: '1' };
  /** Warnings of the treaties that the second item claims, as goods of a country. */
  const warned = (PAIS_ORIGEN: string, advantages: readonly string[], by = reference) => {
    const { ID_ITEM } = whole.DETALLE_MERCANCIAS[1]!;
    const body = {
      ...withItem({ PAIS_ORIGEN }),
      DETALLE_DOCUMENTO: [...whole.DETALLE_DOCUMENTO, paper],
      DETALLE_VENTAJAS: advantages.map((CODIGO_VENTAJA) => ({
        ID_LINEA: CODIGO_VENTAJA,
        ID_ITEM,
        NUMERO_ITEM: '2',
        CODIGO_VENTAJA,
      })),
    };
    return checkDua(calculateDua(body, by), by).filter(({ code }) => code.includes('treat'));
  };

  it('is warned of where the country of the goods is no party of it by the list that is loaded', () => {
    const [found, ...others] = warned('CN', ['3']);
    expect(others).toEqual([]);
    expect(found).toEqual({
      code: 'dua.treaty-origin',
      path: 'DETALLE_VENTAJAS[0].CODIGO_VENTAJA',
      severity: 'warning',
      message:
        'Ítem 2: pide la ventaja «México y Centroamérica» y su origen es China, que no es parte de ese tratado según la lista de países de cada tratado que está cargada, que es de muestra. Corrija el país de origen, quite la ventaja o confirme que el certificado ampara esa mercancía.',
    });
    expect(warned('MX', ['3'])).toEqual([]);
    expect(warned('DE', ['4'])).toEqual([]);
  });

  it('is left alone where nothing says who its parties are, in goods of the country itself, of no origin or no treaty', () => {
    const none = { ...reference, rows: (name: string) => (name === LIST ? [] : reference.rows(name)) };
    expect(warned('CN', ['3'], none)).toEqual([]);
    for (const origin of ['HN', '']) expect(warned(origin, ['3'])).toEqual([]);
    expect(warned('CN', ['60'])).toEqual([]);
  });

  it('is warned of where it is the second one of the same goods, at that one', () => {
    const [found, ...others] = warned('MX', ['3', '3', '7']).filter(
      ({ code }) => code === 'dua.two-treaties',
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({ path: 'DETALLE_VENTAJAS[2].CODIGO_VENTAJA', severity: 'warning' });
    expect(found!.message).toContain('de dos tratados, «México y Centroamérica» y «Chile»');
    expect(warned('MX', ['3', '60']).map(({ code }) => code)).toEqual([]);
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

  it('of a DUA whose obligation today’s list says otherwise are stale, and so is any other part of a tax', () => {
    const { CODIGO_REGIMEN } = whole.DECLARACION;
    /** Problems once the list of regimes says otherwise how the taxes of this one are settled. */
    const once = (OBLIGACION: string, body = whole) => {
      const rows = (list: string) =>
        reference.rows(list).map((each) => (list === catalogue.regimes ? changed(each, OBLIGACION) : each));
      const row = (list: string, key: string) => rows(list).find(({ CLAVE }) => CLAVE === key);
      return checkDua(body, { ...reference, rows, row }).filter(({ code }) => code === 'dua.stale-taxes');
    };
    const changed = (row: CatalogueRow, OBLIGACION: string) =>
      row.CLAVE === CODIGO_REGIMEN ? { ...row, OBLIGACION } : row;
    expect(once('P')).toEqual([]);
    for (const OBLIGACION of ['G', ''])
      expect(once(OBLIGACION), OBLIGACION).toMatchObject([
        { path: 'LIQUIDACION.TOTAL_PAGAR', severity: 'error' },
      ]);
    const unowed = { ...whole, LIQUIDACION_ITEM_TRIBUTOS: [] };
    expect(once('', unowed)).toEqual([]);
    const [first, ...others] = whole.LIQUIDACION_ITEM_TRIBUTOS;
    for (const name of TAX) {
      const LIQUIDACION_ITEM_TRIBUTOS = [{ ...first!, [name]: '9' }, ...others];
      expect(once('P', { ...whole, LIQUIDACION_ITEM_TRIBUTOS }), name).toHaveLength(1);
    }
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
