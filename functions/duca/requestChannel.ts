import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { ConditionLost } from '../runtime/database.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { findTransmission, requestChannel as handOverRequest } from '../transmission/handOver.ts';
import { ducasOf, KIND, LISTENER, type DucaRow } from './ducas.ts';

/** Asks the authority for the channel of an accepted DUCA (SOL-CAN). Asking twice is one request. */
export const requestChannel: Implementation<typeof ducaProcedures.requestChannel> = async (call) => {
  const store = ducasOf(call);
  const opened = await store.open(call.input.ID);
  const header: DucaRow = opened.header;
  const { DUCA, DECLARANTE } = opened.body;
  const key = plainOrderNumber(header.CLAVE_SELLADA ?? DUCA.NO_ORDEN);
  const identity = { kind: KIND, key, version: header.VERSION, operation: 'CANAL' } as const;
  const answer = async (id: string, by: string) => ({
    header: publicHeader(await store.header(header.ID)),
    ID_TRANSMISION: id,
    HUELLA: '',
    YA_TRANSMITE: by,
  });
  if (header.ESTADO === 'CANAL_PEDIDO') {
    const holder = await findTransmission(call.services, call.scope, identity);
    if (holder) return answer(holder.id, holder.userName);
  }
  if (header.ESTADO !== 'ACEPTADA') throw store.stateRefusal(header, 'solicitar el canal');
  const asking = store.transitionWrites(header, 'askChannel', { LOCK: header.LOCK + 1 });
  const handed = await handOverRequest(call.services, call.scope, {
    kind: KIND,
    documentId: header.ID,
    key,
    version: header.VERSION,
    listener: LISTENER,
    extraWrites: asking,
    declarant: DECLARANTE.CODIGO || DECLARANTE.NUMERO_IDENTIFICACION,
    number: DUCA.NUMERO_DUCA,
  }).catch(async (error: unknown) => {
    if (!(error instanceof ConditionLost)) throw error;
    throw store.stateRefusal(await store.header(header.ID), 'solicitar el canal');
  });
  return answer(handed.id, handed.repeated ? call.scope.userName : '');
};
