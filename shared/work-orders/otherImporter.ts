import type { Pending } from '../foundation/copies/copyPending.ts';
import { pendingList, type StalePlace } from '../foundation/copies/stale.ts';
import type { WorkOrderBody } from './summary.ts';

/** What of a copy is stale, and that it lies in the order of another importer than it names. */
export function tellOtherImporter(
  pending: readonly Pending[],
  declared: StalePlace & { value: string },
  order: WorkOrderBody['ORDEN'] | undefined,
): Pending[] {
  const { list, add } = pendingList(pending);
  const importer = order?.NIT_IMPORTADOR ?? '';
  if (order && importer !== '' && declared.value !== '' && declared.value !== importer)
    add('importador', { ...declared, detail: `Es de ${order.NOMBRE_IMPORTADOR || importer}.` });
  return list;
}
