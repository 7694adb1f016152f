import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits, toUnits } from '../foundation/decimal/decimal.ts';
import { calculateInvoice } from './calculate.ts';
import { checkInvoice } from './check.ts';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';
import { completeInvoice, sampleInvoice } from './sampleInvoice.fixture.ts';

const calculate = (body: ReturnType<typeof sampleInvoice>) => calculateInvoice(body, reference);

describe('value of a line', () => {
  const line = (values: object) => calculate(sampleInvoice({}, values)).ITEMS[0]!;

  it('is quantity by unit value, half up, when blank', () => {
    expect(line({ CANTIDAD_UNIDADES: '3.000', VALOR_UNITARIO: '0.3350000000' }).VALOR_ITEM).toBe('1.01');
  });

  it('follows a changed quantity as long as nobody typed another value', () => {
    const first = calculate(
      sampleInvoice({}, { CANTIDAD_UNIDADES: '3.000', VALOR_UNITARIO: '2.0000000000' }),
    );
    const changed = calculate({ ...first, ITEMS: [{ ...first.ITEMS[0]!, CANTIDAD_UNIDADES: '4.000' }] });
    expect(changed.ITEMS[0]!.VALOR_ITEM).toBe('8.00');
  });

  it('stands as typed from the paper', () => {
    const first = calculate(
      sampleInvoice(
        {},
        { CANTIDAD_UNIDADES: '3.000', VALOR_UNITARIO: '33.3300000000', VALOR_ITEM: '100.00' },
      ),
    );
    expect(first.ITEMS[0]!.VALOR_ITEM).toBe('100.00');
    const changed = calculate({ ...first, ITEMS: [{ ...first.ITEMS[0]!, CANTIDAD_UNIDADES: '4.000' }] });
    expect(changed.ITEMS[0]!.VALOR_ITEM).toBe('100.00');
  });

  it('gives the unit value with ten decimals when that is the blank one', () => {
    expect(line({ CANTIDAD_UNIDADES: '3.000', VALOR_ITEM: '100.00' })).toMatchObject({
      VALOR_UNITARIO: '33.3333333333',
      VALOR_ITEM: '100.00',
    });
    expect(line({ CANTIDAD_UNIDADES: '0.000', VALOR_ITEM: '100.00' }).VALOR_UNITARIO).toBe('');
  });
});

