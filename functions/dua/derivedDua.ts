import { duaDefinition } from '../../shared/dua/definition.ts';
import { duaFromDvas, takenForDua } from '../../shared/dua/derive/duaFromDvas.ts';
import { ownRegime } from '../../shared/dua/derive/ownRegime.ts';
import { derivedDeclaration } from '../declarations/forming/derivedDeclaration.ts';

/** The DUA as a derived document. */
export const derivedDua = derivedDeclaration(
  { definition: duaDefinition, fresh: duaFromDvas, taken: takenForDua, own: ownRegime },
  ({ DETALLE_DOCUMENTO, DETALLE_DOCUMENTOS }, id) =>
    DETALLE_DOCUMENTO.some((each) => each.ID_LINEA === id) ||
    DETALLE_DOCUMENTOS.some((each) => each.ID_LINEA.startsWith(`${id}-`)),
);
