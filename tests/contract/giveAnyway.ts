import { jobScope } from '../../functions/runtime/scope.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { companyReference } from '../../functions/runtime/companyReference.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { World } from './world.ts';

/** Gives an order another importer whatever costs it has, as it could be done once. */
export async function giveAnyway(
  { services }: Pick<World, 'services'>,
  id: string,
  importer: Record<string, string>,
  company = 'a',
): Promise<void> {
  const scope = jobScope(company, 'GT');
  const store = new DocumentStore(workOrderDefinition, services, scope);
  const before = await store.open(id);
  const body = { ...before.body, ORDEN: { ...before.body.ORDEN, ...importer } };
  const reference = await companyReference({ services, scope }, shippedCatalogues);
  await store.save(before.header, { ...before, body }, { action: 'Cambio', reference });
}
