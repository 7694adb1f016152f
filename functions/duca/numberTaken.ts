import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { isVoid, stateOf } from '../../shared/foundation/documents/states.ts';
import { ducaStates } from '../../shared/duca/states.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { numberHolder } from '../runtime/documents/indexRows.ts';
import type { Call } from '../runtime/executor.ts';
import { anyDuca, ducasOf } from './ducas.ts';

/** Why the DUCA of an order cannot take the order's number, and the way out; its details name the DUCA that has it. */
export async function numberTaken(call: Call<unknown>, number: string, plain: Refusal): Promise<Refusal> {
  const id = await numberHolder(call.services.database, anyDuca.module, call.scope, number);
  if (id === undefined) return plain;
  const { ESTADO, VERSION_SELLADA } = await ducasOf(call).header(id);
  const shown = formatOrderNumber(number);
  const because = !isVoid(ESTADO)
    ? `La orden ya tiene su DUCA ${shown}, en estado «${stateOf(ducaStates, ESTADO).label}». Ábrala y fórmela de nuevo, o anúlela antes de formar otra.`
    : VERSION_SELLADA === undefined
      ? `El número ${shown} lo tiene todavía una DUCA anulada que nunca se envió. Libérelo en «Correlativos», en la lista de DUCA, y forme la DUCA otra vez.`
      : `El número ${shown} ya se envió a la autoridad con una DUCA que está anulada, y no se usa dos veces. Escriba otro número en la orden y forme la DUCA otra vez.`;
  return new Refusal(plain.code, because, plain.status, [], { id });
}
