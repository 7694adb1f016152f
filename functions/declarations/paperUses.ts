import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { DvaStore } from '../dva/dvaStore.ts';
import { undeclared } from '../dva/undeclared.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import type { PaperUse } from '../transmission/declarations/locks.ts';
import { sourceKinds } from './sources.ts';

/** How a declaration of either country takes into use what it is formed of. */
export function paperUses({
  services,
  scope,
}: {
  services: Services;
  scope: TenantScope;
}): Record<keyof typeof sourceKinds, PaperUse> {
  const storeOf = (kind: AnyDocument): DocumentStore => new DocumentStore(kind, services, scope);
  return {
    dvas: { store: new DvaStore(services, scope), lock: 'declare', release: 'release', cleared: undeclared },
    transports: { store: storeOf(sourceKinds.transports), lock: 'use', release: 'release' },
    invoices: { store: storeOf(sourceKinds.invoices), lock: 'use', release: 'release' },
  };
}
