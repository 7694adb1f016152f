import { expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { honduranReference, sampleDua } from '../sampleDua.fixture.ts';
import { settledItems } from './settledItems.ts';

const base = honduranReference();
const whole = sampleDua(base);
const PREFERENCE = {
  ...{ CLAVE: 'p', VALOR: 'Etapa', ACUERDO: '20', PAISES: 'US' },
  ...{ PREFIJO: '8544', CONTINGENTE: '', TASA: '2.50' },
};
const reference: Reference = {
  ...base,
  rows: (name) => (name === catalogue.preferentialRates ? [PREFERENCE] : base.rows(name)),
};
const duties = (DETALLE_VENTAJAS: typeof whole.DETALLE_VENTAJAS): Record<string, string | undefined> =>
  Object.fromEntries(
    settledItems({ ...whole, DETALLE_VENTAJAS }, reference).map(({ item, taxes }) => [
      item.POSICION_ARANCELARIA,
      taxes.find(({ CONCEPTO }) => CONCEPTO === 'DAI')?.TASA,
    ]),
  );

it('an item that claims an advantage pays the rate of its agreement, and the others that of the tariff', () => {
  expect(whole.DETALLE_VENTAJAS.map(({ CODIGO_VENTAJA }) => CODIGO_VENTAJA)).toEqual(['2']);
  const claimed = duties(whole.DETALLE_VENTAJAS);
  const general = duties([]);
  expect([claimed['8544420000'], general['8544420000']]).toEqual(['2.5000', '5.0000']);
  expect({ ...claimed, '8544420000': '' }).toEqual({ ...general, '8544420000': '' });
});
