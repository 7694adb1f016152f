import { decodePDFRawStream, PDFContext, PDFRawStream } from 'pdf-lib';

/**
 * Most bytes that one packed stream of a PDF may become while the file is read. Pictures stay packed then; what the
 * reader unpacks are lists of objects, of which the largest forms have a few megabytes.
 */
export const MOST_UNPACKED = 32 * 1024 * 1024;

/** Every decoder of the library grows its outcome by this method, which its types do not show. */
interface Growing {
  ensureBuffer: (requested: number) => Uint8Array;
}

/** A stream became more than `MOST_UNPACKED`. */
export class UnpacksTooFar extends Error {}

let exceeded = false;
let bounded = false;

/**
 * Holds every decoder of the library to `MOST_UNPACKED`: it takes no limit itself, and a file of some hundred kilobytes
 * could take all memory. Answers whether a stream passed it since the last call.
 */
export function boundInflation(): { passed: () => boolean } {
  exceeded = false;
  if (!bounded) {
    bounded = true;
    const context = PDFContext.create();
    const packed = PDFRawStream.of(
      context.obj({ Filter: 'FlateDecode' }),
      new Uint8Array([0x78, 0x9c, 3, 0]),
    );
    const decoders = Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(packed))) as Growing;
    const grow = decoders.ensureBuffer;
    decoders.ensureBuffer = function (this: Growing, requested) {
      if (requested <= MOST_UNPACKED) return grow.call(this, requested);
      exceeded = true;
      throw new UnpacksTooFar();
    };
  }
  return { passed: () => exceeded };
}
