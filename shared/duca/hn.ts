import { hn } from '../countries/hn/hn.ts';
import type { DucaCountry } from './country.ts';

/** Honduras declares on the DUA: a DUCA can be prepared here and not sent. */
export const ducaHn: DucaCountry = {
  matrices: [],
  validityDays: 30,
  identification: 'RTN',
  identifications: { RTN: hn.checkTaxId },
};
