import { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { writeCatalogueCsv } from '../../shared/catalogues/writeCatalogueCsv.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { confirm } from '../kit/dialogs/dialogs.ts';
import { useReference } from '../kit/reference.ts';
import { toast } from '../kit/toasts.ts';
import type { ImportFacts } from './ImportDialog.tsx';

export type CatalogueFacts = Result<typeof catalogueProcedures.list>[number];

/** The ways to change a list, each on condition that nobody did meanwhile: a file, one row, the list before. */
export function useListChanges(facts: CatalogueFacts) {
  const { today } = useReference();
  const send = useAction(catalogueProcedures.importCsv);
  const undo = useAction(catalogueProcedures.undo);
  const { NOMBRE_TABLA: TABLA, ESTAMPA_TIEMPO } = facts;
  return {
    load: (CSV: string, { source, day, sample }: ImportFacts) =>
      send.mutateAsync({
        TABLA,
        FUENTE: source,
        VIGENTE_DESDE: day,
        MUESTRA: sample,
        CSV,
        ESTAMPA_TIEMPO,
      }),

    async saveRow(rows: readonly CatalogueRow[], changed: CatalogueRow): Promise<void> {
      const all = rows.map((row) => (row.CLAVE === changed.CLAVE ? changed : row));
      await send.mutateAsync({
        TABLA,
        FUENTE: facts.FUENTE,
        VIGENTE_DESDE: today,
        MUESTRA: facts.MUESTRA === '1',
        CSV: writeCatalogueCsv(all, facts.COLUMNAS),
        ESTAMPA_TIEMPO,
      });
      toast('Fila modificada', 'Quien ya tiene abierta la aplicación la ve al recargar.', 'good');
    },

    async takeBack(): Promise<void> {
      const text = 'Vuelve a regir la lista que había antes, para todas las empresas de su país.';
      if (!(await confirm('¿Desea deshacer la última carga?', text, 'Deshacer', true))) return;
      try {
        const { FILAS } = await undo.mutateAsync({ TABLA, ESTAMPA_TIEMPO });
        toast('Carga deshecha', `Rige de nuevo la lista anterior, de ${FILAS} filas.`, 'good');
      } catch (thrown) {
        toast('La carga no se deshizo', errorText(thrown), 'bad');
      }
    },
  };
}
