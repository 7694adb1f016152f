import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import {
  dischargedBy,
  dischargeLines,
  type Discharge,
  type Discharged,
} from '../../../shared/duca/discharge/discharge.ts';
import {
  formatUnifiedNumber,
  sameDeclaration,
} from '../../../shared/foundation/numbers/declarationNumber.ts';
import { indexMissing } from '../../runtime/documents/indexMissing.ts';
import type { Discharging } from '../../transmission/declarations/discharges.ts';
import { ducaByNumber } from '../complementary/original.ts';

/** Which earlier DUCAs an accepted one discharges: those that its box 54 names (domain 1.6), as a whole. */
export const ducaDischarging: Discharging<DucaBody, Discharged, Discharge> = {
  by: dischargedBy,
  same: sameDeclaration,
  find: async (of, number) => {
    await indexMissing(of.store, of.reference);
    return ducaByNumber(of, number);
  },
  lines: ({ id, body, discharged, earlier, reference }) =>
    dischargeLines(id, body, discharged, earlier, reference),
  standing: ({ DESCARGAS }) => DESCARGAS,
  withStanding: (body, DESCARGAS) => ({ ...body, DESCARGAS }),
  named: ({ DUCA }) => formatUnifiedNumber(DUCA.NUMERO_DUCA),
  words: {
    called: 'la DUCA',
    withdrawn: (number) => `se anuló la ${number}`,
    changed: (number) => `la ${number} se rectificó y ya no la nombra`,
  },
};
