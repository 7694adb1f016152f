import { comboNames } from '../../shared/catalogues/combo.ts';
import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { Implementation } from '../runtime/executor.ts';
import { catalogueLists } from '../runtime/reference.ts';

/** Whole lists as the browser keeps them; a name that no list has is left out. */
export const load: Implementation<typeof catalogueProcedures.load> = async ({
  input,
  services,
  scope,
  revision,
}) => {
  const lists = await catalogueLists(services, scope.country, shippedCatalogues, revision);
  const names = comboNames(input.TABLAS ?? '');
  const wanted = names.length === 0 ? [...lists.values()] : names.flatMap((name) => lists.get(name) ?? []);
  return wanted.map((each) => ({ ...each, countries: [...each.countries], rows: [...each.rows] }));
};
