import { describe, expect, it } from 'vitest';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { invoiceDataSets } from '../../invoices/dataSets.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { goodsOf } from './goods.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { unitsOf } from './units.ts';

const reference = sampleReference();

interface Case {
  /** Prices of the units that are described; '' for none. */
  prices: readonly string[];
  quantity?: string;
  unit?: string;
  brand?: string;
  own?: string;
}
/** Units of one item that is declared at 100.00, with 10.00 of freight and 1.00 of insurance. */
function unitsFor(name: 'VEHICULOS' | 'MAQUINARIA' | 'EMBARCACIONES', of: Case) {
  const { prices, quantity = String(prices.length), unit = 'C62', brand = '', own = '' } = of;
  const one: DeclarationSources = structuredClone(
    sampleSources({ lines: 1, invoices: 1, suppliers: 1, containers: 0 }),
  );
  const { body } = one.invoices[0]!;
  Object.assign(body.ITEMS[0]!, { CANTIDAD_UNIDADES: quantity, ID_UNIDAD_MEDIDA: unit, VALOR_FOB: '100.00' });
  const lines = prices.map((VALOR_FOB) => ({
    ...blankRecord(invoiceDataSets[name]),
    ID_ITEM: 'lin-1',
    MARCA: own,
    VALOR_FOB,
  }));
  Object.assign(body, { [name]: lines });
  const [goods] = goodsOf(one, reference);
  const item = {
    ...goods!.item,
    SECUENCIA_FRACCION: '7',
    MARCA: brand,
    VALOR_FOB: '100.00',
    VALOR_FLETE: '10.00',
    VALOR_SEGURO: '1.00',
  };
  return unitsOf(one, [item])[name];
}
const fobs = (of: Case): string[] => unitsFor('VEHICULOS', of).map((each) => each.VALOR_FOB);

describe('the price of an item', () => {
  it('is shared by the prices of its units when all of them have one', () => {
    expect(fobs({ prices: ['75.00', '25.00'] })).toEqual(['75.00', '25.00']);
    expect(fobs({ prices: ['3.00', '1.00'] })).toEqual(['75.00', '25.00']);
    expect(fobs({ prices: ['75.00', ''] })).toEqual(['50.00', '50.00']);
  });

  it('leaves to the units that are not described what is left of it, or their number', () => {
    expect(fobs({ prices: ['30.00', '20.00'], quantity: '4' })).toEqual(['30.00', '20.00']);
    expect(fobs({ prices: ['60.00', '40.00'], quantity: '4' }), 'nothing is left').toEqual([
      '60.00',
      '40.00',
    ]);
    expect(fobs({ prices: ['', ''], quantity: '4' })).toEqual(['25.00', '25.00']);
    expect(fobs({ prices: ['', ''], quantity: '1' }), 'more than are counted').toEqual(['50.00', '50.00']);
    expect(fobs({ prices: ['', ''], quantity: '4', unit: 'KGM' }), 'not counted').toEqual(['50.00', '50.00']);
  });
});

describe('a unit', () => {
  it('stands in the fraction of its item, and only a vehicle says freight and insurance', () => {
    expect(unitsFor('VEHICULOS', { prices: ['', ''] })[0]).toMatchObject({
      NUMERO_LINEA: '7',
      VALOR_FLETE: '5.00',
      VALOR_SEGURO: '0.50',
    });
    const [machine] = unitsFor('MAQUINARIA', { prices: [''] });
    expect(machine).toMatchObject({ NUMERO_LINEA: '7', VALOR_FOB: '100.00' });
    expect(machine).not.toHaveProperty('VALOR_FLETE');
    expect(machine).not.toHaveProperty('NUMERO_ITEM');
  });

  it('has its own brand, or else that of its item, when it has one', () => {
    const brand = (own: string, of: string) =>
      unitsFor('MAQUINARIA', { prices: [''], own, brand: of })[0]!.MARCA;
    expect(brand('CAT', 'JCB')).toBe('CAT');
    expect(brand('', 'JCB')).toBe('JCB');
    expect(brand('', 'SIN MARCA')).toBe('');
    expect(brand('', '')).toBe('');
    expect(brand('', 'x'.repeat(99))).toHaveLength(60);
  });
});
