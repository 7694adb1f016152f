import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { labelOf } from '../../shared/foundation/fields/label.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { workOrderDataSets } from '../../shared/work-orders/summary.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import type { Implementation } from '../runtime/executor.ts';
import { anyWorkOrder, ordersOf } from './orders.ts';

const general = documentImplementations(anyWorkOrder);

/** What procedures write (correlative, assignment, closing) is not changed by a patch, which would leave no notice. */
const guarded = Object.entries(workOrderDataSets.ORDEN.fields)
  .filter(([, field]) => field.computed)
  .map(([name]) => name);

/** General patch, without the fields that only the order's own procedures write. */
export const patch: Implementation<typeof workOrderProcedures.patch> = async (call) => {
  const whole = call.input.CAMBIOS.some((change) => change.op === 'set' && change.path === 'ORDEN');
  const current: AnyRecord = whole
    ? ((await ordersOf(call).open(call.input.ID)).body['ORDEN'] as AnyRecord)
    : {};
  const CAMBIOS = call.input.CAMBIOS.map((change: Change): Change => {
    const name = guarded.find((each) => change.path === `ORDEN.${each}`);
    if (name !== undefined) {
      const reason = `${labelOf(workOrderDataSets, change.path)}: lo escribe el sistema; use «asignar», «cerrar» o «reabrir».`;
      throw refusal('document.impossible-change', { reason });
    }
    if (change.op !== 'set' || change.path !== 'ORDEN') return change;
    const kept = Object.fromEntries(guarded.map((each) => [each, current[each] ?? '']));
    return { ...change, value: { ...(change.value as AnyRecord), ...kept } };
  });
  return general.patch({ ...call, input: { ...call.input, CAMBIOS } });
};
