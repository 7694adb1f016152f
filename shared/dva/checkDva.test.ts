import { describe, expect, it } from 'vitest';
import { shapeProblems, owedProblems } from '../foundation/fields/shape.ts';
import { onEveryCountry } from '../countries/onEveryCountry.ts';
import { checkDva } from './checkDva.ts';
import { dvaDataSets, type DvaBody, type DvaHeader } from './fields/dataSets.ts';
import { calculateDva } from './calculateDva.ts';
import { dvaLayout } from './print/layout.ts';
import { printOptions } from './print/options.ts';
import { renderDisplay } from '../foundation/pdf/renderDisplay.ts';
import { sampleDva, sampleReference } from './sampleDva.fixture.ts';

const reference = sampleReference();
const withHeader = (values: Partial<DvaHeader>, body: DvaBody = sampleDva(4)): DvaBody =>
  calculateDva({ ...body, DVA: { ...body.DVA, ...values } }, reference);
const found = (body: DvaBody): [string, string][] =>
  checkDva(body, reference).map(({ code, path }) => [code, path]);

describe('checkDva', () => {
  it('holds box 37 to the tariff: a declaration owes the whole code', () => {
    const body = sampleDva(4);
    const MERCANCIAS = [
      { ...body.MERCANCIAS[0]!, CLASIFICACION_ARANCELARIA: '8467' },
      ...body.MERCANCIAS.slice(1),
    ];
    expect(checkDva({ ...body, MERCANCIAS }, reference)).toMatchObject([
      {
        code: 'tariff.incomplete',
        severity: 'error',
        path: 'MERCANCIAS[0].CLASIFICACION_ARANCELARIA',
      },
    ]);
  });

  it('finds nothing in the sample, nor does shape or obligation', () => {
    const body = sampleDva(4);
    expect(checkDva(body, reference)).toEqual([]);
    expect(shapeProblems(dvaDataSets, body, reference)).toEqual([]);
    expect(owedProblems(dvaDataSets, body)).toEqual([]);
  });

  it('lets no invoice stand in it twice, which would double box 39', () => {
    const body = sampleDva(4);
    const FACTURAS = ['fac-1', 'fac-2'].map((ID_FACTURA) => ({ ...body.FACTURAS[0]!, ID_FACTURA }));
    expect(found({ ...body, FACTURAS })).toContainEqual(['dva.invoice-twice', 'FACTURAS[1].NUMERO_FACTURA']);
  });

  it('says by how much goods and invoices miss box 39', () => {
    const problems = checkDva(withHeader({ CASILLA_39: '8000.00' }), reference);
    expect(problems.map((each) => each.code)).toEqual(['dva.goods-sum', 'dva.invoice-sum']);
    expect(problems[0]!.message).toContain('las mercancías suman 8,433.54');
    expect(problems[0]!.message).toContain('la diferencia es -433.54');
  });

  it('holds answers and amounts together', () => {
    expect(found(withHeader({ CASILLA_40: '250.00' }))).toContainEqual([
      'dva.amount-without-answer',
      'DVA.CASILLA_28',
    ]);
    expect(found(withHeader({ CASILLA_28: '1', CASILLA_28_1: 'x' }))).toContainEqual([
      'dva.answer-without-amount',
      'DVA.CASILLA_40',
    ]);
  });

  it('asks the exchange rate of other currencies, and all of an intermediary or nothing', () => {
    expect(found(withHeader({ ID_MONEDA: 'EUR' }))).toContainEqual(['dva.rate-missing', 'DVA.TIPO_CAMBIO']);
    expect(found(withHeader({ NOMBRE_INTERMEDIARIO: 'X' }))).toContainEqual([
      'dva.intermediary-partial',
      'DVA.DIRECCION_INTERMEDIARIO',
    ]);
  });

  it('asks the date of a contract, and one currency of all invoices', () => {
    expect(found(withHeader({ NUMERO_CONTRATO: 'C-1' }))).toContainEqual([
      'dva.contract-date',
      'DVA.FECHA_CONTRATO',
    ]);
    expect(found(withHeader({ NUMERO_CONTRATO: 'C-1', FECHA_CONTRATO: '2026-01-02' }))).toEqual([]);
    const body = sampleDva(4, 2);
    const FACTURAS = body.FACTURAS.map((line, index) => (index === 1 ? { ...line, ID_MONEDA: 'EUR' } : line));
    expect(found({ ...body, FACTURAS })).toEqual([['dva.mixed-currencies', 'DVA.ID_MONEDA']]);
  });

  it('refuses an amount that nobody declares, which a draft still prints', () => {
    const body = withHeader({ CASILLA_44_5: '1.00', CASILLA_42_9: '999999999999.99', CASILLA_29: '1' });
    expect(found(body)).toContainEqual(['dva.too-large', 'DVA.CASILLA_42_9']);
    const twice = withHeader({ CASILLA_40: '999999999999.99' }, body);
    const facts = { body: twice, reference, options: printOptions(0, true) };
    expect(() => renderDisplay(dvaLayout(facts))).not.toThrow();
  });

  it('warns of freight added to a term that includes it, and refuses a value that is not positive', () => {
    expect(found(withHeader({ ID_INCOTERM: 'CIF' }))).toContainEqual([
      'dva.included-twice',
      'DVA.CASILLA_42_10',
    ]);
    expect(found(withHeader({ CASILLA_44_5: '90000.00' }))).toContainEqual([
      'dva.value-not-positive',
      'DVA.CASILLA_46',
    ]);
  });

  onEveryCountry((country) => {
    it(`asks box 6 of ${country.name} only where customs does`, () => {
      const asked = checkDva(sampleDva(4), sampleReference(country.code)).some(
        (each) => each.code === 'dva.register-missing',
      );
      expect(asked).toBe(country.code === 'HN');
    });
  });

  it('owes every box but those that may stay blank', () => {
    const body = sampleDva(1);
    const blank = {
      ...body,
      DVA: Object.fromEntries(Object.keys(body.DVA).map((name) => [name, ''])) as DvaHeader,
    };
    const boxes = new Set(
      owedProblems(dvaDataSets, blank).map(
        ({ path }) => dvaDataSets.DVA.fields[path.slice(4) as keyof DvaHeader].box,
      ),
    );
    for (const box of ['12', '13', '14', '17', '17.1', '23', '24.1', '27.2'])
      expect(boxes.has(box)).toBe(false);
    for (const box of [
      '1',
      '2',
      '4',
      '5',
      '7',
      '8',
      '9',
      '10',
      '11',
      '15',
      '16',
      '18',
      '19',
      '20',
      '21',
      '22',
      '24',
      '29',
      '39',
      '42.12',
      '44.5',
    ]) {
      expect(boxes.has(box), box).toBe(true);
    }
  });
});
