import type { DuaBody } from '../../../shared/dua/dataSets.ts';
import {
  dischargedBy,
  dischargeLines,
  type Discharge,
  type Discharged,
} from '../../../shared/dua/discharge/discharge.ts';
import { numberMark } from '../../../shared/dua/marks.ts';
import { findMarked } from '../../runtime/documents/findMarked.ts';
import { indexMissing } from '../../runtime/documents/indexMissing.ts';
import type { Discharging } from '../../transmission/declarations/discharges.ts';

/** Which earlier DUAs a registered one discharges: those whose items its own cancel (spec 3), each item apart. */
export const duaDischarging: Discharging<DuaBody, Discharged, Discharge> = {
  by: dischargedBy,
  same: (number, other) => numberMark(number) === numberMark(other),
  find: async ({ store, reference }, number) => {
    const mark = numberMark(number);
    if (mark === undefined) return undefined;
    await indexMissing(store, reference);
    return (await findMarked(store, [mark])).get(mark)?.[0];
  },
  lines: ({ id, body, discharged, earlier, reference }) =>
    dischargeLines(id, body, discharged, earlier, reference),
  standing: ({ DESCARGAS }) => DESCARGAS,
  withStanding: (body, DESCARGAS) => ({ ...body, DESCARGAS }),
  named: ({ DECLARACION }) => DECLARACION.ID_SARAH,
  words: {
    called: 'la DUA',
    withdrawn: (number) => `se desistió la ${number}`,
    changed: (number) => `la ${number} se modificó y ya no la cancela`,
  },
};
