import { describe, expect, it } from 'vitest';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { cargoOf } from './cargo.ts';
import { goodsOf } from './goods.ts';
import { groupGoods, proposedFraction } from './group.ts';
import { invoiceDocumentsOf } from './invoiceDocuments.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

const reference = sampleReference();
const fresh = (lines = 2, invoices = 1): DeclarationSources =>
  structuredClone(sampleSources({ lines, invoices, suppliers: 1, containers: 0 }));

describe('goods of a value declaration', () => {
  it('name their declaration and their invoice, with its number where the declaration says one', () => {
    const [first] = goodsOf(fresh(), reference);
    expect(first!.item).toMatchObject({
      ID_DVA: 'dva-1',
      ID_FACTURA: 'fac-1',
      NUMERO_FACTURA: 'EXP-2026-04417',
      ID_FRACCION: '',
    });
    const unnamed = fresh();
    unnamed.dvas[0]!.body.FACTURAS = [];
    expect(goodsOf(unnamed, reference)[0]!.item.NUMERO_FACTURA).toBe('');
  });

  it('weigh grams and come in hundredths of a package, or nobody knows', () => {
    const one = fresh();
    Object.assign(one.invoices[0]!.body.ITEMS[0]!, {
      PESO_BRUTO: '1.234',
      PESO_NETO: '',
      CANTIDAD_BULTOS: '2.50',
      ID_CLASE_BULTOS: 'PL',
    });
    const [known] = goodsOf(one, reference);
    expect(known).toMatchObject({ gross: 1234, net: undefined, packages: 250, packageKind: 'PL' });
    expect(known!.item).toMatchObject({ PESO_BRUTO: '1.234', PESO_NETO: '', CANTIDAD_BULTOS: '2.50' });
    const [unknown] = goodsOf({ ...one, invoices: [] }, reference);
    expect(unknown).toMatchObject({ gross: undefined, packages: undefined, packageKind: '' });
    expect(unknown!.item).toMatchObject({ PESO_BRUTO: '', PESO_NETO: '', CANTIDAD_BULTOS: '' });
  });

  it('keep their own cents where these add up, else their proportion, and go by price where they say nothing', () => {
    const one = fresh();
    const { DVA, MERCANCIAS } = one.dvas[0]!.body;
    MERCANCIAS.forEach((line, at) =>
      Object.assign(line, {
        VALOR_FOB: ['300.00', '100.00'][at]!,
        VALOR_FLETE: ['1.00', '9.00'][at]!,
        VALOR_SEGURO: '',
        VALOR_OTROS: '0.00',
      }),
    );
    Object.assign(DVA, { ID_INCOTERM: 'FOB', CASILLA_42_10: '10.00', CASILLA_42_12: '0.00' });
    const freight = (CASILLA_42_10: string, CASILLA_46: string) => {
      Object.assign(DVA, { CASILLA_42_10, CASILLA_46 });
      return goodsOf(one, reference).map(({ item }) => item.VALOR_FLETE);
    };
    expect(freight('10.00', '410.00')).toEqual(['1.00', '9.00']);
    expect(freight('20.00', '420.00')).toEqual(['2.00', '18.00']);
    for (const [at, line] of MERCANCIAS.entries()) line.VALOR_FLETE = ['900.00', '100.00'][at]!;
    expect(freight('1000.01', '1400.01')).toEqual(['900.01', '100.00']);
    for (const none of ['0.00', '']) {
      for (const line of MERCANCIAS) line.VALOR_FLETE = none;
      expect(freight('20.00', '420.00')).toEqual(['15.00', '5.00']);
    }
  });

  it('keep their proportion of an insurance, and their own other costs beside what the law adds', () => {
    const one = fresh();
    const { DVA, MERCANCIAS } = one.dvas[0]!.body;
    for (const [at, line] of MERCANCIAS.entries())
      Object.assign(line, {
        VALOR_FOB: ['300.00', '100.00'][at]!,
        VALOR_FLETE: '0.00',
        VALOR_SEGURO: ['1.00', '9.00'][at]!,
        VALOR_OTROS: ['0.00', '8.00'][at]!,
      });
    Object.assign(DVA, { ID_INCOTERM: 'FOB', CASILLA_42_10: '0.00' });
    const shares = (CASILLA_42_12: string, CASILLA_46: string) => {
      Object.assign(DVA, { CASILLA_42_12, CASILLA_46 });
      return goodsOf(one, reference).map(({ item }) => [item.VALOR_SEGURO, item.VALOR_OTROS]);
    };
    expect(shares('10.01', '418.01')).toEqual([
      ['1.00', '0.00'],
      ['9.01', '8.00'],
    ]);
    expect(shares('10.00', '458.00')).toEqual([
      ['1.00', '30.00'],
      ['9.00', '18.00'],
    ]);
    expect(shares('10.00', '414.00')).toEqual([
      ['1.00', '0.00'],
      ['9.00', '4.00'],
    ]);
  });

  it('say all serial numbers of the invoice, unless the declaration says others', () => {
    const one = fresh();
    one.invoices[0]!.body.ITEMS[0]!.NUMERO_SERIAL = 'S-1';
    const serial = (NUMERO_SERIAL: string) => {
      one.dvas[0]!.body.MERCANCIAS[0]!.NUMERO_SERIAL = NUMERO_SERIAL;
      return goodsOf(one, reference)[0]!.item.NUMERO_SERIAL;
    };
    expect([serial('S-1'), serial('OTRA'), serial('')]).toEqual(['S-1', 'OTRA', '']);
  });
});

