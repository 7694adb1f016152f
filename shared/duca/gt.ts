import { gt } from '../countries/gt/gt.ts';
import { checkCui } from '../foundation/numbers/cui.ts';
import type { DucaCountry } from './country.ts';
import { sampleMatrix } from './data/sampleMatrix.ts';

export const ducaGt: DucaCountry = {
  matrices: [sampleMatrix],
  validityDays: 30,
  identification: 'NIT',
  identifications: { NIT: gt.checkTaxId, DPI: checkCui },
};
