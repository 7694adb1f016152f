import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import type { Implementation } from '../runtime/executor.ts';
import { importableList } from './importable.ts';
import { comparable, comparedTo, countOf, movedCells } from './tariffEdition.ts';
import { readListCsv } from './readListCsv.ts';

/** As many changes of a kind as a person looks at; the counts are of all. */
const SHOWN = 100;

/** What a file would change, without changing it. */
export const previewCsv: Implementation<typeof catalogueProcedures.previewCsv> = async (call) => {
  const { input, scope } = call;
  const list = importableList(input.TABLA, scope.country);
  if (!list) throw refusal('not-found', { what: 'un catálogo' });
  const reference = await call.reference();
  const { rows, problems } = readListCsv(input, list, reference);
  const { added, changed, removed, same } = comparedTo(input.TABLA, rows, reference);
  const before = new Map(comparable(input.TABLA, reference).map((row) => [row.CLAVE, row]));
  const shown = (CAMBIO: 'agregada' | 'cambiada' | 'quitada', of: readonly CatalogueRow[]) =>
    of.slice(0, SHOWN).map((row) => ({
      CAMBIO,
      CLAVE: row.CLAVE,
      VALOR: CAMBIO === 'cambiada' ? `${row.VALOR}${movedCells(before.get(row.CLAVE), row)}` : row.VALOR,
    }));
  return {
    FILAS: countOf(rows),
    AGREGADAS: added.length,
    CAMBIADAS: changed.length,
    QUITADAS: removed.length,
    IGUALES: same,
    CAMBIOS: [...shown('agregada', added), ...shown('cambiada', changed), ...shown('quitada', removed)],
    problems,
  };
};
