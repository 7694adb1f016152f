import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { readCatalogueCsv } from '../../shared/catalogues/readCatalogueCsv.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Implementation } from '../runtime/executor.ts';
import { mayReplaceLists, replaceList } from './replaceList.ts';

/** Replaces a list with the rows of a file; a list that a module reads by rules of its own has its own procedure. */
export const importCsv: Implementation<typeof catalogueProcedures.importCsv> = async (call) => {
  const { input, scope } = call;
  await mayReplaceLists(call, input);
  const shipped = shippedCatalogues.find(
    (list) => list.name === input.TABLA && list.countries.includes(scope.country),
  );
  // Only what the product ships is known here; an imported list without a shipped one is another module's.
  if (!shipped) throw refusal('not-found', { what: 'un catálogo' });
  const columns = Object.keys(shipped.rows[0] ?? {}).filter((name) => name !== 'CLAVE' && name !== 'VALOR');
  const read = readCatalogueCsv(input.CSV, columns);
  const stamp = await replaceList(call, input.TABLA, input, read);
  return { NOMBRE_TABLA: input.TABLA, FILAS: read.rows.length, ESTAMPA_TIEMPO: stamp };
};
