import { dvaDefinition } from '../../shared/dva/definition.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import { DocumentStore, type Stored } from '../runtime/documents/store.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { approvalsGone } from '../work-orders/talk/approvalsGone.ts';

type Save = Parameters<DocumentStore<DvaBody>['save']>;

/**
 * DVAs of one company. Whatever saves one passes here, so that what the client was asked to approve is what they approve
 * (product 37): the next version takes the question back, in its own transaction.
 */
export class DvaStore extends DocumentStore<DvaBody> {
  constructor(services: Services, scope: TenantScope) {
    super(dvaDefinition, services, scope);
  }

  override async save(...[before, content, facts]: Save): Promise<Stored<DvaBody>> {
    // Nothing is looked for while it is known that nothing was asked: a save costs what it did.
    if (before.APROBACION_PEDIDA === 0) return super.save(before, content, facts);
    this.requireOwn(content.body);
    const { gone, versions } = await approvalsGone(this, before, 'CAMBIADA', () =>
      this.movedRefusal(before.ID),
    );
    const told = versions.length > 0 ? { APROBACION_CAMBIADA: Math.max(...versions) } : {};
    return super.save(before, content, {
      ...facts,
      set: { ...facts.set, APROBACION_PEDIDA: 0, ...told },
      extra: [...(facts.extra ?? []), ...gone],
    });
  }
}
