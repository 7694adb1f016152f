import type { Credentials } from '../../../../shared/transmission/processMessage.ts';
import { gtSatWsdl } from '../../../../shared/transmission/wsdl/gtSat.ts';
import { wireFacts, type Exchanged, type Gateway, type Limits } from '../gateway.ts';
import { soapCall } from '../soapCall.ts';
import type { Wire } from '../wire.ts';
import {
  channelMessage,
  declarationMessage,
  findMessage,
  partMessage,
  readAnswer,
  readFinding,
  readParts,
  readStatus,
  redact,
} from './envelopes.ts';

/** Larger than any answer of the service by far (reliability: byte cap 5 MB). */
const MAX_BYTES = 5 * 1024 * 1024;

export interface GtSatParts {
  wire: Wire;
  /** Address of the service. */
  endpoint: string;
  now: () => Date;
  /** The company's own user at the authority. */
  credentials: Credentials;
  /** Names them without telling them. */
  version: string;
}

/** Guatemala's transmission service over SOAP. */
export function gtSat({ wire, endpoint, now, credentials, version }: GtSatParts): Gateway {
  const call = async (
    operation: string,
    args: Record<string, string>,
    limits: Limits,
  ): Promise<Omit<Exchanged, 'facts'>> => {
    const startedAt = now();
    const done = await soapCall(
      wire,
      {
        wsdl: gtSatWsdl,
        endpoint,
        operation,
        args,
        timeoutMs: limits.timeoutMs,
        maxBytes: MAX_BYTES,
        ...(limits.mayStillSend ? { mayStillSend: limits.mayStillSend } : {}),
      },
      limits.at,
    );
    return { operation, startedAt, endedAt: now(), request: redact(done.request), wire: done.wire };
  };
  const bytesOf = ({
    wire: { left, failure, response },
  }: Omit<Exchanged, 'facts'>): Uint8Array | undefined =>
    left && !failure && response?.status === 200 ? response.bytes : undefined;

  return {
    name: 'gt-sat',
    credentials: version,
    async send(message, limits) {
      const channel = message.operation === 'CANAL';
      const done = await call(
        channel ? 'SolicitaCanal' : 'ProcesaDeclaracion',
        channel ? channelMessage(message, credentials) : declarationMessage(message, credentials),
        limits,
      );
      return { ...done, facts: wireFacts(done.wire, (bytes) => readAnswer(bytes, message.operation)) };
    },
    async find(asked, limits) {
      const done = await call('ConsultaPorOrden', findMessage(asked, credentials), limits);
      const facts = wireFacts(done.wire, (bytes) => readAnswer(bytes, asked.operation));
      const bytes = bytesOf(done);
      return {
        ...done,
        facts,
        finding: bytes ? readFinding(bytes, asked) : { kind: 'unclear', hostile: false },
      };
    },
    async parts(asked, missing, limits) {
      return Promise.all(
        missing.map(async (part) => {
          const done = await call(
            part === 'FIRMA' ? 'RecuperaFirma' : 'RecuperaSelectivo',
            partMessage(asked, credentials),
            limits,
          );
          const bytes = bytesOf(done);
          const facts = wireFacts(done.wire, (each) => readAnswer(each, asked.operation));
          return { ...done, facts, found: bytes ? readParts(bytes, asked) : {} };
        }),
      );
    },
    async healthy(limits) {
      const bytes = bytesOf(await call('EstadoServicio', {}, limits));
      return bytes !== undefined && readStatus(bytes);
    },
  };
}
