import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits } from '../foundation/decimal/decimal.ts';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { calculateDva, valueTotals } from './calculateDva.ts';
import { dvaDataSets, type DvaHeader } from './fields/dataSets.ts';
import { ADDITIONS, DEDUCTIONS } from './fields/value.ts';
import { sampleDva, sampleReference } from './sampleDva.fixture.ts';

const header = (values: Partial<DvaHeader>): DvaHeader => ({ ...blankRecord(dvaDataSets.DVA), ...values });
const reference = sampleReference();

describe('value boxes (domain 2.5)', () => {
  const base = {
    CASILLA_39: '10000.00',
    CASILLA_42_10: '800.00',
    CASILLA_42_11: '50.00',
    CASILLA_42_12: '150.00',
  };

  it('adds freight, handling and insurance to the price', () => {
    expect(valueTotals(header({ ...base, CASILLA_40: '0.00' }))).toEqual({
      CASILLA_41: '10000.00',
      CASILLA_43: '1000.00',
      CASILLA_45: '0.00',
      CASILLA_46: '11000.00',
    });
  });

  it('adds indirect payments and takes deductions off', () => {
    expect(
      valueTotals(header({ ...base, CASILLA_28: '1', CASILLA_40: '250.00', CASILLA_44_2: '100.00' })),
    ).toEqual({
      CASILLA_41: '10250.00',
      CASILLA_43: '1000.00',
      CASILLA_45: '100.00',
      CASILLA_46: '11150.00',
    });
  });

  it('equals the sum in bigint for any cents', () => {
    const boxes = ['CASILLA_39', 'CASILLA_40', ...ADDITIONS, ...DEDUCTIONS] as const;
    const cents = fc.array(fc.integer({ min: 0, max: 99_999_999_999 }), {
      minLength: boxes.length,
      maxLength: boxes.length,
    });
    fc.assert(
      fc.property(cents, (values) => {
        const totals = valueTotals(
          header(Object.fromEntries(boxes.map((box, i) => [box, fromUnits(values[i]!, 2)]))),
        );
        const sum = (names: readonly string[]): bigint =>
          names.reduce((all, name) => all + BigInt(values[boxes.indexOf(name as never)]!), 0n);
        const units = (text: string): bigint => BigInt(text.replace('.', ''));
        const price = sum(['CASILLA_39', 'CASILLA_40']);
        expect(units(totals.CASILLA_41)).toBe(price);
        expect(units(totals.CASILLA_43)).toBe(sum(ADDITIONS));
        expect(units(totals.CASILLA_45)).toBe(sum(DEDUCTIONS));
        expect(units(totals.CASILLA_46)).toBe(price + sum(ADDITIONS) - sum(DEDUCTIONS));
      }),
    );
  });
});

describe('calculateDva', () => {
  it('gives the very body back when nothing moves, and keeps untouched lines', () => {
    const body = sampleDva(5);
    expect(calculateDva(body, reference)).toBe(body);
    const lines = body.MERCANCIAS.map((line, i) => (i === 2 ? { ...line, VALOR_FLETE: '1.00' } : line));
    const next = calculateDva({ ...body, MERCANCIAS: lines }, reference);
    expect(next.MERCANCIAS[1]).toBe(body.MERCANCIAS[1]);
    expect(next.MERCANCIAS[2]!.VALOR_CIF).toBe('4681.94');
  });

  it('names unit, state and origin, and numbers the lines', () => {
    expect(sampleDva(2).MERCANCIAS[1]).toMatchObject({
      SECUENCIA_DETALLE: '2',
      UNIDAD_MEDIDA: 'Unidad',
      ESTADO_MERCANCIA: 'Nuevas',
      PAIS_ORIGEN: 'México',
    });
  });

  it('prints invoice numbers up to 30 characters and sends more to the annex', () => {
    expect(sampleDva(4, 1).DVA.NUMERO_FACTURAS).toBe('EXP-2026-04417');
    expect(sampleDva(4, 2).DVA.NUMERO_FACTURAS).toBe('EXP-2026-04417, EXP-2026-04418');
    expect(sampleDva(4, 3).DVA.NUMERO_FACTURAS).toBe('VER ANEXO');
  });

  it('sends invoices of different dates to the annex, where each has its own', () => {
    const body = sampleDva(4, 2);
    const [first, second] = body.FACTURAS;
    const FACTURAS = [first!, { ...second!, FECHA_FACTURA: '2026-10-15' }];
    expect(calculateDva({ ...body, FACTURAS }, reference).DVA).toMatchObject({
      NUMERO_FACTURAS: 'VER ANEXO',
      FECHA_FACTURA: '',
    });
  });
});
