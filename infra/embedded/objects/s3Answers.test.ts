import { ServerResponse, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { objectHeaders, refuseObject } from './s3Answers.ts';

it.each([
  ['AuthorizationQueryParametersError', 400],
  ['AuthorizationHeaderMalformed', 400],
  ['BadDigest', 400],
  ['AccessDenied', 403],
  ['SignatureDoesNotMatch', 403],
  ['PreconditionFailed', 412],
  ['EntityTooLarge', 413],
])('refuses with %s as %i, in the XML of S3', (code, status) => {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  const written: unknown[] = [];
  response.end = ((body?: unknown) => written.push(body)) as never;
  refuseObject(response, { code, message: 'a < b & c' });
  expect([response.statusCode, response.getHeader('cache-control')]).toEqual([status, 'no-store']);
  expect(written).toEqual([
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>a &lt; b &amp; c</Message></Error>`,
  ]);
});

it("hands on what the store says of an object, and not what it says of the store's own answer", () => {
  const stored = {
    etag: '"1"',
    connection: 'close',
    'transfer-encoding': 'chunked',
    date: 'x',
    a: undefined,
  };
  const headers = objectHeaders(stored, {});
  expect(headers['etag']).toBe('"1"');
  for (const name of ['connection', 'transfer-encoding', 'date', 'a'])
    expect(headers).not.toHaveProperty(name);
});

it('gives the download the name and type that its link asks for', () => {
  const query = {
    'response-content-disposition': 'attachment; filename="dva.pdf"',
    'response-content-type': 'text/plain',
  };
  expect(objectHeaders({ 'content-type': 'application/pdf', 'content-length': 3 }, query)).toMatchObject({
    'content-disposition': 'attachment; filename="dva.pdf"',
    'content-type': 'text/plain',
    'content-length': '3',
  });
});

it('lets no stored page act in our origin, nor a link smuggle in a header', () => {
  const headers = objectHeaders(
    { 'content-type': 'text/html' },
    { 'response-cache-control': 'a\r\nset-cookie: b' },
  );
  expect(headers['content-security-policy']).toMatch(/^sandbox/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('private, no-store');
});

it('lets the browser show a PDF', () => {
  expect(objectHeaders({ 'content-type': 'application/pdf' }, {})).not.toHaveProperty(
    'content-security-policy',
  );
});
