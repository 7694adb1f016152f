import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { Call } from '../runtime/executor.ts';
import { catalogueLists } from '../runtime/reference.ts';

/** Every list of the caller's country in the revision that this call judges by, under its name. */
export const listsInForce = ({
  services,
  scope,
  revision,
}: Pick<Call<unknown>, 'services' | 'scope' | 'revision'>) =>
  catalogueLists(services, scope.country, shippedCatalogues, revision);
