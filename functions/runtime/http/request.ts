import { isIP } from 'node:net';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { AnyProcedure } from '../../../shared/foundation/contracts/procedure.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { optionalSetting, settings } from '../config.ts';

/** What the executor needs to know of an HTTP request. */
export interface Request {
  method: string;
  procedure: string;
  body: string;
  token: string | undefined;
  /** Token of a program, which works without a session. */
  program: string | undefined;
  /** What the browser keeps of earlier sign-ins, as it sent it. */
  device: string | undefined;
  /** Token of a sign-in whose password was right and whose second factor is still awaited. */
  half: string | undefined;
  /** Scheme and host of the page that calls, one of `APP_ORIGINS`; undefined where the browser did not say. */
  origin: string | undefined;
  idempotencyKey: string | undefined;
  background: boolean;
  /** Name of the client program, from its API key; '' when it sent none. */
  client: string;
  address: string;
  userAgent: string;
}

/** What a form of another site cannot send without asking first. */
const JSON_TYPE = /^application\/json\s*(;|$)/i;

export const SESSION_COOKIE = '__Host-sid';
export const DEVICE_COOKIE = '__Host-device';
export const HALF_COOKIE = '__Host-half';

const cookie = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Reads an API Gateway event; refuses other methods, other origins, unknown programs and what is not JSON. */
export function readRequest(event: APIGatewayProxyEvent): Request {
  const headers = Object.fromEntries(
    Object.entries(event.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value ?? '']),
  );
  if (event.httpMethod !== 'POST' && event.httpMethod !== 'PUT') throw refusal('request.method');
  const client = clientOf(headers['x-api-key'] ?? '');
  const program = /^Bearer (\S+)$/.exec(headers['authorization'] ?? '')?.[1];
  checkOrigin(headers, program ? 'programa' : client);
  if (event.body && !JSON_TYPE.test(headers['content-type'] ?? '')) throw refusal('request.media-type');
  const path = event.path.split('/');
  return {
    method: event.httpMethod,
    procedure: event.pathParameters?.['procedure'] ?? path.at(-1) ?? '',
    body: event.isBase64Encoded
      ? Buffer.from(event.body ?? '', 'base64').toString('utf8')
      : (event.body ?? ''),
    token: cookie(headers['cookie'] ?? '', SESSION_COOKIE),
    program,
    device: cookie(headers['cookie'] ?? '', DEVICE_COOKIE),
    half: cookie(headers['cookie'] ?? '', HALF_COOKIE),
    origin: headers['origin'] || undefined,
    idempotencyKey: headers['idempotency-key'] || undefined,
    background: headers['x-background'] === '1',
    client,
    address: addressOf(event, headers),
    userAgent: headers['user-agent'] ?? '',
  };
}

/**
 * Nothing but a page of ours, or a program that names itself, may call: a browser attaches the session to whatever is
 * sent here. A program's own token says who it is, and no browser attaches it. Its `Origin` must be one of `APP_ORIGINS`, letter by letter, for what the request says of its own host is
 * true for any name that leads here. Where it sends none, `Sec-Fetch-Site` says whose page it was.
 */
function checkOrigin(headers: Record<string, string>, client: string): void {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin) {
    if (!settings().APP_ORIGINS.includes(origin)) throw refusal('request.origin');
  } else if (site) {
    if (site !== 'same-origin' && site !== 'none') throw refusal('request.origin');
  } else if (client === '') throw refusal('request.unknown-client');
}

/**
 * Whose address called. Behind an edge the connection is the edge's, and the header that it writes itself
 * (`VIEWER_HEADER`) tells the caller's; what a caller writes into `X-Forwarded-For` proves nothing.
 */
function addressOf(event: APIGatewayProxyEvent, headers: Record<string, string>): string {
  const named = headers[optionalSetting('VIEWER_HEADER', '')] ?? '';
  return isIP(named) ? named : (event.requestContext?.identity?.sourceIp ?? '');
}

/** `API_CLIENTS` is `name=key,name=key`: identifiers of client programs, not secrets. */
function clientOf(key: string): string {
  if (key === '') return '';
  const clients = optionalSetting('API_CLIENTS', '')
    .split(',')
    .map((each) => each.split('='));
  const found = clients.find(([, known]) => known === key);
  if (!found) throw refusal('request.unknown-client');
  return found[0] ?? '';
}

export function parseBody(contract: AnyProcedure, body: string): unknown {
  const bytes = Buffer.byteLength(body);
  if (bytes > contract.maxBytes) {
    throw refusal('request.too-large', {
      size: `${Math.ceil(bytes / 1024)} kB`,
      limit: `${contract.maxBytes / 1024} kB`,
    });
  }
  if (body === '') return {};
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw refusal('request.not-json');
  }
}
