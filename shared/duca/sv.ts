import { sv } from '../countries/sv/sv.ts';
import type { DucaCountry } from './country.ts';

/** El Salvador is only listed (spec 1). */
export const ducaSv: DucaCountry = {
  matrices: [],
  validityDays: 30,
  identification: 'NIT',
  identifications: { NIT: sv.checkTaxId },
};
