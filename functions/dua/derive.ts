import { duaDefinition } from '../../shared/dua/definition.ts';
import { duaDataSets } from '../../shared/dua/dataSets.ts';
import { duaFromDvas, takenForDua } from '../../shared/dua/derive/duaFromDvas.ts';
import { formAgain } from '../../shared/dua/derive/formAgain.ts';
import { ownRegime } from '../../shared/dua/derive/ownRegime.ts';
import { fieldAt, isPersons } from '../../shared/foundation/fields/writer.ts';
import { formDeclaration } from '../declarations/forming/formDeclaration.ts';

/** Forms the DUA of an order, or forms it again keeping what a person changed. */
export const derive = formDeclaration({
  definition: duaDefinition,
  fresh: duaFromDvas,
  taken: takenForDua,
  own: ownRegime,
  again: formAgain,
  // What follows from other fields is no news of the sources.
  isTold: ({ path }) => {
    const field = fieldAt(duaDataSets, path);
    return field === undefined || isPersons(field);
  },
  onceAccepted: 'Se cambia con «Modificar». Lo que falte declarar va en otra orden.',
});
