import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Deflate } from '../../../shared/foundation/pdf/deflate.ts';

const later = promisify(deflate) as (bytes: Uint8Array, options: object) => Promise<Uint8Array>;

/** Levels of the fastest full-size files; part of what the bytes depend on, unlike the size of a piece. */
const PAGE = { level: 6, chunkSize: 16 * 1024 };
/** In one piece: between two pieces of a stream its thread would wait for the layout to take a breath. */
const QUICK = { level: 1, chunkSize: 96 * 1024 };

/** zlib on its own threads: a page is deflated while the next is laid out. */
export const deflateOnThreads: Deflate = (bytes, quick = false) => later(bytes.slice(), quick ? QUICK : PAGE);
