import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { type Refusal, refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Route } from '../parts.ts';
import { apiEvent } from './apiEvent.ts';
import { apiHeaders, pageHeaders } from './headers.ts';
import { PoolBusy } from './pool.ts';
import { publicOrigin } from './publicAddress.ts';
import { BodyTooLarge, readBody } from './receivedRequest.ts';
import { matchRoute } from './routes.ts';

/** What Lambda takes as a synchronous event. */
const LARGEST_BODY_BYTES = 6 * 1024 * 1024;

export interface ApiHostOptions {
  routes: readonly Route[];
  invoke: (functionName: string, event: unknown, requestId: string) => Promise<unknown>;
  /** `http://host:port` that functions know the services by; replaced by the caller's own way to us in answers. */
  servicesOrigin: string;
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
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const match = matchRoute(options.routes, request.method ?? 'GET', path);
  if (match === undefined)
    return refuse(request, response, refusal('procedure.unknown', { procedure: path }), requestId);
  if (match === 'method') return refuse(request, response, refusal('request.method'), requestId);
  let body: Buffer;
  try {
    body = await readBody(request, LARGEST_BODY_BYTES);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    response.setHeader('connection', 'close');
    const size = `más de ${LARGEST_BODY_BYTES / 1024 / 1024} MB`;
    return refuse(request, response, refusal('request.too-large', { size, limit: '6 MB' }), requestId);
  }
  const name = match.route.function;
  try {
    const event = apiEvent(request, body, match, { requestId, at: options.now() });
    const result = (await options.invoke(name, event, requestId)) as APIGatewayProxyResult;
    send(options, request, response, result);
  } catch (error) {
    if (error instanceof PoolBusy) return refuse(request, response, refusal('busy'), requestId);
    options.onFailure(name, requestId, error);
    refuse(request, response, refusal('internal', { reference: requestId }), requestId);
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
  response.writeHead(status, { ...apiHeaders(request), 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ error: { code, message, reference, problems: [] } }));
}

function send(
  options: ApiHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
  result: APIGatewayProxyResult,
): void {
  const { statusCode, body, isBase64Encoded } = result;
  if (!Number.isInteger(statusCode)) throw new Error('The function answered without a statusCode');
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(result.headers ?? {}))
    headers[name.toLowerCase()] = String(value);
  for (const [name, values] of Object.entries(result.multiValueHeaders ?? {})) {
    headers[name.toLowerCase()] = values.map(String);
  }
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  const text = isBase64Encoded ? Buffer.from(body, 'base64') : withPublicLinks(options, request, body ?? '');
  response.writeHead(statusCode, {
    ...(isPage ? { ...pageHeaders(request), 'cache-control': 'no-store' } : apiHeaders(request)),
    ...headers,
    'content-length': Buffer.byteLength(text),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/**
 * Links that a function presigns name the port it knows; the caller gets them for the address it came to, which the
 * gate accepts as the same place.
 */
function withPublicLinks(options: ApiHostOptions, request: IncomingMessage, body: string): string {
  const origin = publicOrigin(request);
  const from = `${options.servicesOrigin}/s3/`;
  return origin && body.includes(from) ? body.replaceAll(from, `${origin}/s3/`) : body;
}
