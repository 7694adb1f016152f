import { describe, expect, it } from 'vitest';
import { dvaValues } from '../../duca/derive/goods.ts';
import { ducaFromDvas } from '../../duca/derive/ducaFromDvas.ts';
import type { DeclarationSources } from '../sources.ts';
import { sampleReference, sampleSources } from '../../duca/sampleSources.fixture.ts';
import { ducaStatements } from '../../duca/cross/ducaStatements.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { bankRateProblems } from '../../duca/cross/bankRate.ts';
import { cargoPairs, netWeightPairs } from './cargoPairs.ts';
import { dvaPairs, invoicePairs, moneyPairs } from './valuePairs.ts';

const reference = sampleReference();
const shape = { lines: 4, invoices: 2, suppliers: 2, containers: 0 };
const fresh = (): DeclarationSources => structuredClone(sampleSources(shape));
const sources = fresh();
const body = ducaFromDvas(sources, reference);
const said = (pairs: { subject: string; path: string; source: string; other?: { path: string } }[]) =>
  pairs.map(({ subject, path, source, other }) => [path, subject, source, other?.path]);

describe('value declarations', () => {
  it('say price, transport, insurance and other costs at the box that tells it', () => {
    const pairs = dvaPairs(ducaStatements(body), sources, reference);
    const place = (field: string) => `DVAS[1].${field}`;
    const line = 'Declaraciones de valor, línea 2: ';
    const name = 'la DVA 1236000567-2';
    expect(said(pairs.slice(4))).toEqual([
      [place('VALOR_FOB'), `${line}el precio`, name, 'DVA.CASILLA_39'],
      [place('VALOR_FLETE'), `${line}el transporte`, name, 'DVA.CASILLA_42_10'],
      [place('VALOR_SEGURO'), `${line}el seguro`, name, 'DVA.CASILLA_42_12'],
      [place('VALOR_OTROS'), `${line}los otros gastos`, name, 'DVA.CASILLA_43'],
    ]);
    const { fob, freight, insurance, others } = dvaValues(sources.dvas[1]!.body, reference);
    expect(pairs.slice(4).map((each) => Number(each.theirs) * 100)).toEqual(
      [fob, freight, insurance, others].map((each) => expect.closeTo(each, 3)),
    );
    expect(pairs.every((each) => each.mine === each.theirs)).toBe(true);
  });

  it('that are gone are compared with nothing', () => {
    expect(
      dvaPairs(ducaStatements(body), { ...sources, dvas: sources.dvas.slice(1) }, reference),
    ).toHaveLength(4);
    expect(dvaPairs(ducaStatements(body), { ...sources, dvas: [] }, reference)).toEqual([]);
  });
});

