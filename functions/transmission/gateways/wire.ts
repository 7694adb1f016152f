import type { ClientRequest, IncomingMessage, request as HttpRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { currentTrace, TRACE_HEADER } from '../../runtime/trace.ts';

export interface WireRequest {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array;
  /** From the first look-up to the last byte of the answer. */
  timeoutMs: number;
  maxBytes: number;
  mayStillSend?: () => boolean;
}

export type NothingLeft = 'dns' | 'refused' | 'connect-timeout' | 'tls';
export type SomethingLeft = 'timeout' | 'reset' | 'incomplete' | 'too-large';

export interface WireExchange {
  /** Set before the first request byte is handed to an open (and, with TLS, verified) connection. */
  left: boolean;
  failure?: NothingLeft | SomethingLeft;
  /** Complete answer, or the part of it that came before it broke off. */
  response?: { status: number; date: string; retryAfter: string; contentType: string; bytes: Uint8Array };
  /** SHA-256 fingerprint of the peer's certificate; '' without TLS. */
  fingerprint: string;
  /** When that certificate ends; absent without TLS. */
  certificateEnds?: Date;
}

/** Moments of one exchange; fault tests stop a worker at each of them. */
export type Moment = 'connecting' | 'connected' | 'sent' | 'answered';

export type Wire = (request: WireRequest, at?: (moment: Moment) => Promise<void>) => Promise<WireExchange>;

const CONNECT_MS = 10_000;

/**
 * One POST over a connection of its own. No pool and no redirect, and the request is not written before the connection
 * stands, so that «nothing left this machine» is a fact and not a guess from an error's text.
 */
export const httpWire: Wire = (request, at = async () => undefined) => {
  const { promise, resolve, reject } = Promise.withResolvers<WireExchange>();
  const exchange: WireExchange = { left: false, fingerprint: '' };
  const url = new URL(request.url);
  let ended = false;

  const close = (): void => {
    ended = true;
    clearTimeout(deadline);
    clearTimeout(connecting);
    outgoing?.destroy();
  };
  const end = (failure?: WireExchange['failure']): void => {
    if (ended) return;
    close();
    if (failure) exchange.failure = failure;
    resolve(exchange);
  };
  const stop = (reason: unknown): void => {
    close();
    reject(reason);
  };

  let outgoing: ClientRequest | undefined;
  const deadline = setTimeout(() => end(exchange.left ? 'timeout' : 'connect-timeout'), request.timeoutMs);
  const connecting = setTimeout(
    () => {
      if (!exchange.left) end('connect-timeout');
    },
    Math.min(CONNECT_MS, request.timeoutMs),
  );

  const open = async (): Promise<void> => {
    await at('connecting');
    const connect = await clientOf(url);
    if (ended) return;
    outgoing = connectionFor(connect, request, url);
    outgoing.on('error', (error) => end(whyBroken(exchange, error)));
    outgoing.on('response', (response) =>
      readAnswer(response, request.maxBytes, exchange, (failure) =>
        failure ? end(failure) : void at('answered').then(() => end(), stop),
      ),
    );
    outgoing.on('finish', () => void at('sent').catch(stop));
    outgoing.once('socket', (socket) =>
      socket.once(isSecure(url) ? 'secureConnect' : 'connect', () => {
        Object.assign(exchange, shownBy(socket));
        at('connected').then(send, stop);
      }),
    );
  };
  const send = (): void => {
    if (ended) return;
    if (request.mayStillSend && !request.mayStillSend()) return end('connect-timeout');
    exchange.left = true;
    outgoing?.end(request.body);
  };
  open().catch(stop);
  return promise;
};

/** What is kept of the certificate of who answers. */
function shownBy(socket: Socket | TLSSocket): Pick<WireExchange, 'fingerprint' | 'certificateEnds'> {
  if (!('getPeerCertificate' in socket)) return { fingerprint: '' };
  const { fingerprint256 = '', valid_to: ends } = socket.getPeerCertificate();
  return { fingerprint: fingerprint256, ...(ends ? { certificateEnds: new Date(ends) } : {}) };
}

/** The name under which this work is in our log, for whoever must find it in theirs. */
const traceHeader = (): Record<string, string> => {
  const trace = currentTrace();
  return trace ? { [TRACE_HEADER]: trace } : {};
};

const isSecure = ({ protocol }: URL): boolean => protocol === 'https:';

/** Node's own client of HTTP brings another with it: most who may call an authority start and call none. */
const clientOf = async (url: URL): Promise<typeof HttpRequest> =>
  (await (isSecure(url) ? import('node:https') : import('node:http'))).request;

const connectionFor = (
  connect: typeof HttpRequest,
  { headers, body }: WireRequest,
  url: URL,
): ClientRequest =>
  connect(url, {
    method: 'POST',
    agent: false,
    headers: { ...headers, ...traceHeader(), 'content-length': body.byteLength, connection: 'close' },
    ...(isSecure(url) ? { minVersion: 'TLSv1.2' as const, rejectUnauthorized: true } : {}),
  });

/** Gathers an answer into the exchange, also the part of one that breaks off, and tells how it ended. */
function readAnswer(
  answer: IncomingMessage,
  maxBytes: number,
  exchange: WireExchange,
  ended: (failure?: 'too-large' | 'incomplete') => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const response = {
    status: answer.statusCode ?? 0,
    date: answer.headers.date ?? '',
    retryAfter: answer.headers['retry-after'] ?? '',
    contentType: answer.headers['content-type'] ?? '',
    bytes: new Uint8Array(),
  };
  exchange.response = response;
  const keep = (): void => {
    response.bytes = Buffer.concat(chunks);
  };
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) {
      keep();
      ended('too-large');
    } else chunks.push(chunk);
  });
  answer.on('error', () => {
    keep();
    ended('incomplete');
  });
  answer.on('end', () => {
    keep();
    ended(answer.complete ? undefined : 'incomplete');
  });
}

const whyBroken = ({ left, response }: WireExchange, error: Error): NothingLeft | SomethingLeft =>
  left ? (response ? 'incomplete' : 'reset') : whyNothing(error);

const DNS = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA'];
const CONNECTION = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'ECONNABORTED',
];

/** Before the first byte any failure that is neither name nor connection is the security check's. */
function whyNothing(error: Error & { code?: string }): NothingLeft {
  const codes = [
    error.code,
    ...((error as { errors?: { code?: string }[] }).errors ?? []).map((each) => each.code),
  ];
  if (codes.some((code) => code !== undefined && DNS.includes(code))) return 'dns';
  if (codes.some((code) => code !== undefined && CONNECTION.includes(code))) return 'refused';
  return 'tls';
}
