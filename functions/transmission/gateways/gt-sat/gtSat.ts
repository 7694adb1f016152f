import type { Part } from '../../../../shared/transmission/facts.ts';
import { gtSatWsdl } from '../../../../shared/transmission/wsdl/gtSat.ts';
import type { DoorParts, Gateway } from '../gateway.ts';
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
export const gtSat = ({ wire, endpoint, now, credentials, version }: DoorParts): Gateway =>
  soapGateway<Request>({
    name: 'gt-sat',
    version,
    now,
    answers: { readAnswer, readFinding, readParts, readStatus },
    declaration: (message) => ({
      operation: 'ProcesaDeclaracion',
      args: declarationMessage(message, credentials),
    }),
    channel: (message) => ({ operation: 'SolicitaCanal', args: channelMessage(message, credentials) }),
    find: (asked) => ({ operation: 'ConsultaPorOrden', args: findMessage(asked, credentials) }),
    part: (asked, part) => ({
      operation: PART_OPERATIONS[part],
      args: partMessage(asked, credentials),
    }),
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
