import { ducaDefinition } from '../../shared/duca/definition.ts';
import { ducaFromDvas } from '../../shared/duca/derive/ducaFromDvas.ts';
import { derivedDeclaration } from './forming/derivedDeclaration.ts';

/** The DUCA as a derived document. */
export const derivedDuca = derivedDeclaration(
  { definition: ducaDefinition, fresh: ducaFromDvas },
  ({ DVAS, DVA_FACTURAS, DOCUMENTOS }, id) =>
    DVAS.some((each) => each.ID_DVA === id) ||
    DVA_FACTURAS.some((each) => each.ID_FACTURA === id) ||
    DOCUMENTOS.some((each) => each.ID_DOCUMENTO === id),
);
