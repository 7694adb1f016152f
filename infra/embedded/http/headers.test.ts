import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { apiHeaders, pageHeaders } from './headers.ts';

const over = (protocol?: string): IncomingMessage =>
  ({ headers: protocol ? { 'x-forwarded-proto': protocol } : {} }) as unknown as IncomingMessage;

it('gives a page a policy that allows only our own files', () => {
  const policy = pageHeaders(over())['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it('promises TLS only where there is TLS', () => {
  expect(pageHeaders(over())).not.toHaveProperty('strict-transport-security');
  expect(pageHeaders(over('https'))).toHaveProperty('strict-transport-security');
});

it('lets nobody keep an answer of the API', () => {
  expect(apiHeaders(over())).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});
