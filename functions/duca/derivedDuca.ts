import { ducaDefinition } from '../../shared/duca/definition.ts';
import { ducaFromDvas, takenForDuca } from '../../shared/duca/derive/ducaFromDvas.ts';
import { ownModality } from '../../shared/duca/derive/ownModality.ts';
import { derivedDeclaration } from '../declarations/forming/derivedDeclaration.ts';

/** The DUCA as a derived document. */
export const derivedDuca = derivedDeclaration(
  { definition: ducaDefinition, fresh: ducaFromDvas, taken: takenForDuca, own: ownModality },
  ({ DVAS, DVA_FACTURAS, FRACCION_ITEMS, DOCUMENTOS }, id) =>
    DVAS.some((each) => each.ID_DVA === id) ||
    FRACCION_ITEMS.some((each) => each.ID_DVA === id) ||
    DVA_FACTURAS.some((each) => each.ID_FACTURA === id) ||
    DOCUMENTOS.some((each) => each.ID_DOCUMENTO === id),
);
