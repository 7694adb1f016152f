import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossProblems } from '../../declarations/cross/crossProblems.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { calculateDva } from '../../dva/calculateDva.ts';
import type { DvaHeader } from '../../dva/fields/dataSets.ts';
import { ADDITIONS, DEDUCTIONS } from '../../dva/fields/value.ts';
import { fromUnits, sum, toUnits } from '../../foundation/decimal/decimal.ts';
import { prorate } from '../../foundation/decimal/prorate.ts';
import { blocks } from '../../foundation/rules/problem.ts';
import { incotermOf } from '../../invoices/incoterm.ts';
import { incotermTotals } from '../conversions/incotermTotals.ts';
import { duaStatements } from '../cross/duaStatements.ts';
import type { DuaBody } from '../dataSets.ts';
import { honduranReference, honduranSources } from '../sampleDua.fixture.ts';
import { duaFromDvas } from './duaFromDvas.ts';

const reference = honduranReference();

/** What a value declaration of one invoice says: price and what of it are costs by its term, and boxes. */
interface Sale {
  ID_INCOTERM: string;
  price: string;
  freight?: string;
  insurance?: string;
  others?: string;
  boxes?: Partial<DvaHeader>;
}
type Dva = DeclarationSources['dvas'][number];

const shared = (amount: string, lines: number): string[] =>
  prorate(
    toUnits(amount, 2),
    Array.from({ length: lines }, (_, at) => at + 1),
  ).map((each) => fromUnits(each, 2));

function saying(dva: Dva, { ID_INCOTERM, price, boxes, ...costs }: Sale): Dva {
  const includes = incotermOf(reference, ID_INCOTERM)!.includes;
  const { freight = '0.00', insurance = '0.00', others = '0.00' } = costs;
  const held = [
    includes.freight ? freight : '0',
    includes.insurance ? insurance : '0',
    includes.others ? others : '0',
  ];
  const fob = fromUnits(toUnits(price, 2) - toUnits(sum(held), 2), 2);
  const { MERCANCIAS } = dva.body;
  const columns = [fob, freight, insurance, others].map((each) => shared(each, MERCANCIAS.length));
  const zeros = Object.fromEntries(['CASILLA_40', ...ADDITIONS, ...DEDUCTIONS].map((name) => [name, '0.00']));
  const DVA = {
    ...dva.body.DVA,
    ...zeros,
    ID_INCOTERM,
    CASILLA_39: price,
    CASILLA_42_10: includes.freight ? '0.00' : freight,
    CASILLA_42_11: includes.others ? '0.00' : others,
    CASILLA_42_12: includes.insurance ? '0.00' : insurance,
    ...boxes,
  };
  const lines = MERCANCIAS.map((line, at) => ({
    ...line,
    VALOR_FOB: columns[0]![at]!,
    VALOR_FLETE: columns[1]![at]!,
    VALOR_SEGURO: columns[2]![at]!,
    VALOR_OTROS: columns[3]![at]!,
  }));
  return { ...dva, body: calculateDva({ ...dva.body, DVA, MERCANCIAS: lines }, reference) };
}

/** The DUA of an order of these sales, and the papers that it was formed of. */
function formed(
  sales: readonly Sale[],
  lines = 3 * sales.length,
): { body: DuaBody; sources: DeclarationSources } {
  const count = sales.length;
  const shape = { lines, invoices: count, suppliers: count, containers: 1 };
  const given = honduranSources(shape, reference);
  const sources = { ...given, dvas: given.dvas.map((dva, at) => saying(dva, sales[at]!)) };
  return { body: duaFromDvas(sources, reference), sources };
}

const totals = ({ DECLARACION }: DuaBody) => incotermTotals(DECLARACION, DECLARACION.ID_INCOTERM, reference);
const adjusted = ({ DETALLE_MERCANCIAS }: DuaBody) => [
  sum(DETALLE_MERCANCIAS.map((each) => each.AJUSTE_INCLUIR)),
  sum(DETALLE_MERCANCIAS.map((each) => each.AJUSTE_DEDUCIR)),
];
const refused = (body: DuaBody, sources: DeclarationSources) =>
  crossProblems(duaStatements(body, sources), sources, reference).filter(
    ({ code }) => code.endsWith('-dva') && code !== 'cross.dva-de-la-orden',
  );

