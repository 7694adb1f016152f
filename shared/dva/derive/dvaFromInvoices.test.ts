import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits, toUnits } from '../../foundation/decimal/decimal.ts';
import { catalogue } from '../../catalogues/names.ts';
import { shippedCatalogues } from '../../catalogues/shippedCatalogues.ts';
import { makeReference } from '../../foundation/documents/makeReference.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { blocks } from '../../foundation/rules/problem.ts';
import { owedProblems, shapeProblems } from '../../foundation/fields/shape.ts';
import { checkDva } from '../checkDva.ts';
import { dvaDataSets, type DvaBody } from '../fields/dataSets.ts';
import { sampleReference } from '../sampleDva.fixture.ts';
import { dvaFromInvoices } from './dvaFromInvoices.ts';
import { mergeDerived } from './mergeDerived.ts';
import { freightProblems, orderDollars } from './orderDollars.ts';
import { sampleInvoice, sampleSources, sampleTransport } from './sampleSources.fixture.ts';
import type { OrderSources } from './sources.ts';

const reference = sampleReference();
const derive = (sources: OrderSources, ids?: string[]): DvaBody =>
  dvaFromInvoices(
    sources.invoices.filter((each) => !ids || ids.includes(each.id)),
    sources,
    orderDollars(sources, reference),
    '123-6000567-1',
    reference,
  );
const sum = (lines: readonly Record<string, string>[], name: string): number =>
  lines.reduce((all, line) => all + toUnits(line[name]!, 2), 0);