describe('totals by incoterm (spec 5)', () => {
  const header = {
    VALOR_FOB: '1000.00',
    VALOR_FLETE: '120.00',
    VALOR_SEGURO: '15.50',
    VALOR_OTROS: '4.50',
    ID_MONEDA: 'USD',
  };
  it.each([
    ['FOB', '1000.00', '120.00', '15.50', '4.50'],
    ['CFR', '1120.00', '0.00', '15.50', '4.50'],
    ['CIF', '1135.50', '0.00', '0.00', '4.50'],
    ['DAP', '1140.00', '0.00', '0.00', '0.00'],
  ])(
    '%s: total %s, declared freight %s, insurance %s, others %s',
    (term, total, freight, insurance, others) => {
      const { FACTURA } = calculate(
        sampleInvoice({ ...header, ID_INCOTERM: term }, { VALOR_ITEM: '1000.00' }),
      );
      expect(FACTURA).toMatchObject({
        TOTAL_FACTURA: total,
        VALOR_TRANSACCION: total,
        FLETE_DECLARADO: freight,
        SEGURO_DECLARADO: insurance,
        OTROS_DECLARADOS: others,
        VALOR_CIF: '1140.00',
      });
    },
  );

  it('converts to dollars once, at the end', () => {
    const { FACTURA } = calculate(
      sampleInvoice(
        { ID_INCOTERM: 'FOB', ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.08501' },
        { VALOR_ITEM: '999.99' },
      ),
    );
    expect(FACTURA).toMatchObject({ TOTAL_FACTURA: '999.99', VALOR_TRANSACCION: '1085.00' });
  });

  it('knows that a dollar is a dollar, and claims no total without a term', () => {
    const { FACTURA } = calculate(sampleInvoice({ ID_MONEDA: 'USD' }, { VALOR_ITEM: '5.00' }));
    expect(FACTURA).toMatchObject({
      TIPO_CAMBIO: '1.00000000000000',
      TOTAL_FACTURA: '',
      VALOR_TRANSACCION: '',
      FLETE_DECLARADO: '',
    });
  });
});

describe('FOB and expenses of the lines', () => {
  it('brings delivered prices down to FOB', () => {
    const body = calculate(
      sampleInvoice(
        { ID_INCOTERM: 'CIF', VALOR_FOB: '900.00', VALOR_FLETE: '90.00', VALOR_SEGURO: '10.00' },
        { VALOR_ITEM: '600.00' },
        { VALOR_ITEM: '400.00' },
      ),
    );
    expect(body.FACTURA.TOTAL_FACTURA).toBe('1000.00');
    expect(body.ITEMS.map((item) => [item.VALOR_FOB, item.VALOR_CIF])).toEqual([
      ['540.00', '600.00'],
      ['360.00', '400.00'],
    ]);
    expect(checkInvoice(body, reference).filter((each) => each.code === 'invoice.items-sum')).toEqual([]);
  });

  it('shares by weight or quantity when asked, by FOB when no line has the measure', () => {
    const shares = (method: string, weights: boolean) =>
      calculate(
        sampleInvoice(
          { METODO_PRORRATEO: method, VALOR_FLETE: '100.00' },
          { VALOR_ITEM: '300.00', CANTIDAD_UNIDADES: '1.000', PESO_BRUTO: weights ? '90.00' : '' },
          { VALOR_ITEM: '100.00', CANTIDAD_UNIDADES: '3.000', PESO_BRUTO: weights ? '10.00' : '' },
        ),
      ).ITEMS.map((item) => item.VALOR_FLETE);
    expect(shares('', true)).toEqual(['75.00', '25.00']);
    expect(shares('PESO', true)).toEqual(['90.00', '10.00']);
    expect(shares('PESO', false)).toEqual(['75.00', '25.00']);
    expect(shares('CANTIDAD', true)).toEqual(['25.00', '75.00']);
  });

  it('weighs grams as grams', () => {
    const { ITEMS } = calculate(
      sampleInvoice(
        { METODO_PRORRATEO: 'PESO', VALOR_FLETE: '100.00' },
        { VALOR_ITEM: '100.00', PESO_BRUTO: '0.001' },
        { VALOR_ITEM: '100.00', PESO_BRUTO: '0.003' },
      ),
    );
    expect(ITEMS.map((item) => item.VALOR_FLETE)).toEqual(['25.00', '75.00']);
  });

  const cents = fc.integer({ min: 0, max: 5_000_000 });
  const line = fc.record({ value: cents, weight: cents, quantity: fc.integer({ min: 0, max: 10_000_000 }) });

  it('always sum to the header, to the cent, whatever the method', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 60 }),
        fc.record({ fob: cents, freight: cents, insurance: cents, others: cents }),
        fc.constantFrom('', 'FOB', 'PESO', 'CANTIDAD'),
        (lines, { fob, freight, insurance, others }, METODO_PRORRATEO) => {
          const money = (units: number): string => fromUnits(units, 2);
          const { ITEMS, FACTURA } = calculate(
            sampleInvoice(
              {
                METODO_PRORRATEO,
                VALOR_FOB: money(fob),
                VALOR_FLETE: money(freight),
                VALOR_SEGURO: money(insurance),
                VALOR_OTROS: money(others),
              },
              ...lines.map(({ value, weight, quantity }) => ({
                VALOR_ITEM: money(value),
                PESO_BRUTO: money(weight),
                CANTIDAD_UNIDADES: fromUnits(quantity, 3),
              })),
            ),
          );
          const sum = (
            name: 'VALOR_FOB' | 'VALOR_FLETE' | 'VALOR_SEGURO' | 'VALOR_OTROS' | 'VALOR_CIF',
          ): number => ITEMS.reduce((total, item) => total + toUnits(item[name], 2), 0);
          expect([sum('VALOR_FOB'), sum('VALOR_FLETE'), sum('VALOR_SEGURO'), sum('VALOR_OTROS')]).toEqual([
            fob,
            freight,
            insurance,
            others,
          ]);
          expect(sum('VALOR_CIF')).toBe(toUnits(FACTURA.VALOR_CIF, 2));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('takes ten thousand lines in well under a second, and nothing the second time', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => ({
      CANTIDAD_UNIDADES: `${(index % 97) + 1}.000`,
      VALOR_UNITARIO: `${(index % 50) + 1}.1234567`,
      PESO_BRUTO: `${(index % 30) + 1}.25`,
    }));
    const body = sampleInvoice(
      { ID_INCOTERM: 'CIF', ID_MONEDA: 'USD', VALOR_FLETE: '12345.67', VALOR_SEGURO: '890.12' },
      ...lines,
    );
    const begun = process.threadCpuUsage();
    const done = calculate(body);
    // Work of this thread alone: what else the machine does takes none of it.
    const { user, system } = process.threadCpuUsage(begun);
    expect(user + system).toBeLessThan(800_000);
    expect(calculate(done)).toBe(done);
    expect(done.ITEMS.reduce((sum, item) => sum + toUnits(item.VALOR_FLETE, 2), 0)).toBe(1_234_567);
  });
});

