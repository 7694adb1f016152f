import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { duaFromDvas, takenForDua } from '../../shared/dua/derive/duaFromDvas.ts';
import { treatedAs, withOwnRegime } from '../../shared/dua/derive/ownRegime.ts';
import type { DucaSources } from '../../shared/duca/derive/sources.ts';
import { derivedDeclaration } from '../duca/forming/derivedDeclaration.ts';

/** A regime that a person chose is followed as the order's is that foresees one. */
export const ownRegime = {
  held: withOwnRegime,
  treated: (papers: DucaSources, { DECLARACION }: DuaBody) => treatedAs(papers, DECLARACION.CODIGO_REGIMEN),
};

/** The DUA as a derived document. */
export const derivedDua = derivedDeclaration(
  { definition: duaDefinition, fresh: duaFromDvas, taken: takenForDua, chosen: ownRegime },
  ({ DETALLE_DOCUMENTO, DETALLE_DOCUMENTOS }, id) =>
    DETALLE_DOCUMENTO.some((each) => each.ID_LINEA === id) ||
    DETALLE_DOCUMENTOS.some((each) => each.ID_LINEA.startsWith(`${id}-`)),
);
