import { comboNames, combosOf } from '../../shared/catalogues/combo.ts';
import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { Implementation } from '../runtime/executor.ts';
import { catalogueLists } from '../runtime/reference.ts';

export const combos: Implementation<typeof catalogueProcedures.combos> = async ({
  input,
  services,
  scope,
  revision,
}) => {
  const lists = await catalogueLists(services, scope.country, shippedCatalogues, revision);
  return combosOf(comboNames(input.TABLAS), (name) => lists.get(name)?.rows);
};
