import { ducaDefinition } from '../../shared/duca/definition.ts';
import { ducaFromDvas, takenForDuca } from '../../shared/duca/derive/ducaFromDvas.ts';
import { ownModality } from '../../shared/duca/derive/ownModality.ts';
import { formAgain } from '../../shared/duca/regroup/formAgain.ts';
import { formDeclaration } from '../declarations/forming/formDeclaration.ts';

/** Forms the DUCA of an order, or forms it again keeping what a person changed and how they grouped its goods. */
export const derive = formDeclaration({
  definition: ducaDefinition,
  fresh: ducaFromDvas,
  taken: takenForDuca,
  own: ownModality,
  again: formAgain,
  onceAccepted:
    'Se cambia con «Rectificar». Lo que falte declarar va en otra orden, o en su complementaria si es provisional o simplificada.',
});
