import { expect, it } from 'vitest';
import { objectHeaders } from './s3Answers.ts';

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