const FOB: Sale = {
  ID_INCOTERM: 'FOB',
  price: '10000.00',
  freight: '800.00',
  insurance: '150.00',
  others: '50.00',
};

describe('what a value declaration says beyond its invoice', () => {
  it('that it deducts is an adjustment, and lowers no price of the invoice', () => {
    const { body, sources } = formed([{ ...FOB, boxes: { CASILLA_44_4: '200.00' } }]);
    expect(sources.dvas[0]!.body.DVA.CASILLA_46).toBe('10800.00');
    expect(totals(body)).toEqual({
      invoice: '10000.00',
      freight: '800.00',
      insurance: '150.00',
      others: '50.00',
    });
    expect(adjusted(body)).toEqual(['0', '200.00']);
    expect(body.DECLARACION).toMatchObject({
      TOTAL_FOB_DOLARES: '10000.00',
      TOTAL_FACTURA_DOLARES: '10000.00',
      TOTAL_VALOR_ADUANA_DOLARES: '10800.00',
    });
    expect(refused(body, sources)).toEqual([]);
  });

  it('that it adds, royalties (42.9) or indirect payments (40), is an adjustment, and in no total of the invoice', () => {
    const dap: Sale = { ID_INCOTERM: 'DAP', price: '10000.00', freight: '800.00', insurance: '200.00' };
    const { body, sources } = formed([{ ...dap, boxes: { CASILLA_42_9: '500.00', CASILLA_40: '10.01' } }]);
    expect(totals(body)).toEqual({ invoice: '10000.00', freight: '0', insurance: '0', others: '0' });
    expect(adjusted(body)).toEqual(['510.01', '0']);
    expect(body.DECLARACION.TOTAL_VALOR_ADUANA_DOLARES).toBe('10510.01');
    expect(refused(body, sources)).toEqual([]);
  });

  it('that it adds of a cost which the price holds too, as freight beyond CIF, is no part of the invoice', () => {
    const cif: Sale = { ID_INCOTERM: 'CIF', price: '10000.00', freight: '800.00', insurance: '200.00' };
    const { body } = formed([{ ...cif, boxes: { CASILLA_42_10: '30.00' } }]);
    expect(totals(body)).toMatchObject({ invoice: '10000.00', freight: '0', insurance: '0' });
    expect(adjusted(body)).toEqual(['30.00', '0']);
    expect(body.DECLARACION.TOTAL_VALOR_ADUANA_DOLARES).toBe('10030.00');
  });

  it('takes a discount of later, below zero in box 40, for a deduction', () => {
    const { body } = formed([{ ...FOB, boxes: { CASILLA_40: '-100.00' } }]);
    expect(adjusted(body)).toEqual(['0', '100.00']);
    expect(totals(body).invoice).toBe('10000.00');
  });

  it('leaves the adjustments blank where there is none', () => {
    const { DETALLE_MERCANCIAS } = formed([FOB]).body;
    for (const { AJUSTE_INCLUIR, AJUSTE_DEDUCIR } of DETALLE_MERCANCIAS)
      expect([AJUSTE_INCLUIR, AJUSTE_DEDUCIR]).toEqual(['', '']);
  });
});

