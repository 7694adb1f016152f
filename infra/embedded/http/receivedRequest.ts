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

/** Reads a request body of at most `limit` bytes. By its events: an iterator over it costs more than a small body itself. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) {
    reject(new BodyTooLarge(announced));
    return promise;
  }
  const parts: Buffer[] = [];
  let size = 0;
  const take = (part: Buffer): void => {
    size += part.length;
    parts.push(part);
    if (size <= limit) return;
    // The rest stays where it is until somebody throws it away.
    request.off('data', take).pause();
    reject(new BodyTooLarge(size));
  };
  request.on('data', take);
  request.once('end', () => resolve(parts.length === 1 ? parts[0]! : Buffer.concat(parts)));
  request.once('error', reject);
  request.once('close', () => {
    if (!request.readableEnded) reject(new Error('The caller left before the body was whole'));
  });
  return promise;
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
  const query: Record<string, string | string[]> = Object.create(null);
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
