import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BUILT_FROM } from '../../build/web.ts';
import { pageHeaders } from './headers.ts';
import { cacheControlOf, typeOf } from '../../pageFiles.ts';

interface StaticFile {
  type: string;
  cacheControl: string;
  etag: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const NOT_FOUND =
  '<!doctype html><html lang="es-GT"><meta charset="utf-8"><title>Despacho</title>' +
  '<p>Esta página no existe. <a href="/">Ir a Despacho</a></p></html>';

/** The built app, held in memory: a few megabytes, and a build that changes under us does not tear a page apart. */
export class StaticFiles {
  private readonly files = new Map<string, StaticFile>();

  constructor(folder: string) {
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const known = new Set(paths);
    for (const path of paths) {
      const hidden = relative(folder, path)
        .split(sep)
        .some((part) => part.startsWith('.'));
      if (hidden || path.endsWith(BUILT_FROM) || isCopy(path, known)) continue;
      const read = (copy: string): Buffer | undefined => (known.has(copy) ? readFileSync(copy) : undefined);
      const url = `/${relative(folder, path).split(sep).join('/')}`;
      this.files.set(url, fileOf(url, readFileSync(path), read(`${path}.br`), read(`${path}.gz`)));
    }
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...pageHeaders(request), allow: 'GET, HEAD' }).end();
      return;
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = this.files.get(path === '/' ? '/index.html' : safeDecode(path));
    if (!file) {
      response.writeHead(404, {
        ...pageHeaders(request),
        'content-type': typeOf('.html'),
        'cache-control': 'no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : NOT_FOUND);
      return;
    }
    this.send(file, request, response);
  }

  private send(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
    const headers = {
      ...pageHeaders(request),
      'content-type': file.type,
      'cache-control': file.cacheControl,
      etag: file.etag,
      vary: 'accept-encoding',
    };
    const tags = String(request.headers['if-none-match'] ?? '').split(',');
    if (tags.some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const coding =
      file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    const bytes = (coding && file[coding]) ?? file.plain;
    response.writeHead(200, {
      ...headers,
      ...(coding ? { 'content-encoding': coding } : {}),
      'content-length': bytes.length,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }
}

/** A `.br` or `.gz` beside the file it was made from. */
const isCopy = (path: string, known: ReadonlySet<string>): boolean =>
  /\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ''));

const fileOf = (url: string, plain: Buffer, br?: Buffer, gzip?: Buffer): StaticFile => ({
  type: typeOf(url),
  cacheControl: cacheControlOf(url),
  etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  plain,
  ...(br ? { br } : {}),
  ...(gzip ? { gzip } : {}),
});

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
