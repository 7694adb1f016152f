import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { Implementation } from '../runtime/executor.ts';
import { catalogueLists } from '../runtime/reference.ts';

/** Spec 4, catalogue load: the browser fetches only the lists whose stamp differs from its own. */
export const timestamps: Implementation<typeof catalogueProcedures.timestamps> = async ({
  input,
  services,
  scope,
  revision,
}) => {
  const lists = await catalogueLists(services, scope.country, shippedCatalogues, revision);
  const wanted = input.TABLA ? [lists.get(input.TABLA)] : [...lists.values()];
  return wanted.flatMap((each) => (each ? [{ NOMBRE_TABLA: each.name, ESTAMPA_TIEMPO: each.stamp }] : []));
};
