import type { Part } from '../../../../shared/transmission/facts.ts';
import { gtSatWsdl } from '../../../../shared/transmission/wsdl/gtSat.ts';
import type { Asked, DoorParts, Gateway } from '../gateway.ts';
import { soapCall } from '../soapCall.ts';
import { MAX_BYTES, soapGateway } from '../soapGateway.ts';
import {
  channelMessage,
  declarationMessage,
  findMessage,
  partMessage,
  readAnswer,
  readFinding,
  readParts,
  readStatus,
} from './envelopes.ts';

const PART_OPERATIONS: Record<Part, string> = {
  FIRMA: 'RecuperaFirma',
  QR: 'RecuperaQr',
  CANAL: 'RecuperaSelectivo',
};

interface Request {
  operation: string;
  args: Record<string, string>;
}

/** Guatemala's transmission service over SOAP. */
export const gtSat = ({ wire, endpoint, now, credentials, version }: DoorParts): Gateway => {
  const found = (asked: Asked): Request => ({
    operation: 'ConsultaPorOrden',
    args: findMessage(asked, credentials),
  });
  return soapGateway<Request>({
    name: 'gt-sat',
    version,
    now,
    answers: { readAnswer, readFinding, readParts, readStatus },
    declaration: (message) => ({
      operation: 'ProcesaDeclaracion',
      args: declarationMessage(message, credentials),
    }),
    channel: (message) => ({ operation: 'SolicitaCanal', args: channelMessage(message, credentials) }),
    find: found,
    // The services of parts are asked by the number alone: what shares it is asked for by its act and hash.
    part: (asked, part) =>
      asked.alone || part === 'CANAL'
        ? { operation: PART_OPERATIONS[part], args: partMessage(asked, credentials) }
        : found(asked),
    status: () => ({ operation: 'EstadoServicio', args: {} }),
    carry: ({ operation, args }, { timeoutMs, mayStillSend, at }) =>
      soapCall(
        wire,
        {
          wsdl: gtSatWsdl,
          endpoint,
          operation,
          args,
          timeoutMs,
          maxBytes: MAX_BYTES,
          ...(mayStillSend ? { mayStillSend } : {}),
        },
        at,
      ),
  });
};
