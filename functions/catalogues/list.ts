import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { Implementation } from '../runtime/executor.ts';
import { catalogueLists } from '../runtime/reference.ts';

export const list: Implementation<typeof catalogueProcedures.list> = async ({ services, scope }) => {
  const lists = await catalogueLists(services, scope.country, shippedCatalogues);
  return [...lists.values()].map((each) => ({
    NOMBRE_TABLA: each.name,
    TITULO: each.title,
    FUENTE: each.source,
    VIGENTE_DESDE: each.validFrom,
    MUESTRA: each.sample ? '1' : '0',
    ESTAMPA_TIEMPO: each.stamp,
    FILAS: each.rows.length,
  }));
};
