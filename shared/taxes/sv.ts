import type { TaxCountry } from './country.ts';

export const taxesSv: TaxCountry = {
  duty: { code: 'DAI', base: ['CIF'] },
  vat: { code: 'IVA', base: ['CIF', 'DAI'] },
};
