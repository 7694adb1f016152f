import type { Wire } from './wire.ts';

export interface JsonRequest {
  url: string;
  authorization: string;
  body: object;
  timeoutMs: number;
  maxBytes: number;
}

/** What came of a question whose repetition harms nobody. */
export type JsonAnswer =
  | { kind: 'silent' | 'too-large' | 'unreadable' }
  | { kind: 'answer'; status: number; body: Record<string, unknown> };

/** One question in JSON over a connection of its own; a page, half an answer or a list is none. */
export async function postJson(wire: Wire, request: JsonRequest): Promise<JsonAnswer> {
  const exchange = await wire({
    url: request.url,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: request.authorization,
    },
    body: Buffer.from(JSON.stringify(request.body), 'utf8'),
    timeoutMs: request.timeoutMs,
    maxBytes: request.maxBytes,
  });
  if (exchange.failure === 'too-large') return { kind: 'too-large' };
  const { response } = exchange;
  if (exchange.failure || !response || response.status >= 500 || response.status === 429)
    return { kind: 'silent' };
  const body = objectOf(response.bytes);
  return body ? { kind: 'answer', status: response.status, body } : { kind: 'unreadable' };
}

function objectOf(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}