describe('grouping', () => {
  it('leaves goods without a code alone, and names a fraction by what its goods share', () => {
    const [first, second] = goodsOf(fresh(), reference);
    for (const each of [first!, second!]) each.item.CLASIFICACION_ARANCELARIA = '';
    expect(groupGoods([first!, second!]).map((each) => each.id)).toEqual(['lin-1', 'lin-2']);
    const item = { ...first!.item, CLASIFICACION_ARANCELARIA: '8471300000', ACUERDO_PREFERENCIAL_1: '20' };
    expect(proposedFraction(item)).toBe('8471300000-CN-20--NU-C62');
  });
});

describe('cargo', () => {
  const shared = (change: (one: DeclarationSources) => void) => {
    const one = fresh();
    for (const each of one.transports)
      Object.assign(each.body.DOCUMENTO, { PESO_BRUTO: '', CANTIDAD_BULTOS: '' });
    change(one);
    const goods = goodsOf(one, reference);
    return cargoOf(
      goods.map((each, at) => ({ id: String(at), goods: [each] })),
      one,
    );
  };
  const lines = (one: DeclarationSources, name: 'PESO_BRUTO' | 'CANTIDAD_BULTOS', ...values: string[]) =>
    one.invoices[0]!.body.ITEMS.forEach((item, at) => (item[name] = values[at]!));

  it('rounds grams once, in the whole, and shares the hundredths by the grams', () => {
    const cargo = shared((one) => lines(one, 'PESO_BRUTO', '0.004', '0.011'));
    expect(cargo.gross).toBe('0.02');
    expect(cargo.groups.map((each) => each.gross)).toEqual(['0.01', '0.01']);
  });

  it('goes by price where a line is silent, and is unknown where nobody says the whole', () => {
    const silent = shared((one) => {
      lines(one, 'PESO_BRUTO', '5.000', '');
      one.dvas[0]!.body.MERCANCIAS.forEach((line, at) =>
        Object.assign(line, { VALOR_FOB: ['300.00', '100.00'][at]!, VALOR_ITEM: ['300.00', '100.00'][at]! }),
      );
      Object.assign(one.dvas[0]!.body.DVA, {
        CASILLA_42_10: '0.00',
        CASILLA_42_12: '0.00',
        CASILLA_46: '400.00',
      });
      one.transports[0]!.body.DOCUMENTO.PESO_BRUTO = '40.00';
    });
    expect(silent.groups.map((each) => each.gross)).toEqual(['30.00', '10.00']);
    const unknown = shared((one) => lines(one, 'PESO_BRUTO', '5.000', ''));
    expect([unknown.gross, ...unknown.groups.map((each) => each.gross)]).toEqual(['', '', '']);
  });

  it('does not cut whole packages, and cuts what is not whole', () => {
    const packages = (whole: string, ...own: string[]) =>
      shared((one) => {
        lines(one, 'CANTIDAD_BULTOS', ...own);
        one.transports[0]!.body.DOCUMENTO.CANTIDAD_BULTOS = whole;
      }).groups.map((each) => each.packages);
    expect(packages('3.00', '1.00', '1.00').sort()).toEqual(['1.00', '2.00']);
    expect(packages('2.00', '0.50', '1.50')).toEqual(['0.50', '1.50']);
    expect(packages('2.50', '1.00', '1.00')).toEqual(['1.25', '1.25']);
  });

  it('that weighs nothing by its lines goes by price', () => {
    const cargo = shared((one) => {
      lines(one, 'PESO_BRUTO', '0.000', '0.000');
      one.transports[0]!.body.DOCUMENTO.PESO_BRUTO = '40.00';
    });
    expect(cargo.groups.every((each) => Number(each.gross) > 0)).toBe(true);
  });
});

describe('papers that an invoice lists', () => {
  it('are declared when the invoice is, for its fraction or for those of the whole invoice', () => {
    const one = fresh(2);
    const paper = { ...one.invoices[0]!.body.DOCUMENTOS[0], ID_DOCUMENTO: 'p-1', CODIGO_DOCUMENTO: '861' };
    const items = goodsOf(one, reference).map(({ item }, at) => ({
      ...item,
      SECUENCIA_FRACCION: String(at + 1),
    }));
    const line = (ID_ITEM: string) => {
      one.invoices[0]!.body.DOCUMENTOS = [{ ...paper, ID_ITEM }] as never;
      return invoiceDocumentsOf(one, items).map((each) => each.LINEA);
    };
    expect(line('lin-2')).toEqual(['2']);
    expect(line('')).toEqual(['1-2']);
    expect(line('gone')).toEqual(['1-2']);
    one.dvas[0]!.body.FACTURAS = [];
    expect(line('')).toEqual([]);
  });
});
