import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import type { DvaBody } from '../../dva/fields/dataSets.ts';
import { sum } from '../../foundation/decimal/decimal.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { invoiceDataSets } from '../../invoices/dataSets.ts';
import { honduranReference, honduranSources, sampleDua } from '../sampleDua.fixture.ts';
import { duaFromDvas } from './duaFromDvas.ts';

const reference = honduranReference();
const shape = { lines: 7, invoices: 2, suppliers: 2, containers: 2 };
const body = sampleDua(reference);

describe('duaFromDvas', () => {
  it('takes order, importer, declarant, offices and the rate with four decimals', () => {
    expect(body.DECLARACION).toMatchObject({
      NO_ORDEN: '1456000567',
      CODIGO_REGIMEN: '4000',
      ID_ADUANA_DESPACHO: '0011',
      ID_ADUANA_INGRESO_SALIDA: '0004',
      NUMERO_IDENTIFICACION_IMPORTADOR: '08019021000018',
      IDENTIFICACION_DECLARANTE: '05019021000018',
      TIPO_CAMBIO: '26.2980',
      ID_DIVISA_FOB: 'USD',
      MANIFIESTO: 'M-2026-004417',
      TITULO_TRANSPORTE: 'MEDUXY771239',
      INDICADOR_CANCELACION_GLOBAL: '1',
      CANTIDAD_ITEMS: '7',
      ID_SARAH: '',
    });
  });

  it('makes items whose values add up to the whole and to the boxes 46 of the value declarations', () => {
    const { dvas } = honduranSources(shape, reference);
    for (const [total, line] of [
      ['TOTAL_FOB_DOLARES', 'VALOR_FOB'],
      ['TOTAL_FLETE_DOLARES', 'VALOR_FLETE'],
      ['TOTAL_SEGURO_DOLARES', 'VALOR_SEGURO'],
      ['TOTAL_OTROS_DOLARES', 'VALOR_OTROS'],
      ['PESO_BRUTO_BULTOS', 'PESO_BRUTO'],
    ] as const)
      expect(body.DECLARACION[total], total).toBe(sum(body.DETALLE_MERCANCIAS.map((each) => each[line])));
    expect(body.DECLARACION.TOTAL_VALOR_ADUANA_DOLARES).toBe(
      sum(dvas.map((each) => each.body.DVA.CASILLA_46)),
    );
  });

  it('counts in the unit of the tariff; by net weight where that is kilograms, and leaves open what nobody can convert', () => {
    const sources = honduranSources(shape, reference);
    const boxed = (MERCANCIAS: DvaBody['MERCANCIAS']) =>
      MERCANCIAS.map((each) => ({ ...each, ID_UNIDAD_MEDIDA: 'BX' }));
    const dvas = sources.dvas.map((each) => ({
      ...each,
      body: { ...each.body, MERCANCIAS: boxed(each.body.MERCANCIAS) },
    }));
    const counted = new Map(
      duaFromDvas({ ...sources, dvas }, reference).DETALLE_MERCANCIAS.map((each) => [
        each.POSICION_ARANCELARIA,
        [each.UNIDAD_ESTADISTICA, each.CANTIDAD_ESTADISTICA, each.PESO_NETO],
      ]),
    );
    expect(counted.get('8544420000')).toEqual(['KGM', '50.550', '50.55']);
    expect(counted.get('8471300000')).toEqual(['C62', '', '14.00']);
    expect(counted.get('6403999000')).toEqual(['PR', '', '35.93']);
  });

  it('keeps cars of different prices apart, for each is taxed by its own band', () => {
    const sources = honduranSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }, reference);
    const priced = (prices: readonly string[]) => ({
      ...sources,
      dvas: sources.dvas.map((each) => ({
        ...each,
        body: {
          ...each.body,
          MERCANCIAS: each.body.MERCANCIAS.map((line, at) => ({
            ...line,
            CLASIFICACION_ARANCELARIA: '8703236900',
            ID_PAIS_ORIGEN: 'JP',
            ID_ESTADO_MERCANCIA: 'NU',
            ID_UNIDAD_MEDIDA: 'C62',
            ACUERDO_PREFERENCIAL_1: '',
            ACUERDO_PREFERENCIAL_2: '',
            CANTIDAD_UNIDADES: '1.000',
            VALOR_UNITARIO: prices[at]!,
          })),
        },
      })),
    });
    const items = (prices: readonly string[]) => duaFromDvas(priced(prices), reference).DETALLE_MERCANCIAS;
    expect(items(['30000.0000000', '90000.0000000'])).toHaveLength(2);
    expect(items(['30000.0000000', '30000.0000000'])).toHaveLength(1);
  });

  it('lists suppliers, papers, containers with their carrier, and the advantage of a treaty', () => {
    expect(body.DETALLE_PROVEEDORES.map((each) => each.PAIS_DOCUMENTO_PROVEEDOR)).toEqual(['CN', 'MX']);
    expect(body.DETALLE_DOCUMENTO.map((each) => each.CODIGO_DOCUMENTO)).toEqual(
      expect.arrayContaining(['705', '934']),
    );
    expect(body.DETALLE_TRANSPORTE).toHaveLength(2);
    expect(body.DETALLE_TRANSPORTE[0]).toMatchObject({
      RTN_NOMBRE_TRANSPORTISTA: 'MSCU - MEDITERRANEAN SHIPPING',
      NUMERO_PRECINTO: 'SL-90001',
    });
    const [advantage] = body.DETALLE_VENTAJAS;
    const item = body.DETALLE_MERCANCIAS.find((each) => each.ID_ITEM === advantage!.ID_ITEM);
    expect(advantage).toMatchObject({ CODIGO_VENTAJA: '2', NUMERO_ITEM: item!.NUMERO_ITEM });
    expect(item!.PAIS_ORIGEN).toBe('US');
  });

  it('puts a paper of all its goods with the whole, and one of some with these', () => {
    const one = duaFromDvas(
      honduranSources({ lines: 1, invoices: 1, suppliers: 1, containers: 1 }, reference),
      reference,
    );
    expect(one.DETALLE_DOCUMENTO.map((each) => each.CODIGO_DOCUMENTO)).toContain('380');
    expect(one.DETALLE_DOCUMENTOS).toEqual([]);
    // Two invoices of some goods each.
    expect(body.DETALLE_DOCUMENTO.map((each) => each.CODIGO_DOCUMENTO)).not.toContain('380');
    expect(new Set(body.DETALLE_DOCUMENTOS.map((each) => each.ID_ITEM)).size).toBe(7);
  });

  it('counts the facts of the invoices that do not fit its 300 characters of remarks («Y n datos más»), and cuts none', () => {
    const sources = structuredClone(honduranSources(shape, reference));
    const [invoice] = sources.invoices;
    const remarks = (count: number, length: number): string => {
      invoice!.body.ADICIONALES = Array.from({ length: count }, (_, at) => ({
        ...blankRecord(invoiceDataSets.ADICIONALES),
        ID_ADICIONAL: `a${at}`,
        NOMBRE: 'LOTE',
        VALOR: String(at).padStart(length, '0'),
      }));
      return duaFromDvas(sources, reference).DECLARACION.OBSERVACIONES;
    };
    const fact = new RegExp(`^Factura ${invoice!.body.FACTURA.NUMERO_FACTURA}\\. LOTE: \\d{30}$`);
    const lines = remarks(20, 30).split('\n');
    expect(lines.join('\n').length).toBeLessThanOrEqual(300);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.slice(0, -1).every((line) => fact.test(line))).toBe(true);
    expect(lines.at(-1)).toBe(`Y ${20 - (lines.length - 1)} datos más en las facturas.`);
    expect(remarks(2, 200).split('\n').at(-1)).toBe('Y 1 dato más en las facturas.');
    expect(remarks(1, 300)).toBe('Y 1 dato más en las facturas.');
    expect(remarks(1, 200)).toMatch(/^Factura .+ LOTE: 0{200}$/);
  });

  it('takes the term of payment that the list names for the form of payment of the DVA, and leaves open what is unclear', () => {
    const term = (FORMA_PAGO: string, known = reference): string => {
      const sources = structuredClone(honduranSources(shape, reference));
      for (const dva of sources.dvas) dva.body.DVA.FORMA_PAGO = FORMA_PAGO;
      return duaFromDvas(sources, known).DECLARACION.ID_FORMA_PAGO;
    };
    expect(['PA', 'CC', 'TB', 'OT', ''].map((form) => term(form))).toEqual(['AN', 'CC', '', '', '']);
    const naming = (FORMA_PAGO_FACTURA: string): typeof reference => ({
      ...reference,
      row: (list, code) =>
        list === catalogue.paymentForms
          ? { CLAVE: code, VALOR: '', FORMA_PAGO_FACTURA }
          : reference.row(list, code),
    });
    expect([term('TB', naming('CR')), term('TB', naming('XX'))]).toEqual(['CR', '']);
    // A list of before the column shares its codes with the other.
    const before: typeof reference = {
      ...reference,
      row: (list, code) =>
        list === catalogue.paymentForms ? { CLAVE: code, VALOR: '' } : reference.row(list, code),
    };
    expect([term('CC', before), term('PA', before)]).toEqual(['CC', '']);
  });

  it('claims no advantage where the regime owes nothing', () => {
    const claimed = (regime: string) => sampleDua(reference, regime).DETALLE_VENTAJAS.length;
    expect(claimed('4000')).toBe(1);
    expect([claimed('8000'), claimed('1000')]).toEqual([0, 0]);
  });

  it('says the same of the same papers, keys included', () => {
    expect(duaFromDvas(honduranSources(shape, reference), reference)).toEqual(body);
  });

  it('pays what a definitive import owes, guarantees what a temporary one does, owes nothing in transit', () => {
    const totals = (regime: string) => {
      const { LIQUIDACION } = sampleDua(reference, regime);
      return [LIQUIDACION.TOTAL_PAGAR, LIQUIDACION.TOTAL_GARANTIZAR].map((each) => each !== '0.00');
    };
    expect(totals('4000')).toEqual([true, false]);
    expect(totals('5100')).toEqual([false, true]);
    expect(totals('8000')).toEqual([false, false]);
    expect(totals('1000')).toEqual([false, false]);
  });
});
