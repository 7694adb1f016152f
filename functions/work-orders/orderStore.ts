import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { WorkOrderBody } from '../../shared/work-orders/summary.ts';
import { DocumentStore, type Stored } from '../runtime/documents/store.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { importerChange } from './costs/importerChange.ts';

type Save = Parameters<DocumentStore<WorkOrderBody>['save']>;

/** Orders of one company. Whatever saves one passes here, so that no cost is left behind in a former importer's account. */
export class OrderStore extends DocumentStore<WorkOrderBody> {
  constructor(services: Services, scope: TenantScope) {
    super(workOrderDefinition, services, scope);
  }

  override async save(...[before, content, facts]: Save): Promise<Stored<WorkOrderBody>> {
    // Who may not save it is told nothing of its costs.
    this.requireOwn(content.body);
    const beside = await importerChange(this, before, content.body.ORDEN.NIT_IMPORTADOR, facts.reference);
    return super.save(before, content, { ...facts, extra: [...(facts.extra ?? []), ...beside] });
  }
}
