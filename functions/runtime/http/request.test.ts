import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { procedure } from '../../../shared/foundation/contracts/procedure.ts';
import { parseBody, readRequest } from './request.ts';

/** Of a program that names itself, unless `headers` says otherwise. */
const event = (headers: Record<string, string> = {}, more: object = {}): APIGatewayProxyEvent =>
  ({
    httpMethod: 'POST',
    path: '/api/duca/open',
    pathParameters: null,
    headers: { 'x-api-key': 'k1', 'content-type': 'application/json', ...headers },
    body: null,
    isBase64Encoded: false,
    ...more,
  }) as object as APIGatewayProxyEvent;
const codeOf = (run: () => unknown): string => {
  try {
    run();
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const judged = (headers: Record<string, string>): string => codeOf(() => readRequest(event(headers)));

beforeEach(() => vi.stubEnv('API_CLIENTS', 'excel=k1,journey=k2'));
afterEach(() => vi.unstubAllEnvs());

describe('origin of a call', () => {
  beforeEach(() => vi.stubEnv('APP_ORIGINS', 'https://despacho.gt,http://127.0.0.1:4600'));

  it('of a browser is refused unless the installation names it, letter by letter', () => {
    for (const origin of ['https://despacho.gt', 'http://127.0.0.1:4600']) {
      expect(judged({ origin }), origin).toBe('done');
      expect(readRequest(event({ origin })).origin).toBe(origin);
    }
    expect(readRequest(event({ origin: '' })).origin).toBeUndefined();
    for (const origin of [
      'https://evil.example',
      'https://despacho.gt.evil.example',
      'https://despacho.gt:8443',
      'http://despacho.gt',
      'https://despacho.gt,http://127.0.0.1:4600',
      'despacho.gt',
      'null',
    ])
      expect(judged({ origin }), origin).toBe('request.origin');
  });

  it('is not proved by the host that the request itself names: any name may be made to lead here', () => {
    const rebound = { host: 'evil.example:4600', origin: 'http://evil.example:4600' };
    expect(judged(rebound)).toBe('request.origin');
    expect(judged({ ...rebound, 'sec-fetch-site': 'same-origin', 'x-api-key': 'k1' })).toBe('request.origin');
    vi.stubEnv('APP_ORIGINS', '');
    expect(judged({ host: 'despacho.gt', origin: 'https://despacho.gt' })).toBe('request.origin');
  });

  it('of a browser that names none is what the browser says of its page', () => {
    for (const site of ['same-origin', 'none']) expect(judged({ 'sec-fetch-site': site }), site).toBe('done');
    for (const site of ['cross-site', 'same-site', 'other'])
      expect(judged({ 'Sec-Fetch-Site': site, 'x-api-key': 'k1' }), site).toBe('request.origin');
  });

  it('is not asked of a program that is no browser and names itself by its key', () => {
    expect(codeOf(() => readRequest(event({ 'x-api-key': 'k1' })))).toBe('done');
    expect(codeOf(() => readRequest(event({ 'x-api-key': '' })))).toBe('request.unknown-client');
  });
});

describe('the type of a call', () => {
  const typed = (type: string, body: string | null = '{}') =>
    codeOf(() => readRequest(event({ 'x-api-key': 'k1', 'content-type': type }, { body })));

  it('is JSON, which a form of another site cannot send', () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON ;x=1'])
      expect(typed(type), type).toBe('done');
    for (const type of [
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=application/json',
      'text/plain; application/json',
      'application/jsonp',
    ])
      expect(typed(type), type).toBe('request.media-type');
  });

  it('is of no matter where nothing is sent', () => {
    expect(typed('', null)).toBe('done');
    expect(typed('', '')).toBe('done');
  });
});

describe('a request', () => {
  it('writes or asks by POST or PUT, and by nothing that a link could send', () => {
    for (const httpMethod of ['POST', 'PUT']) {
      expect(readRequest(event({}, { httpMethod })).method).toBe(httpMethod);
    }
    for (const httpMethod of ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'PATCH']) {
      expect(
        codeOf(() => readRequest(event({}, { httpMethod }))),
        httpMethod,
      ).toBe('request.method');
    }
  });

  it('names its procedure by the route, or by the end of its path', () => {
    expect(readRequest(event({}, { pathParameters: { procedure: 'save' } })).procedure).toBe('save');
    expect(readRequest(event()).procedure).toBe('open');
  });

  it('carries the session in its own cookie and in no other', () => {
    const token = (cookie: string) => readRequest(event({ Cookie: cookie })).token;
    expect(token('a=1; __Host-sid=abc=def; b=2')).toBe('abc=def');
    expect(token('__Host-sid2=abc; x__Host-sid=abc')).toBeUndefined();
    expect(readRequest(event()).token).toBeUndefined();
  });

  it('takes key, background and address from their headers, and nothing when they are not there', () => {
    const sent = readRequest(
      event(
        { 'Idempotency-Key': 'k-1', 'X-Background': '1', 'User-Agent': 'curl' },
        { requestContext: { identity: { sourceIp: '10.0.0.9' } } },
      ),
    );
    expect(sent).toMatchObject({
      idempotencyKey: 'k-1',
      background: true,
      userAgent: 'curl',
      address: '10.0.0.9',
    });
    expect(readRequest(event({ 'idempotency-key': '', 'x-background': '0' }))).toMatchObject({
      idempotencyKey: undefined,
      background: false,
      userAgent: '',
      address: '',
      client: 'excel',
      body: '',
    });
    expect(codeOf(() => readRequest(event({}, { headers: null })))).toBe('request.unknown-client');
  });

  it('is read as it was sent, packed for the way or not', () => {
    expect(readRequest(event({}, { body: '{"ñ":1}' })).body).toBe('{"ñ":1}');
    const packed = Buffer.from('{"ñ":1}').toString('base64');
    expect(readRequest(event({}, { body: packed, isBase64Encoded: true })).body).toBe('{"ñ":1}');
    expect(readRequest(event({}, { isBase64Encoded: true })).body).toBe('');
  });

  it('of a program that names itself is of one that is known', () => {
    expect(readRequest(event({ 'x-api-key': 'k2' })).client).toBe('journey');
    expect(readRequest(event({}, { headers: { 'X-Api-Key': 'k1' } })).client).toBe('excel');
    expect(judged({ 'x-api-key': 'k3' })).toBe('request.unknown-client');
    expect(judged({ 'x-api-key': 'excel' })).toBe('request.unknown-client');
    vi.stubEnv('API_CLIENTS', '');
    expect(judged({ 'x-api-key': 'k1' })).toBe('request.unknown-client');
  });
});

describe('the body of a call', () => {
  const contract = {
    ...procedure({
      group: 'invoices',
      name: 'sample',
      summary: 'probar',
      params: {},
      result: z.string(),
      permission: 'session',
      effect: 'read',
    }),
    maxBytes: 2048,
  };

  it('is JSON, or nothing at all', () => {
    expect(parseBody(contract, '')).toEqual({});
    expect(parseBody(contract, '{"params":[1]}')).toEqual({ params: [1] });
    expect(codeOf(() => parseBody(contract, '{params'))).toBe('request.not-json');
  });

  it('may be as long as its procedure allows, in bytes and to the byte', () => {
    expect(parseBody(contract, JSON.stringify('x'.repeat(2046)))).toHaveLength(2046);
    expect(() => parseBody(contract, JSON.stringify('x'.repeat(2047)))).toThrow(/3 kB.*2 kB/);
    expect(codeOf(() => parseBody(contract, JSON.stringify('ñ'.repeat(1024))))).toBe('request.too-large');
  });
});