describe('calculating an invoice', () => {
  it('gives the body itself when nothing moved, and keeps the lines that did not', () => {
    const done = calculate(completeInvoice());
    expect(calculate(done)).toBe(done);
    const renamed = calculate({ ...done, ITEMS: [{ ...done.ITEMS[0]!, MARCA: 'Bright' }, done.ITEMS[1]!] });
    expect(renamed.FACTURA).toBe(done.FACTURA);
    expect(renamed.ITEMS[1]).toBe(done.ITEMS[1]);
  });

  it('sums weights and packages that are known, and leaves unknown ones blank', () => {
    const { FACTURA } = calculate(
      sampleInvoice({}, { PESO_BRUTO: '1.100', CANTIDAD_BULTOS: '2.00' }, { PESO_BRUTO: '2.205' }),
    );
    expect(FACTURA).toMatchObject({ PESO_BRUTO: '3.305', CANTIDAD_BULTOS: '2.00', PESO_NETO: '' });
  });

  it('spreads a discount and gives the invoice its one origin', () => {
    const { ITEMS } = calculate(
      sampleInvoice(
        { VALOR_DESCUENTO: '10.00', ID_PAIS_ORIGEN: 'CN' },
        { VALOR_ITEM: '75.00' },
        { VALOR_ITEM: '25.00', ID_PAIS_ORIGEN: 'MX' },
      ),
    );
    expect(ITEMS.map((item) => [item.VALOR_FOB, item.ID_PAIS_ORIGEN])).toEqual([
      ['67.50', 'CN'],
      ['22.50', 'MX'],
    ]);
  });

  it('never throws on amounts of any length', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 40n }),
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        (big, other) => {
          const body = sampleInvoice(
            {
              ID_INCOTERM: 'CIF',
              ID_MONEDA: 'USD',
              VALOR_FOB: `${big}.00`,
              VALOR_FLETE: `${other}.00`,
              VALOR_DESCUENTO: `${big}.00`,
            },
            {
              CANTIDAD_UNIDADES: `${other}.000`,
              VALOR_UNITARIO: `${big}.0000000`,
              PESO_BRUTO: `${big}.00`,
              CANTIDAD_BULTOS: `${big}.00`,
            },
          );
          checkInvoice(calculate(body), reference);
        },
      ),
    );
  });
});
