import type { TaxCountry } from './country.ts';

export const taxesGt: TaxCountry = {
  duty: { code: 'DAI', base: ['CIF'] },
  vat: { code: 'IVA', base: ['CIF', 'DAI'] },
};
