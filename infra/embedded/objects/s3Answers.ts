import type { ServerResponse } from 'node:http';
import type { Refused } from '../services/signature.ts';

const STATUS: Record<string, number> = {
  AuthorizationQueryParametersError: 400,
  AuthorizationHeaderMalformed: 400,
  InvalidRequest: 400,
  BadDigest: 400,
  NoSuchVersion: 404,
  MethodNotAllowed: 405,
  PreconditionFailed: 412,
  EntityTooLarge: 413,
};

/** Refuses as S3 does: an XML error of its vocabulary, never the reason of a failure of ours. */
export function refuseObject(response: ServerResponse, refused: Refused, head = false): void {
  const status = STATUS[refused.code] ?? 403;
  response.statusCode = status;
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cache-control', 'no-store');
  if (head) {
    response.end();
    return;
  }
  response.setHeader('content-type', 'application/xml; charset=utf-8');
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${refused.code}</Code>` +
      `<Message>${escapeXml(refused.message)}</Message></Error>`,
  );
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Headers that a link may choose for its download, by the query parameter that asks for it. */
const OVERRIDES: Record<string, string> = {
  'response-content-disposition': 'content-disposition',
  'response-content-type': 'content-type',
  'response-cache-control': 'cache-control',
  'response-content-language': 'content-language',
  'response-content-encoding': 'content-encoding',
};

/** Headers of an object's answer: what the link asks for, and what keeps a stored file from acting as a page of ours. */
export function objectHeaders(
  stored: Record<string, string | string[] | number | undefined>,
  query: Record<string, string | string[]>,
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(stored)) {
    if (value === undefined || name === 'connection' || name === 'transfer-encoding' || name === 'date')
      continue;
    headers[name] = typeof value === 'number' ? String(value) : value;
  }
  for (const [parameter, header] of Object.entries(OVERRIDES)) {
    const value = query[parameter];
    if (typeof value === 'string' && !/[\r\n]/.test(value)) headers[header] = value;
  }
  headers['x-content-type-options'] = 'nosniff';
  headers['referrer-policy'] = 'no-referrer';
  headers['cross-origin-resource-policy'] = 'same-origin';
  headers['cache-control'] ??= 'private, no-store';
  // The browser's own PDF viewer does not work in a sandbox, and a PDF runs nothing in our origin.
  if (headers['content-type'] !== 'application/pdf')
    headers['content-security-policy'] = "sandbox; default-src 'none'";
  return headers;
}
