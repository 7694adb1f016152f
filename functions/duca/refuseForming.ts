import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { ducaStates, IN_FLIGHT_STATES } from '../../shared/duca/states.ts';
import { leadingRefusal, type Refusal, type RefusalCode } from '../../shared/foundation/contracts/refusal.ts';
import { placeOf } from '../../shared/foundation/documents/sourceChange.ts';
import { isOpen, isVoid, stateOf } from '../../shared/foundation/documents/states.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { numberHolder } from '../runtime/documents/indexRows.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call } from '../runtime/executor.ts';
import { ordersOf } from '../work-orders/orders.ts';
import { ducasOf } from './ducas.ts';

/** What may still be done about a DUCA that lives, so that nobody is told to do what its state does not admit. */
export function whatToDo({ ESTADO, VERSION_SELLADA }: HeaderRow): string {
  if (IN_FLIGHT_STATES.includes(ESTADO))
    return 'Siga la respuesta de la autoridad en «Transmisiones»; si la rechaza, podrá cambiarla.';
  if (!isOpen(ducaStates, ESTADO))
    return 'Ya no se cambia ni se anula. Lo que falte declarar va en otra orden, o en su complementaria si es provisional o simplificada.';
  if (!stateOf(ducaStates, ESTADO).editable) return 'Ábrala, vuélvala a borrador y fórmela de nuevo.';
  // The number of one that was sent stays with it, so annulling it makes no room for another.
  return VERSION_SELLADA === undefined
    ? 'Ábrala y fórmela de nuevo, o anúlela antes de formar otra.'
    : 'Ábrala, fórmela de nuevo y transmítala otra vez.';
}

/**
 * Why the DUCA of an order cannot be formed, the way out, and the document where it begins.
 * @param own the one that was to be formed again; absent where the order's number was not free.
 */
export async function refuseForming(
  call: Call<unknown>,
  orderId: string,
  code: RefusalCode,
  own?: HeaderRow,
): Promise<Refusal> {
  const order = await ordersOf(call).header(orderId);
  const number = order.RESUMEN['NUMERO_ORDEN'] ?? '';
  const shown = formatOrderNumber(number);
  const toOrder = placeOf(workOrderDefinition, order);
  const standing = own && !isVoid(own.ESTADO) ? own : await holderOf(call, number);
  if (standing && !isVoid(standing.ESTADO)) {
    const state = `en estado «${stateOf(ducaStates, standing.ESTADO).label}»`;
    const why =
      standing.ID_ORDEN === orderId
        ? `La orden ya tiene su DUCA ${formatOrderNumber(standing.RESUMEN['NO_ORDEN'] ?? '')}, ${state}. ${whatToDo(standing)}`
        : `El número ${shown} ya lo tiene una DUCA que no es de esta orden, ${state}. Ábrala y cámbieselo, o escriba otro en la orden.`;
    return leadingRefusal(code, why, placeOf(ducaDefinition, standing));
  }
  if ((standing ?? own)?.VERSION_SELLADA !== undefined) {
    const why = `El número ${shown} ya se envió a la autoridad con una DUCA que está anulada, y no se usa dos veces. Escriba otro número en la orden y forme la DUCA otra vez.`;
    return leadingRefusal(code, why, toOrder);
  }
  if (standing) {
    const why = `El número ${shown} lo tiene todavía una DUCA anulada que nunca se envió. Libérelo en «Correlativos», en la lista de DUCA, y forme la DUCA otra vez.`;
    return leadingRefusal(code, why, placeOf(ducaDefinition, standing));
  }
  const why = `La DUCA ${shown} está anulada y no se forma de nuevo. Forme una nueva de su orden.`;
  return leadingRefusal(code, why, toOrder);
}

/** The DUCA that holds a number, also one that is void by now. */
async function holderOf(call: Call<unknown>, number: string): Promise<HeaderRow | undefined> {
  if (number === '') return undefined;
  const id = await numberHolder(call.services.database, ducaDefinition.module, call.scope, number);
  return id === undefined ? undefined : ducasOf(call).header(id);
}
