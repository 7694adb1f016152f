import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { plainOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { ConditionLost } from '../../runtime/database.ts';
import { publicHeader } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { requestChannel } from '../handOver.ts';
import { channelRequest, isAwaited } from './channelRequest.ts';
import { declarationStore, type DeclarationKind, type DeclarationRow } from './declaration.ts';
import type { Sealed } from './seal.ts';

/**
 * Asks the authority for the channel of an accepted declaration (SOL-CAN). Asking twice is one request, also where a
 * change or a withdrawal of the declaration was refused in between.
 */
export const requestChannelOf =
  <B extends AnyBody>(kind: DeclarationKind<B>) =>
  async (call: Pick<Call<{ ID: string }>, 'input' | 'services' | 'scope'>): Promise<Sealed> => {
    const store = declarationStore(kind, call);
    const opened = await store.open(call.input.ID);
    const header: DeclarationRow = opened.header;
    const { module } = kind.definition;
    const key = plainOrderNumber(header.CLAVE_SELLADA ?? kind.ownNumber(opened.body));
    const answer = async (id: string, by: string): Promise<Sealed> => ({
      header: publicHeader(await store.header(header.ID)),
      ID_TRANSMISION: id,
      HUELLA: '',
      YA_TRANSMITE: by,
    });
    const isAsked = header.ESTADO === 'CANAL_PEDIDO';
    if (!isAsked && header.ESTADO !== 'ACEPTADA') throw store.stateRefusal(header, 'solicitar el canal');
    const request = await channelRequest(call, header.ID);
    if (request && (isAsked || isAwaited(request))) return answer(request.id, request.createdByName);
    if (isAsked) throw store.stateRefusal(header, 'solicitar el canal');
    const asking = store.transitionWrites(header, 'askChannel', { LOCK: header.LOCK + 1 });
    const handed = await requestChannel(call.services, call.scope, {
      kind: module,
      documentId: header.ID,
      key,
      version: header.VERSION,
      listener: kind.listener,
      extraWrites: asking,
      declarant: kind.declarantOf(opened.body),
      number: kind.numberOf(opened.body),
    }).catch(async (error: unknown) => {
      if (!(error instanceof ConditionLost)) throw error;
      throw store.stateRefusal(await store.header(header.ID), 'solicitar el canal');
    });
    return answer(handed.id, handed.repeated ? call.scope.userName : '');
  };
