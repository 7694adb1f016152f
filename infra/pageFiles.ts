import { extname } from 'node:path';

// How a file of the built app is sent, wherever it lies: on one machine by its host, on AWS as metadata of its object.

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};

export const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';

/** The builder names what lies below `/assets/` after its contents: it never changes. All else is asked for again. */
export const isImmutable = (url: string): boolean => url.startsWith('/assets/');

/** @param url path of the file from the root of the site, `/index.html`. */
export const cacheControlOf = (url: string): string =>
  isImmutable(url) ? 'public, max-age=31536000, immutable' : 'no-cache';
