import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { type Refusal, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { BODY_BYTES, EVENT_BYTES, megabytes } from '../../../shared/foundation/contracts/sizes.ts';
import type { Route } from '../../parts.ts';
import { apiEvent } from './apiEvent.ts';
import { apiHeaders, pageHeaders } from './headers.ts';
import type { Owners } from '../functions/owners.ts';
import { publicOrigin } from './publicAddress.ts';
import { BodyTooLarge, readBody, receivedWhole } from './receivedRequest.ts';
import { matchRoute } from './routes.ts';
import type { Owner } from '../functions/turnQueue.ts';
import { TooManyWait } from '../functions/turns.ts';

/** Each chunk is a turn of the event loop, and the usual 16 kB would make hundreds of a long answer. */
const CHUNK = { chunkSize: 256 * 1024 };
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

export interface ApiHostOptions {
  routes: readonly Route[];
  invoke: (functionName: string, event: unknown, requestId: string, owner: Owner) => Promise<unknown>;
  owners: Owners;
  /** `http://host:port` that functions know the services by; replaced by the caller's own way to us in answers. */
  servicesOrigin: string;
  /** Whether the disk of the data folder has no room left, which is then why something failed. */
  storageFull: () => boolean;
  /** Address of whoever called, proxies left aside. */
  clientAddress: (request: IncomingMessage) => string;
  onFailure: (functionName: string, reference: string, error: unknown) => void;
  now: () => Date;
}

/** API Gateway on one machine: route, event, function, answer. */
export async function handleApi(
  options: ApiHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestId = randomUUID();
  // What the page keeps its day by.
  response.setHeader('date', options.now().toUTCString());
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const match = matchRoute(options.routes, request.method ?? 'GET', path);
  if (match === undefined)
    return refuse(request, response, refusal('procedure.unknown', { procedure: path }), requestId);
  if (match === 'method') return refuse(request, response, refusal('request.method'), requestId);
  let body: Buffer;
  try {
    body = await readBody(request, BODY_BYTES);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    const sizes = { size: `al menos ${megabytes(error.size)}`, limit: megabytes(BODY_BYTES) };
    return refuse(request, response, refusal('request.too-large', sizes), requestId);
  }
  const name = match.route.function;
  try {
    const address = options.clientAddress(request);
    const event = apiEvent(request, body, match, { requestId, at: options.now(), address });
    const owner = options.owners.ownerOf(request, address);
    const result = (await options.invoke(name, event, requestId, owner)) as APIGatewayProxyResult;
    options.owners.learn(owner, result);
    if (result.statusCode === 500 && options.storageFull())
      return refuse(request, response, refusal('storage.full'), requestId);
    await send(options, request, response, result);
  } catch (error) {
    if (error instanceof TooManyWait) return refuse(request, response, refusal('busy'), requestId);
    options.onFailure(name, requestId, error);
    const why = options.storageFull()
      ? refusal('storage.full')
      : refusal('internal', { reference: requestId });
    refuse(request, response, why, requestId);
  }
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refused: Refusal,
  reference: string,
): void {
  const { code, message, status } = refused;
  if (code === 'request.method') response.setHeader('allow', 'POST, PUT');
  const text = Buffer.from(JSON.stringify({ error: { code, message, reference, problems: [] } }));
  response.writeHead(status, {
    ...apiHeaders(request),
    'content-type': 'application/json; charset=utf-8',
    'content-length': text.length,
  });
  response.write(text);
  void receivedWhole(request).then(() => response.end());
}

async function send(
  options: ApiHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
  result: APIGatewayProxyResult,
): Promise<void> {
  const { statusCode } = result;
  if (!Number.isInteger(statusCode)) throw new Error('The function answered without a statusCode');
  if (Buffer.byteLength(JSON.stringify(result)) > EVENT_BYTES)
    throw new Error(`The function answered more than the ${megabytes(EVENT_BYTES)} that AWS lets through`);
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(result.headers ?? {}))
    headers[name.toLowerCase()] = String(value);
  for (const [name, values] of Object.entries(result.multiValueHeaders ?? {})) {
    headers[name.toLowerCase()] = values.map(String);
  }
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  const bytes = await bytesOf(options, request, result, headers);
  response.writeHead(statusCode, {
    ...(isPage ? { ...pageHeaders(request), 'cache-control': 'no-store' } : apiHeaders(request)),
    ...headers,
    'content-length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The answer's own bytes. A compressed one that holds links of ours is sent as the text with the caller's links. */
async function bytesOf(
  options: ApiHostOptions,
  request: IncomingMessage,
  { body, isBase64Encoded }: APIGatewayProxyResult,
  headers: Record<string, string | string[]>,
): Promise<Buffer> {
  if (!isBase64Encoded) return Buffer.from(withPublicLinks(options, request, body ?? ''));
  const bytes = Buffer.from(body, 'base64');
  const coding = headers['content-encoding'];
  if (coding !== 'br' && coding !== 'gzip') return bytes;
  const plain = await (coding === 'br' ? unbrotli : unzip)(bytes, CHUNK);
  if (!plain.includes(linkPrefix(options))) return bytes;
  delete headers['content-encoding'];
  return Buffer.from(withPublicLinks(options, request, plain.toString()));
}

/**
 * Links that a function presigns name the port it knows; the caller gets them for the address it came to, which the
 * gate accepts as the same place.
 */
function withPublicLinks(options: ApiHostOptions, request: IncomingMessage, body: string): string {
  const origin = publicOrigin(request);
  const from = linkPrefix(options);
  return origin && body.includes(from) ? body.replaceAll(from, `${origin}/s3/`) : body;
}

const linkPrefix = ({ servicesOrigin }: ApiHostOptions): string => `${servicesOrigin}/s3/`;
