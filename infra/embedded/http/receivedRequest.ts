import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Head, ReceivedRequest } from '../services/signature.ts';

/** The body is larger than the caller allows; see `receivedWhole` for what is still coming of it. */
export class BodyTooLarge extends Error {
  /** Bytes that it has at least. */
  readonly size: number;
  constructor(size: number) {
    super(`A body of ${size} bytes is too large`);
    this.size = size;
  }
}

/** Reads a request body of at most `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw new BodyTooLarge(announced);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) throw new BodyTooLarge(size);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Throws away what the client still sends, until it has sent everything or is gone. An answer must not end before: a
 * client that is cut off while it sends sees a broken connection and never the answer. The server's own time limit for a
 * request bounds the wait.
 */
export async function receivedWhole(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  request.resume();
  await finished(request).catch(() => undefined);
}

/** The head of a request in the form that signatures are checked on. */
export function headOf(request: IncomingMessage): Head {
  const [path = '/', search = ''] = splitOnce(request.url ?? '/', '?');
  const query: Record<string, string | string[]> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(search)) {
    const earlier = query[name];
    query[name] = earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value];
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value ?? ''),
    ]),
  );
  return { method: request.method ?? 'GET', path, query, headers };
}

/** The whole request. */
export const receive = async (request: IncomingMessage, limit: number): Promise<ReceivedRequest> => ({
  ...headOf(request),
  body: await readBody(request, limit),
});

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