describe('invoices', () => {
  it('say number, day, total, currency, rate and term, each where a person may look', () => {
    const pairs = invoicePairs(ducaStatements(body), sources);
    const [name, subject] = ['la factura EXP-2026-04418', 'Factura EXP-2026-04418: '];
    expect(said(pairs.slice(6))).toEqual(
      [
        ['NUMERO_FACTURA', 'el número', 'NUMERO_FACTURA'],
        ['FECHA_FACTURA', 'la fecha', 'FECHA_FACTURA'],
        ['TOTAL_FACTURA', 'el total en dólares', 'VALOR_TRANSACCION'],
        ['NUMERO_FACTURA', 'la moneda en la DVA', 'ID_MONEDA'],
        ['NUMERO_FACTURA', 'el tipo de cambio de la DVA', 'TIPO_CAMBIO'],
        ['NUMERO_FACTURA', 'el incoterm de su DVA', 'ID_INCOTERM'],
      ].map(([field, what, there]) => [`DVA_FACTURAS[1].${field}`, subject + what, name, `FACTURA.${there}`]),
    );
    expect(pairs.map((each) => each.check).slice(0, 6)).toEqual([
      'NUMERO_FACTURA',
      'FECHA_FACTURA',
      'TOTAL_FACTURA',
      'MONEDA_FACTURA',
      'TASA_FACTURA',
      'INCOTERM_FACTURA',
    ]);
  });

  it('are the same paper under their number, and under their series and number', () => {
    const told = fresh();
    told.invoices[1]!.body.FACTURA.SERIE = 'B';
    const agrees = (NUMERO_FACTURA: string, of = told): boolean => {
      const DVA_FACTURAS = body.DVA_FACTURAS.map((each) => ({ ...each, NUMERO_FACTURA }));
      const { mine, theirs } = invoicePairs(ducaStatements({ ...body, DVA_FACTURAS }), of)[6]!;
      return mine === theirs;
    };
    expect(['EXP-2026-04418', 'B-EXP-2026-04418', 'B EXP-2026-04418'].map((each) => agrees(each))).toEqual([
      true,
      true,
      true,
    ]);
    expect(agrees('A-EXP-2026-04418')).toBe(false);
    expect(agrees('EXP 2026 04418', fresh())).toBe(false);
  });

  it('take currency, rate and term of the value declaration that covers them, or nothing', () => {
    const told = fresh();
    Object.assign(told.dvas[1]!.body.DVA, { TIPO_CAMBIO: '1.08' });
    told.dvas[1]!.body.FACTURAS[0]!.ID_MONEDA = 'EUR';
    const mine = (of: DeclarationSources, dvas = body.DVAS) =>
      invoicePairs(ducaStatements({ ...body, DVAS: dvas }), of)
        .slice(9)
        .map((each) => each.mine);
    expect(mine(told)).toEqual(['EUR', '1.08', 'FOB']);
    expect(mine({ ...told, dvas: [] }, [])).toEqual(['', '', '']);
  });

  it('that are gone are compared with nothing, and a blank number is told by its line', () => {
    expect(
      invoicePairs(ducaStatements(body), { ...sources, invoices: sources.invoices.slice(1) }),
    ).toHaveLength(6);
    const blank = {
      ...body,
      DVA_FACTURAS: body.DVA_FACTURAS.map((each) => ({ ...each, NUMERO_FACTURA: '' })),
    };
    expect(invoicePairs(ducaStatements(blank), sources)[6]!.subject).toBe('Factura 2: el número');
  });
});

describe('freight', () => {
  const freight = (VALOR_FLETE: string, ID_MONEDA_FLETE: string, TIPO_CAMBIO = '8.00000') => {
    const told = fresh();
    Object.assign(told.transports[0]!.body.DOCUMENTO, { VALOR_FLETE, ID_MONEDA_FLETE });
    const DUCA = { ...body.DUCA, TIPO_CAMBIO };
    return moneyPairs(ducaStatements({ ...body, DUCA }), told, reference)[0];
  };

  it('of the only bill is box 26, in dollars', () => {
    expect(freight('80.00', 'USD')).toMatchObject({
      check: 'FLETE_TRANSPORTE',
      path: 'DUCA.TOTAL_FLETE_DOLARES',
      subject: 'Casilla 26: el transporte',
      mine: body.DUCA.TOTAL_FLETE_DOLARES,
      theirs: '80.00',
      source: 'el flete del documento de transporte MEDUXY771239',
      other: { path: 'DOCUMENTO.VALOR_FLETE' },
      unit: 'US$',
    });
    expect(freight('80.00', '')!.theirs).toBe('80.00');
    expect(freight('80.00', 'GTQ')!.theirs).toBe('10.00');
    expect(freight('80.00', 'JPY')!.theirs).toBe('');
    expect(freight('80.00', 'GTQ', '')!.theirs).toBe('');
    expect(freight('80.00', 'GTQ', '0.00000')!.theirs).toBe('');
    expect(freight('', 'GTQ')!.theirs).toBe('');
  });

  it('of several bills is their sum, whatever currency each has', () => {
    const of = (mine: string, ...bills: [freight: string, currency: string][]) => {
      const transports = bills.map(([VALOR_FLETE, ID_MONEDA_FLETE]) => {
        const bill = fresh().transports[0]!;
        Object.assign(bill.body.DOCUMENTO, { VALOR_FLETE, ID_MONEDA_FLETE });
        return bill;
      });
      const DUCA = { ...body.DUCA, TIPO_CAMBIO: '8.00000', TOTAL_FLETE_DOLARES: mine };
      return moneyPairs(ducaStatements({ ...body, DUCA }), { ...sources, transports }, reference)[0];
    };
    expect(of('500.00', ['500.00', 'USD'], ['300.00', 'USD'])).toMatchObject({
      check: 'FLETE_TRANSPORTE',
      mine: '500.00',
      theirs: '800.00',
      source: 'el flete de los documentos de transporte',
    });
    expect(of('500.00', ['500.00', ''], ['80.00', 'GTQ'])!.theirs).toBe('510.00');
    // What one that is silent charges may be what is declared besides; less than the others is too little.
    for (const silent of [
      ['', 'USD'],
      ['80.00', 'JPY'],
    ] as const) {
      expect(of('900.00', ['500.00', 'USD'], [...silent])!.theirs, silent[1]).toBe('');
      expect(of('400.00', ['500.00', 'USD'], [...silent])!.theirs, silent[1]).toBe('500.00');
      expect(of('', ['500.00', 'USD'], [...silent])!.theirs, silent[1]).toBe('');
    }
  });

  it('of no bill is not compared', () => {
    const none = { ...sources, transports: [] };
    expect(moneyPairs(ducaStatements(body), none, reference).map((each) => each.check)).toEqual([]);
  });
});

