import type { Answer } from '../../../../shared/transmission/classify.ts';
import { operations } from '../../../../shared/transmission/operations.ts';
import {
  activeEnvelope,
  processDeclaration,
  questionEnvelope,
  requestChannelEnvelope,
  SARAH_NAMESPACE,
  type SarahOperation,
} from '../../../../shared/transmission/sarah/envelopes.ts';
import type { DoorParts, Gateway, SealedMessage } from '../gateway.ts';
import { MAX_BYTES, soapGateway } from '../soapGateway.ts';
import { sarahAnswers } from './answers.ts';

interface Request {
  operation: SarahOperation;
  text: string;
}

/** Honduras's SARAH over SOAP; envelopes are text, for the declaration stands in them as it was sealed. */
export const hnSarah = ({ wire, endpoint, now, credentials, version }: DoorParts): Gateway => {
  const gateway = soapGateway<Request>({
    name: 'hn-sarah',
    version,
    now,
    answers: sarahAnswers,
    declaration: ({ bytes, ...name }) => ({
      operation: 'ProcesaDeclaracion',
      text: processDeclaration(bytes, credentials, name),
    }),
    channel: ({ bytes, ...name }) => ({
      operation: 'SolicitaCanal',
      text: requestChannelEnvelope(bytes, credentials, name),
    }),
    find: ({ operation, key, hash }) => ({
      operation: 'ConsultaDeclaracion',
      text: questionEnvelope(
        'ConsultaDeclaracion',
        { operacion: operations[operation].code || operation, numeroOrden: key, huella: hash },
        credentials,
      ),
    }),
    // It signs nothing: the channel is the one part that may come later.
    part: ({ key }) => ({
      operation: 'RecuperaCanal',
      text: questionEnvelope('RecuperaCanal', { numeroOrden: key }, credentials),
    }),
    status: () => ({ operation: 'VerificaSarahActivo', text: activeEnvelope() }),
    carry: async ({ operation, text }, { timeoutMs, mayStillSend, at }) => {
      const headers = {
        'content-type': 'text/xml; charset=utf-8',
        soapaction: `"${SARAH_NAMESPACE}:${operation}"`,
      };
      const body = Buffer.from(text, 'utf8');
      const limits = { timeoutMs, maxBytes: MAX_BYTES, ...(mayStillSend ? { mayStillSend } : {}) };
      return { request: text, wire: await wire({ url: endpoint, headers, body, ...limits }, at) };
    },
  });
  return {
    ...gateway,
    send: async (message, limits) => {
      const sent = await gateway.send(message, limits);
      const { facts } = sent;
      if (facts.left !== 'something' || !('answer' in facts)) return sent;
      return { ...sent, facts: { ...facts, answer: ofThisNumber(facts.answer, message) } };
    },
  };
};

/**
 * What changes or asks for a declaration names it by SARAH's id: an answer with another id speaks of another
 * declaration, whatever else it repeats.
 */
function ofThisNumber(answer: Answer, message: SealedMessage): Answer {
  if (answer.kind !== 'result') return answer;
  const named = /<idSarah>([^<]*)<\/idSarah>/.exec(Buffer.from(message.bytes).toString('utf8'))?.[1] ?? '';
  const { NUMERO } = answer.facts;
  return named === '' || NUMERO === '' || NUMERO === named.toUpperCase()
    ? answer
    : { ...answer, key: NUMERO };
}
