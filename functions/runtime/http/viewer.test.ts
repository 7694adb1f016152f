import type { APIGatewayProxyEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRequest } from './request.ts';

const HEADER = 'x-despacho-viewer';
const addressOf = (headers: Record<string, string>): string =>
  readRequest({
    httpMethod: 'POST',
    path: '/api/duca/open',
    headers: { 'x-api-key': 'k1', ...headers },
    body: null,
    requestContext: { identity: { sourceIp: '10.0.0.9' } },
  } as unknown as APIGatewayProxyEvent).address;

beforeEach(() => vi.stubEnv('API_CLIENTS', 'excel=k1'));
afterEach(() => vi.unstubAllEnvs());

it('is the address that the edge wrote, of either kind, and never what the caller forwards', () => {
  vi.stubEnv('VIEWER_HEADER', HEADER);
  const forged = { 'x-forwarded-for': '198.51.100.7, 10.0.0.9' };
  expect(addressOf({ 'X-Despacho-Viewer': '203.0.113.5', ...forged })).toBe('203.0.113.5');
  expect(addressOf({ [HEADER]: '2001:db8::7', ...forged })).toBe('2001:db8::7');
  for (const none of [forged, { ...forged, [HEADER]: '' }, { ...forged, [HEADER]: 'nobody, 1.2.3.4' }])
    expect(addressOf(none)).toBe('10.0.0.9');
});

it('is that of the connection where there is no edge, whatever the caller says of itself', () => {
  expect(addressOf({ [HEADER]: '203.0.113.5', 'x-forwarded-for': '198.51.100.7' })).toBe('10.0.0.9');
});