describe("the bank's rate", () => {
  it('is compared with box 31 when it is of the same day, with its five decimals', () => {
    const checks = (stated: string, rate: string, day: string, own: string): Problem[] =>
      bankRateProblems(
        { ...body, DUCA: { ...body.DUCA, TIPO_CAMBIO: stated, FECHA_TIPO_CAMBIO: own } },
        { exchangeRate: { rate, day } },
        reference,
      );
    expect(checks('7.85123', '7.90000', '2026-11-20', '2026-11-20')).toMatchObject([
      {
        code: 'cross.tasa-dia',
        path: 'DUCA.TIPO_CAMBIO',
        message: expect.stringContaining(
          'Casilla 31: la tasa de cambio (7.85123) difiere en 0.04877 de la que publicó el banco central para ese día (7.90000)',
        ),
      },
    ]);
    expect(checks('7.85123', '7.85123', '2026-11-20', '2026-11-20')).toEqual([]);
    expect(checks('7.85123', '7.90000', '2026-11-19', '2026-11-20')).toEqual([]);
    expect(checks('7.85123', '', '', '')).toEqual([]);
  });

  it('judges no rate that cannot be, for that is told where it stands', () => {
    const of = (TIPO_CAMBIO: string, rate = '7.85123') =>
      bankRateProblems(
        { ...body, DUCA: { ...body.DUCA, TIPO_CAMBIO } },
        { ...sources, exchangeRate: { rate, day: '2026-11-20' } },
        reference,
      );
    for (const rate of ['', '0.00000', '-1.00000']) expect(of(rate), rate).toEqual([]);
    expect(of('1.00000', '')).toEqual([]);
    expect(of('1.00000')).toHaveLength(1);
  });
});

describe('the term of delivery', () => {
  const term = (ID_INCOTERM: string, ...terms: string[]) => {
    const told = fresh();
    told.dvas = told.dvas.slice(0, terms.length);
    terms.forEach((each, at) => (told.dvas[at]!.body.DVA.ID_INCOTERM = each));
    return moneyPairs(ducaStatements({ ...body, DUCA: { ...body.DUCA, ID_INCOTERM } }), told, reference).find(
      (each) => each.check === 'INCOTERM_FACTURA',
    );
  };

  it('is that of one of the value declarations, or is compared with all of them', () => {
    expect(term('FOB', 'CIF', 'FOB')).toBeUndefined();
    expect(term('EXW', 'CIF', 'FOB')).toMatchObject({
      path: 'DUCA.ID_INCOTERM',
      subject: 'Casilla 30: el incoterm',
      mine: 'EXW',
      theirs: 'CIF, FOB',
      source: 'las declaraciones de valor',
      other: { id: 'dva-1', path: 'DVA.ID_INCOTERM' },
    });
    expect(term('EXW', 'FOB')).toMatchObject({ theirs: 'FOB', source: 'la DVA 1236000567-1' });
    expect(term('EXW', '', 'FOB')).toMatchObject({ theirs: 'FOB' });
    expect(term('EXW')).toBeUndefined();
  });
});

