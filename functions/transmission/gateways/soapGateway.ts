import type { Part } from '../../../shared/transmission/facts.ts';
import type { answersIn } from './answers.ts';
import {
  wireFacts,
  type Asked,
  type Exchanged,
  type Gateway,
  type Limits,
  type SealedMessage,
} from './gateway.ts';
import type { SoapExchange } from './soapCall.ts';

/** Larger than any answer of a service by far (reliability: byte cap 5 MB). */
export const MAX_BYTES = 5 * 1024 * 1024;

/** How one authority is spoken to: a request for each thing that is asked of it, and what carries requests. */
export interface Conversation<R extends { operation: string }> {
  name: string;
  /** Names the company's credentials without telling them. */
  version: string;
  now: () => Date;
  answers: ReturnType<typeof answersIn>;
  declaration: (message: SealedMessage) => R;
  channel: (message: SealedMessage) => R;
  find: (asked: Asked) => R;
  part: (asked: Asked, part: Part) => R;
  status: () => R;
  carry: (request: R, limits: Limits) => Promise<SoapExchange>;
}

/** The request as evidence keeps and shows it: without the password. */
export const redact = (xml: string): string => xml.replace(/(<(?:\w+:)?clave>)[^<]*(<)/g, '$1***$2');

/** An authority that is spoken to over SOAP. */
export function soapGateway<R extends { operation: string }>(to: Conversation<R>): Gateway {
  const { name, version, now, answers } = to;
  const call = async (request: R, limits: Limits): Promise<Omit<Exchanged, 'facts'>> => {
    const startedAt = now();
    const done = await to.carry(request, limits);
    return {
      operation: request.operation,
      startedAt,
      endedAt: now(),
      request: redact(done.request),
      wire: done.wire,
    };
  };
  return {
    name,
    credentials: version,
    async send(message, limits) {
      const done = await call(
        message.operation === 'CANAL' ? to.channel(message) : to.declaration(message),
        limits,
      );
      return {
        ...done,
        facts: wireFacts(done.wire, (bytes) => answers.readAnswer(bytes, message.operation)),
      };
    },
    async find(asked, limits) {
      const done = await call(to.find(asked), limits);
      const facts = wireFacts(done.wire, (bytes) => answers.readAnswer(bytes, asked.operation));
      const bytes = bytesOf(done);
      return {
        ...done,
        facts,
        finding: bytes ? answers.readFinding(bytes, asked) : { kind: 'unclear', hostile: false },
      };
    },
    async parts(asked, missing, limits) {
      return Promise.all(
        missing.map(async (part) => {
          const done = await call(to.part(asked, part), limits);
          const bytes = bytesOf(done);
          const facts = wireFacts(done.wire, (each) => answers.readAnswer(each, asked.operation));
          return { ...done, facts, ...(bytes ? answers.readParts(bytes, asked) : { found: {} }) };
        }),
      );
    },
    async healthy(limits) {
      const bytes = bytesOf(await call(to.status(), limits));
      return bytes !== undefined && answers.readStatus(bytes);
    },
  };
}

/** What came back whole, with status 200. */
const bytesOf = ({ wire: { left, failure, response } }: Omit<Exchanged, 'facts'>): Uint8Array | undefined =>
  left && !failure && response?.status === 200 ? response.bytes : undefined;