describe('invoices of several terms', () => {
  const cif: Sale = { ID_INCOTERM: 'CIF', price: '10000.00', freight: '800.00', insurance: '200.00' };
  const fob: Sale = { ID_INCOTERM: 'FOB', price: '5000.00', freight: '500.00', insurance: '82.50' };

  it('are counted each by its own, whichever the declaration names', () => {
    for (const sales of [
      [cif, fob],
      [fob, cif],
    ]) {
      const { body } = formed(sales);
      for (const ID_INCOTERM of ['CIF', 'FOB']) {
        const named = { ...body, DECLARACION: { ...body.DECLARACION, ID_INCOTERM } };
        expect(totals(named), ID_INCOTERM).toEqual({
          invoice: '15000.00',
          freight: '500.00',
          insurance: '82.50',
          others: '0.00',
        });
      }
      expect(body.DECLARACION).toMatchObject({
        TOTAL_FACTURA_DOLARES: '15000.00',
        TOTAL_VALOR_ADUANA_DOLARES: '15582.50',
      });
    }
  });

  it('hold of a cost no more than there is of it', () => {
    const { body } = formed([cif, fob]);
    const less = { ...body.DECLARACION, TOTAL_FLETE_DOLARES: '700.00' };
    expect(incotermTotals(less, 'CIF', reference)).toMatchObject({ invoice: '14900.00', freight: '0' });
  });

  it('of one term are counted by that of the declaration (spec 5, customs value)', () => {
    const { DECLARACION } = formed([cif, { ...cif, price: '7000.00' }]).body;
    expect([DECLARACION.FLETE_EN_PRECIO, DECLARACION.SEGURO_EN_PRECIO, DECLARACION.OTROS_EN_PRECIO]).toEqual([
      '',
      '',
      '',
    ]);
    expect(incotermTotals(DECLARACION, 'FOB', reference)).toMatchObject({
      invoice: '15000.00',
      freight: '1600.00',
    });
  });
});

describe('a DUA', () => {
  it('is told whose customs value is not that of its value declarations, though its four totals are', () => {
    const { body, sources } = formed([FOB]);
    const DETALLE_MERCANCIAS = body.DETALLE_MERCANCIAS.map((item, at) =>
      at === 0 ? { ...item, AJUSTE_DEDUCIR: '5000.00' } : item,
    );
    const typed = {
      ...body,
      DETALLE_MERCANCIAS,
      DECLARACION: { ...body.DECLARACION, TOTAL_VALOR_ADUANA_DOLARES: '6000.00' },
    };
    const told = refused(typed, sources);
    expect(told).toMatchObject([
      {
        code: 'cross.valor-dva',
        severity: 'error',
        path: 'DECLARACION.TOTAL_VALOR_ADUANA_DOLARES',
        other: { module: 'dva', path: 'DVA.CASILLA_46' },
      },
    ]);
    expect(blocks(told)).toBe(true);
    expect(told[0]!.message).toContain('(6,000.00) difiere en 5,000.00');
  });

  it('has the total of boxes 39, the value of boxes 46 and whole columns, to the cent, of whatever is declared', () => {
    const small = fc.integer({ min: 0, max: 99_999 }).map((each) => fromUnits(each, 2));
    const sale = fc
      .record({
        ID_INCOTERM: fc.constantFrom('EXW', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'),
        price: fc.integer({ min: 5_000_00, max: 99_999_999 }).map((each) => fromUnits(each, 2)),
        freight: small,
        insurance: small,
        others: small,
        extra: fc.dictionary(fc.constantFrom('CASILLA_40', ...ADDITIONS, ...DEDUCTIONS), small),
      })
      .map(({ extra, ...each }): Sale => ({ ...each, boxes: extra }));
    const sales = fc.array(sale, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(sales, fc.integer({ min: 1, max: 4 }), (drawn, lines) => {
        const { body, sources } = formed(drawn, lines * drawn.length);
        const boxes = (name: 'CASILLA_39' | 'CASILLA_46') =>
          toUnits(sum(sources.dvas.map((each) => each.body.DVA[name])), 2);
        const column = (name: keyof DuaBody['DETALLE_MERCANCIAS'][number]) =>
          toUnits(sum(body.DETALLE_MERCANCIAS.map((each) => each[name])), 2);
        expect(toUnits(totals(body).invoice, 2)).toBe(boxes('CASILLA_39'));
        expect(column('VALOR_ADUANA_DOLARES')).toBe(boxes('CASILLA_46'));
        expect(toUnits(body.DECLARACION.TOTAL_VALOR_ADUANA_DOLARES, 2)).toBe(boxes('CASILLA_46'));
        expect(toUnits(body.DECLARACION.TOTAL_FACTURA_DOLARES, 2)).toBe(boxes('CASILLA_39'));
        expect(column('VALOR_FOB')).toBe(toUnits(body.DECLARACION.TOTAL_FOB_DOLARES, 2));
        expect(column('VALOR_FLETE')).toBe(toUnits(body.DECLARACION.TOTAL_FLETE_DOLARES, 2));
        expect(refused(body, sources)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
