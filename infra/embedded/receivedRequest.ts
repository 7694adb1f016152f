import type { IncomingMessage } from 'node:http';
import type { ReceivedRequest } from './signature.ts';

/** The body is larger than the caller allows. */
export class BodyTooLarge extends Error {
  /** Bytes that it has at least. */
  readonly size: number;
  constructor(size: number) {
    super(`A body of ${size} bytes is too large`);
    this.size = size;
  }
}

/**
 * Reads a request body of at most `limit` bytes. Of a larger one the rest is taken and thrown away: a client that is
 * still sending when it is cut off would see a broken connection and never the answer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const refuse = (size: number): never => {
    request.resume();
    throw new BodyTooLarge(size);
  };
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) refuse(announced);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) refuse(size);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The request in the form that signatures are checked on. */
export async function receive(request: IncomingMessage, limit: number): Promise<ReceivedRequest> {
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
  return { method: request.method ?? 'GET', path, query, headers, body: await readBody(request, limit) };
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