describe('dvaFromInvoices', () => {
  it('adds what a FOB price does not include and gives a document nobody has to finish', () => {
    const invoice = sampleInvoice('a', ['6000.00', '4000.00'], {
      VALOR_FLETE: '800.00',
      VALOR_OTROS: '50.00',
      VALOR_SEGURO: '150.00',
    });
    const body = derive(sampleSources([invoice]));
    expect(body.DVA).toMatchObject({
      CASILLA_39: '10000.00',
      CASILLA_42_10: '800.00',
      CASILLA_42_11: '50.00',
      CASILLA_42_12: '150.00',
      CASILLA_46: '11000.00',
      ID_ADUANA_INGRESO: 'ST',
      LUGAR_ENTREGA_LOCODE: 'MXVER',
      PAIS_ENTREGA: 'MX',
    });
    const problems = [
      ...shapeProblems(dvaDataSets, body, reference),
      ...owedProblems(dvaDataSets, body),
      ...checkDva(body, reference),
    ];
    expect(problems.map((each) => [each.code, each.severity])).toEqual([
      ['dva.conditions-unconfirmed', 'warning'],
    ]);
  });

  it('adds nothing that a CIF price includes', () => {
    const invoice = sampleInvoice('a', ['10000.00'], {
      ID_INCOTERM: 'CIF',
      VALOR_FOB: '9000.00',
      VALOR_FLETE: '800.00',
      VALOR_SEGURO: '200.00',
    });
    const body = derive(sampleSources([invoice]));
    expect(body.DVA).toMatchObject({ CASILLA_39: '10000.00', CASILLA_42_10: '0.00', CASILLA_46: '10000.00' });
    expect(body.MERCANCIAS[0]).toMatchObject({
      VALOR_FOB: '9000.00',
      VALOR_FLETE: '800.00',
      VALOR_ITEM: '10000.00',
    });
    expect(body.DVA.LUGAR_ENTREGA_LOCODE).toBe('GTSTC');
  });

  it('shares the freight of the transport document among the DVAs that bear it', () => {
    const sources = sampleSources(
      [sampleInvoice('a', ['300.00']), sampleInvoice('b', ['100.00'], { ID_PROVEEDOR: 'X' })],
      [sampleTransport('1', { VALOR_FLETE: '100.01', ID_MONEDA_FLETE: 'USD' })],
    );
    expect(derive(sources, ['a']).DVA.CASILLA_42_10).toBe('75.01');
    expect(derive(sources, ['b']).DVA.CASILLA_42_10).toBe('25.00');
  });

  it('shares it by weight or quantity where the invoices say so', () => {
    const heavy = (id: string, weight: string, quantity: string, method: string) => {
      const made = sampleInvoice(id, ['100.00'], { METODO_PRORRATEO: method });
      const ITEMS = made.body.ITEMS.map((item) => ({
        ...item,
        PESO_BRUTO: weight,
        CANTIDAD_UNIDADES: quantity,
      }));
      return { ...made, body: { ...made.body, ITEMS } };
    };
    const shared = (method: string, [a, b] = ['30.000', '10.000']): string[] => {
      const sources = sampleSources(
        [heavy('a', a!, '1.000', method), heavy('b', b!, '4.000', method)],
        [sampleTransport('1', { VALOR_FLETE: '100.00', ID_MONEDA_FLETE: 'USD' })],
      );
      return ['a', 'b'].map((id) => derive(sources, [id]).DVA.CASILLA_42_10);
    };
    expect(shared('FOB')).toEqual(['50.00', '50.00']);
    expect(shared('PESO')).toEqual(['75.00', '25.00']);
    expect(shared('PESO', ['0.003', '0.001'])).toEqual(['75.00', '25.00']);
    expect(shared('CANTIDAD')).toEqual(['20.00', '80.00']);
  });

  it('takes what a term includes from the catalogue, which an administrator may change', () => {
    const lists = shippedCatalogues.map((list) =>
      list.name !== catalogue.incoterms
        ? list
        : {
            ...list,
            rows: list.rows.map((row) => (row.CLAVE === 'FOB' ? { ...row, INCLUYE_FLETE: '1' } : row)),
          },
    );
    const changed = makeReference({
      country: 'GT',
      today: reference.today,
      checkTaxId: reference.checkTaxId,
      lists: new Map(lists.map((list) => [list.name, list])),
    });
    const invoice = sampleInvoice('a', ['1000.00'], { VALOR_FLETE: '100.00' });
    const sources = sampleSources([invoice]);
    const freight = (told: Reference): string =>
      dvaFromInvoices([invoice], sources, orderDollars(sources, told), '1', told).DVA.CASILLA_42_10;
    expect([freight(reference), freight(changed)]).toEqual(['100.00', '0.00']);
  });

  it('sums to the cent whatever freight of the transport document is shared, and by whatever measure', () => {
    const cents = fc.integer({ min: 1, max: 9_999_999 });
    const one = fc.record({ value: cents, weight: fc.integer({ min: 0, max: 999_999 }), quantity: cents });
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: 8 }),
        cents,
        fc.constantFrom('FOB', 'PESO', 'CANTIDAD', ''),
        (drawn, freight, METODO_PRORRATEO) => {
          const invoices = drawn.map(({ value, weight, quantity }, index) => {
            const made = sampleInvoice(`i${index}`, [fromUnits(value, 2)], { METODO_PRORRATEO });
            const ITEMS = made.body.ITEMS.map((item) => ({
              ...item,
              PESO_BRUTO: fromUnits(weight, 2),
              CANTIDAD_UNIDADES: fromUnits(quantity, 3),
            }));
            return { ...made, body: { ...made.body, ITEMS } };
          });
          const transport = sampleTransport('1', {
            VALOR_FLETE: fromUnits(freight, 2),
            ID_MONEDA_FLETE: 'USD',
          });
          const body = derive(sampleSources(invoices, [transport]));
          expect(toUnits(body.DVA.CASILLA_42_10, 2)).toBe(freight);
          expect(sum(body.FACTURAS, 'VALOR_FLETE')).toBe(freight);
          expect(sum(body.MERCANCIAS, 'VALOR_FLETE')).toBe(freight);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('sums to the cent in every currency, term and split', () => {
    const amount = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => fromUnits(cents, 2));
    const small = fc.integer({ min: 0, max: 999_999 }).map((cents) => fromUnits(cents, 2));
    const invoice = fc.record({
      values: fc.array(amount, { minLength: 1, maxLength: 12 }),
      ID_INCOTERM: fc.constantFrom('EXW', 'FOB', 'CFR', 'CIF', 'DAP'),
      TIPO_CAMBIO: fc.integer({ min: 1, max: 300_000 }).map((units) => fromUnits(units, 5)),
      VALOR_FLETE: small,
      VALOR_SEGURO: small,
      VALOR_OTROS: small,
    });
    fc.assert(
      fc.property(fc.array(invoice, { minLength: 1, maxLength: 5 }), (drawn) => {
        const invoices = drawn.map(({ values, ...header }, index) =>
          sampleInvoice(`i${index}`, values, { ...header, ID_MONEDA: 'EUR' }),
        );
        const body = derive(sampleSources(invoices));
        expect(sum(body.MERCANCIAS, 'VALOR_ITEM')).toBe(toUnits(body.DVA.CASILLA_39, 2));
        expect(sum(body.FACTURAS, 'TOTAL_FACTURA')).toBe(toUnits(body.DVA.CASILLA_39, 2));
        expect(sum(body.MERCANCIAS, 'VALOR_CIF')).toBe(toUnits(body.DVA.CASILLA_46, 2));
      }),
      { numRuns: 200 },
    );
  });
});

