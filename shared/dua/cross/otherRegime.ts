import type { TreatedDeclaration } from '../../declarations/cross/otherTreatment.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { duaFromDvas } from '../derive/duaFromDvas.ts';
import { formAgain } from '../derive/formAgain.ts';
import { ownRegime } from '../derive/ownRegime.ts';

/** The DUA as what may hold something of another regime than it says. */
export const otherRegime: TreatedDeclaration<DuaBody> = {
  own: ownRegime,
  code: 'dua.other-regime',
  dataSets: duaDataSets,
  fresh: duaFromDvas,
  again: formAgain,
  sentence: (before, now, changes) =>
    `Régimen aduanero: la DUA se formó para el ${before} y dice ${now}; para este cambian ${changes}. Fórmela de nuevo de la orden, o vuelva al régimen ${before}.`,
};