describe('weights and packages', () => {
  it('are compared with the bill, and the bill with the invoices', () => {
    const pairs = cargoPairs(ducaStatements(body), sources);
    const [bill, items] = ['el documento de transporte MEDUXY771239', 'los ítems de las facturas'];
    const [gross, packages] = ['DUCA.PESO_BRUTO_TOTAL', 'DUCA.CANTIDAD_BULTOS'];
    expect(pairs.map((each) => [each.check, each.unit])).toEqual([
      ['PESO_TRANSPORTE', 'kg'],
      ['PESO_FACTURAS', 'kg'],
      ['BULTOS_TRANSPORTE', ''],
      ['BULTOS_FACTURAS', ''],
    ]);
    expect(said(pairs)).toEqual([
      [gross, 'Casilla 32: el peso bruto', bill, 'DOCUMENTO.PESO_BRUTO'],
      [gross, `Casilla 32: en ${bill} el peso bruto`, items, 'ITEMS[0].PESO_BRUTO'],
      [packages, 'Total de bultos: la cantidad', bill, 'DOCUMENTO.CANTIDAD_BULTOS'],
      [packages, `Total de bultos: en ${bill} la cantidad de bultos`, items, 'ITEMS[0].CANTIDAD_BULTOS'],
    ]);
  });

  it('of several bills are their sum, and of one that is silent nothing', () => {
    const told = fresh();
    const second = structuredClone(told.transports[0]!);
    const [first] = told.transports;
    Object.assign(first!.body.DOCUMENTO, { PESO_BRUTO: '10.50', CANTIDAD_BULTOS: '3.00' });
    Object.assign(second.body.DOCUMENTO, { PESO_BRUTO: '0.25', CANTIDAD_BULTOS: '' });
    const pairs = cargoPairs(ducaStatements(body), { ...told, transports: [first!, second] });
    expect(pairs.map((each) => each.source)).toContain('los documentos de transporte');
    expect([pairs[0]!.theirs, pairs[1]!.mine, pairs[2]!.theirs]).toEqual(['10.75', '10.75', '']);
    expect(cargoPairs(ducaStatements(body), { ...told, transports: [] })).toEqual([]);
    expect(cargoPairs(ducaStatements(body), { ...told, invoices: [] }).map((each) => each.check)).toEqual([
      'PESO_TRANSPORTE',
      'BULTOS_TRANSPORTE',
    ]);
    expect(cargoPairs(ducaStatements(body), { ...told, invoices: told.invoices.slice(1) })[1]!.source).toBe(
      'los ítems de la factura',
    );
  });

  it('net are those of the invoices, all of which say theirs', () => {
    const one = { ...sources, invoices: sources.invoices.slice(0, 1) };
    expect(netWeightPairs(ducaStatements(body), one)).toMatchObject([
      {
        check: 'PESO_NETO_FACTURAS',
        path: 'DUCA.PESO_NETO_TOTAL',
        subject: 'Casilla 33: el peso neto',
        mine: body.DUCA.PESO_NETO_TOTAL,
        source: 'los ítems de la factura',
        other: { id: 'fac-1', path: 'ITEMS[0].PESO_NETO' },
        unit: 'kg',
      },
    ]);
    const [both] = netWeightPairs(ducaStatements(body), sources);
    expect(both).toMatchObject({ source: 'los ítems de las facturas' });
    expect(Number(both!.theirs)).toBe(Number(body.DUCA.PESO_NETO_TOTAL));
    expect(netWeightPairs(ducaStatements(body), { ...sources, invoices: [] })).toEqual([]);
  });
});
