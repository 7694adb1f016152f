import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';

const texts = z.array(z.string());

/** Texts as a row keeps many of them: compressed JSON. */
export const packTexts = (these: readonly string[]): Uint8Array =>
  brotliCompressSync(Buffer.from(JSON.stringify(these)));

export const unpackTexts = (packed: Uint8Array): string[] =>
  texts.parse(JSON.parse(brotliDecompressSync(packed).toString()));