describe('freight of a transport document that the DVAs do not take over', () => {
  const carrying = (freight: Partial<OrderSources['transports'][number]['body']['DOCUMENTO']>, own = '') =>
    sampleSources(
      [sampleInvoice('a', ['1000.00'], { VALOR_FLETE: own })],
      [sampleTransport('1', { ID_MONEDA_FLETE: 'USD', ...freight })],
    );
  const codes = (sources: OrderSources): string[] =>
    freightProblems(sources, reference).map((each) => each.code);

  it('is told', () => {
    expect(codes(carrying({ VALOR_FLETE: '500.00' }))).toEqual([]);
    expect(codes(carrying({ VALOR_FLETE: '500.00' }, '500.00'))).toEqual([]);
    expect(codes(carrying({ VALOR_FLETE: '500.00' }, '100.00'))).toEqual(['dva.freight-differs']);
    expect(codes(carrying({ VALOR_FLETE: '500.00', ID_MONEDA_FLETE: 'EUR' }))).toEqual([
      'dva.freight-without-rate',
    ]);
    expect(codes(carrying({ VALOR_FLETE: '' }, '100.00'))).toEqual([]);
  });

  it('is not added where the term declares no freight', () => {
    const lists = new Map(
      shippedCatalogues.map((list) => [
        list.name,
        list.name === catalogue.incoterms
          ? { ...list, rows: list.rows.map((row) => ({ ...row, DECLARA_FLETE: '0' })) }
          : list,
      ]),
    );
    const told = makeReference({
      country: 'GT',
      today: reference.today,
      checkTaxId: reference.checkTaxId,
      lists,
    });
    const sources = carrying({ VALOR_FLETE: '500.00' });
    expect(orderDollars(sources, told).get('a')!.freight.cents).toBe(0);
    expect(freightProblems(sources, told)).toEqual([]);
  });
});

describe('mergeDerived', () => {
  const sources = sampleSources([sampleInvoice('a', ['6000.00', '4000.00'])]);
  const base = derive(sources);

  it('keeps what a person changed, takes what moved, and tells both without the computed boxes', () => {
    const mine = { ...base, DVA: { ...base.DVA, ID_NIVEL_COMERCIAL: 'DIS', CASILLA_42_10: '500.00' } };
    const fresh = derive(
      sampleSources([sampleInvoice('a', ['6000.00', '4500.00'], { VALOR_FLETE: '400.00' })]),
    );
    const { body, moves } = mergeDerived(base, mine, fresh, reference);
    expect(body.DVA).toMatchObject({
      ID_NIVEL_COMERCIAL: 'DIS',
      CASILLA_39: '10500.00',
      CASILLA_42_10: '500.00',
      CASILLA_42_12: '165.00',
      CASILLA_46: '11165.00',
    });
    expect(moves).toContainEqual({ path: 'DVA.CASILLA_42_10', kind: 'kept', from: '500.00', to: '400.00' });
    expect(moves).toContainEqual({ path: 'DVA.CASILLA_39', kind: 'moved', from: '10000.00', to: '10500.00' });
    expect(moves.some((each) => each.path === 'DVA.CASILLA_46')).toBe(false);
    expect(blocks(checkDva(body, reference))).toBe(false);
  });

  it('moves nothing when nothing changed', () => {
    const again = derive(sources);
    expect(mergeDerived(base, base, again, reference)).toEqual({ body: base, derived: base, moves: [] });
  });

  it('leaves the day of the oath, whatever day it is derived again', () => {
    const { DVA } = base;
    const tomorrow = { ...base, DVA: { ...DVA, FECHA_DECLARACION: '2026-11-21' } };
    expect(mergeDerived(base, base, tomorrow, reference)).toEqual({ body: base, derived: base, moves: [] });
  });

  it('leaves what the acceptance wrote, known to the last derivation or not, and tells nothing of it', () => {
    const accepted = {
      DUCA_ID: 'duc-1',
      NUMERO_DECLARACION: 'GTGUACB260001234567X',
      FECHA_ACEPTACION: '2026-11-20',
    };
    const mine = { ...base, DVA: { ...base.DVA, ...accepted } };
    for (const last of [base, mine]) {
      const { body, moves } = mergeDerived(last, mine, derive(sources), reference);
      expect(body.DVA).toEqual(mine.DVA);
      expect(moves).toEqual([]);
    }
  });

  it('says by their names which line and which invoice went', () => {
    const more = derive(sampleSources([...sources.invoices, sampleInvoice('b', ['7.00'])]));
    const { moves } = mergeDerived(more, more, base, reference);
    expect(moves.filter((each) => each.kind === 'removed')).toEqual([
      { path: 'MERCANCIAS', kind: 'removed', from: 'ARTÍCULO 1', to: '' },
      { path: 'FACTURAS', kind: 'removed', from: 'F-b', to: '' },
    ]);
  });
});
