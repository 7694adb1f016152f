import type { TaxCountry } from './country.ts';

export const taxesHn: TaxCountry = {
  duty: { code: 'DAI', base: ['CIF'] },
  vat: { code: 'ISV', base: ['CIF', 'DAI'] },
};
