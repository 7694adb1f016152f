import { workOrderDefinition } from '../../../shared/work-orders/definition.ts';
import {
  leadingRefusal,
  type Refusal,
  type RefusalCode,
} from '../../../shared/foundation/contracts/refusal.ts';
import type { DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import { placeOf } from '../../../shared/foundation/documents/sourceChange.ts';
import { isOpen, isVoid, stateOf } from '../../../shared/foundation/documents/states.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { formatOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import { storeOf } from '../../runtime/documents/implementations.ts';
import { numberHolder } from '../../runtime/documents/indexRows.ts';
import { isNumberSent } from '../../runtime/documents/isNumberSent.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import type { FormedDeclaration } from './formedDeclaration.ts';

type Formed<B extends AnyBody> = Pick<FormedDeclaration<B>, 'definition' | 'onceAccepted'>;

/** What may still be done about a declaration that lives, so that nobody is told to do what its state does not admit. */
function whatToDo<B extends AnyBody>(
  { definition: { states }, onceAccepted }: Formed<B>,
  header: HeaderRow,
): string {
  const { ESTADO } = header;
  if (IN_FLIGHT_STATES.includes(ESTADO))
    return 'Siga la respuesta de la autoridad en «Transmisiones»; si la rechaza, podrá cambiarla.';
  if (!isOpen(states, ESTADO)) return onceAccepted;
  if (!stateOf(states, ESTADO).editable) return 'Ábrala, vuélvala a borrador y fórmela de nuevo.';
  // The number of one that was sent stays with it, so annulling it makes no room for another.
  return isNumberSent(header)
    ? 'Ábrala, fórmela de nuevo y transmítala otra vez.'
    : 'Ábrala y fórmela de nuevo, o anúlela antes de formar otra.';
}

/**
 * Why the declaration of an order cannot be formed, the way out, and the document where it begins.
 * @param own the one that was to be formed again; absent where the order's number was not free.
 */
export async function refuseForming<B extends AnyBody>(
  call: Call<unknown>,
  kind: Formed<B>,
  orderId: string,
  code: RefusalCode,
  own?: HeaderRow,
): Promise<Refusal> {
  const { definition } = kind;
  const { singular, plural } = definition.noun;
  const order = await ordersOf(call).header(orderId);
  const number = order.RESUMEN['NUMERO_ORDEN'] ?? '';
  const shown = formatOrderNumber(number);
  const toOrder = placeOf(workOrderDefinition, order);
  const standing = own && !isVoid(own.ESTADO) ? own : await holderOf(call, definition, number);
  if (standing && !isVoid(standing.ESTADO)) {
    const state = `en estado «${stateOf(definition.states, standing.ESTADO).label}»`;
    const why =
      standing.ID_ORDEN === orderId
        ? `La orden ya tiene su ${singular} ${formatOrderNumber(standing.RESUMEN['NO_ORDEN'] ?? '')}, ${state}. ${whatToDo(kind, standing)}`
        : `El número ${shown} ya lo tiene una ${singular} que no es de esta orden, ${state}. Ábrala y cámbieselo, o escriba otro en la orden.`;
    return leadingRefusal(code, why, placeOf(definition, standing));
  }
  const holder = standing ?? own;
  if (holder && isNumberSent(holder)) {
    const why = `El número ${shown} ya se envió a la autoridad con una ${singular} que está anulada, y no se usa dos veces. Escriba otro número en la orden y forme la ${singular} otra vez.`;
    return leadingRefusal(code, why, toOrder);
  }
  if (standing) {
    const why = `El número ${shown} lo tiene todavía una ${singular} anulada que nunca se envió. Libérelo en «Correlativos», en la lista de ${plural}, y forme la ${singular} otra vez.`;
    return leadingRefusal(code, why, placeOf(definition, standing));
  }
  const why = `La ${singular} ${shown} está anulada y no se forma de nuevo. Forme una nueva de su orden.`;
  return leadingRefusal(code, why, toOrder);
}

/** The declaration that holds a number, also one that is void by now. */
async function holderOf<B extends AnyBody>(
  call: Call<unknown>,
  definition: DocumentDefinition<B>,
  number: string,
): Promise<HeaderRow | undefined> {
  if (number === '') return undefined;
  const id = await numberHolder(call.services.database, definition.module, call.scope, number);
  return id === undefined ? undefined : storeOf(definition, call).header(id);
}
