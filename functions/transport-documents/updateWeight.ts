import { kindsInOrderOf } from '../../shared/documentKinds.ts';
import type { Input, Result } from '../../shared/foundation/contracts/procedure.ts';
import { invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import { parseAmount } from '../../shared/foundation/decimal/amount.ts';
import { isZero } from '../../shared/foundation/decimal/decimal.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { isVoid, stateOf } from '../../shared/foundation/documents/states.ts';
import { labelOf } from '../../shared/foundation/fields/label.ts';
import { precision } from '../../shared/foundation/fields/precision.ts';
import { transportDataSets } from '../../shared/transport-documents/dataSets.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import type { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { declaredOtherwise, weightChanges } from '../../shared/transport-documents/weigh.ts';
import { documentImplementations } from '../runtime/documents/implementations.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { headersOf } from '../work-orders/file.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { prepare, transportsOf } from './documents.ts';

type Contract = typeof transportProcedures.updateWeight;

const { patch } = documentImplementations(transportDefinition, { prepare, inOrder: whileOpen });

/** To the gram; no ship carries a million tonnes. */
const KILOGRAMS = /^\d{1,9}(\.\d{1,3})?$/;

/** Kilograms as they are kept. @throws params.invalid for what is no weight. */
function weightOf(text: string): string {
  const weight = parseAmount(text, precision.weight.decimals);
  if (weight === undefined || !KILOGRAMS.test(weight) || isZero(weight)) {
    const reason = `«${text}» no es un peso: escriba kilogramos mayores que cero, como 1,234.500`;
    throw invalidParam('PESO_BRUTO', reason);
  }
  return weight;
}

/** What declarations of the order say otherwise, as far as the person may read them. */
async function warnings(call: Call<unknown>, orderId: string, id: string, weight: string) {
  if (orderId === '') return [];
  const kinds = kindsInOrderOf(call.scope.country).filter(
    (kind) => kind.weight !== undefined && call.scope.permissions.has(`${kind.module}:read`),
  );
  const others = (await transportsOf(call).headers(orderId)).filter(
    (each) => each.ID !== id && !isVoid(each.ESTADO),
  );
  const weights = [weight, ...others.map(({ RESUMEN }) => RESUMEN['PESO_BRUTO'] ?? '')];
  const lists = await Promise.all(
    kinds.map(async (kind) =>
      (await headersOf(call, kind.module, orderId)).map((header) => ({
        MENSAJE: declaredOtherwise({ kind, header }, weights),
        RUTA: addressOfDocument(kind, header.ID),
      })),
    ),
  );
  return lists.flat().filter(({ MENSAJE }) => MENSAJE !== '');
}

/** Shows what a new gross weight changes, or changes it as any other edit: whole, on the version that was seen. */
export const updateWeight: Implementation<Contract> = async (
  call: Call<Input<Contract>>,
): Promise<Result<Contract>> => {
  const { ID, LOCK, PESO_BRUTO, CONFIRMAR } = call.input;
  const weight = weightOf(PESO_BRUTO);
  const store = transportsOf(call);
  const { header, body } = await store.open(ID);
  if (!stateOf(transportDefinition.states, header.ESTADO).editable)
    throw store.stateRefusal(header, 'cambiar de peso');
  if (header.LOCK !== LOCK) throw await store.staleRefusal(header, LOCK);
  const changes = weightChanges(body, weight);
  const CAMBIOS = changes.map((each) => ({ ...each, label: labelOf(transportDataSets, each.path) }));
  const AVISOS = await warnings(call, header.ID_ORDEN, ID, weight);
  if (!CONFIRMAR || changes.length === 0) return { header: publicHeader(header), CAMBIOS, AVISOS };
  const edits = changes.map(({ path, after }) => ({ op: 'set' as const, path, value: after }));
  const saved = await patch({ ...call, input: { ID, LOCK, CAMBIOS: edits } });
  return { header: saved.header, CAMBIOS, AVISOS };
};
