import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { ownModality } from '../derive/ownModality.ts';
import { formAgain } from '../regroup/formAgain.ts';
import type { TreatedDeclaration } from '../../declarations/cross/otherTreatment.ts';

/** The DUCA as what may hold something of another modality than it says. */
export const otherModality: TreatedDeclaration<DucaBody> = {
  own: ownModality,
  code: 'duca.other-modality',
  dataSets: ducaDataSets,
  fresh: ducaFromDvas,
  again: formAgain,
  sentence: (before, now, changes) =>
    `Casilla 12: la DUCA se formó para la modalidad ${before} y dice ${now}; para esta cambian ${changes}. Actualícela con «Formar de nuevo», o vuelva a la modalidad ${before}.`,
};
