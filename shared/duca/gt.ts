import type { DucaCountry } from './country.ts';
import { sampleMatrix } from './data/sampleMatrix.ts';

export const ducaGt: DucaCountry = {
  vat: 'IVA',
  matrices: [sampleMatrix],
  validityDays: 30,
  identification: 'NIT',
};
