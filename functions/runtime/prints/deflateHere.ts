import { deflateSync } from 'node:zlib';
import type { Deflate } from '../../../shared/foundation/pdf/deflate.ts';

/** Levels of the fastest full-size files; part of what the bytes depend on. */
export const PAGE_LEVEL = 6;
export const QUICK_LEVEL = 1;
/** Answers longer than zlib's own 16 KB come in pieces that would have to be joined. */
export const QUICK_CHUNK = 96 * 1024;

/** The server's deflate, on the thread that calls. */
export const deflateHere: Deflate = (bytes, quick = false) =>
  quick
    ? deflateSync(bytes, { level: QUICK_LEVEL, chunkSize: QUICK_CHUNK })
    : deflateSync(bytes, { level: PAGE_LEVEL });
