import { rowsInForce } from '../../shared/foundation/documents/inForce.ts';
import { ALL_IN_ONE, orNoResults, SUPPLIERS } from '../../shared/catalogues/combo.ts';
import { LARGEST_PAGE } from '../../shared/foundation/documents/procedures.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { ROLE } from '../../shared/parties/fields/party.ts';
import type { partyComboProcedures } from '../../shared/parties/comboProcedures.ts';
import { Cursors } from '../runtime/cursor.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import { listDocuments } from '../runtime/documents/listDocuments.ts';
import type { Call, Implementation } from '../runtime/executor.ts';

/** The fourteen lists that an invoice and its transport document choose from; suppliers are the company's own cards. */
export const combo: Implementation<typeof partyComboProcedures.combo> = async (call) => {
  const [reference, suppliers] = await Promise.all([call.reference(), suppliersOf(call)]);
  return ALL_IN_ONE.map((name) =>
    orNoResults(name === SUPPLIERS ? suppliers : rowsInForce(reference.rows(name), reference.day)),
  );
};

/** The newest cards of suppliers, as many as a page holds; the others are found by their words. */
async function suppliersOf(call: Call<unknown>): Promise<CatalogueRow[]> {
  const asked = { FILTROS: { ID_ROL: ROLE.supplier }, TAMANO: LARGEST_PAGE };
  const cursors = new Cursors(call.services, call.scope, 'parties/combo', asked);
  const { rows } = await listDocuments(storeOf(partyDefinition, call), asked, cursors);
  return rows.map(({ ID, RESUMEN }) => ({ CLAVE: ID, VALOR: RESUMEN['NOMBRE'] ?? '' }));
}
