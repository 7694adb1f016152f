import { inflateSync } from 'node:zlib';
import { PDFDict, PDFHexString, PDFName, PDFRawStream, PDFString, type PDFObject } from 'pdf-lib';

/** Small readers of pdf-lib's objects; every one answers undefined for what is not there or not of its kind. */
export const get = (of: PDFObject | undefined, key: string): PDFObject | undefined => {
  const dictionary = of instanceof PDFRawStream ? of.dict : of;
  return dictionary instanceof PDFDict ? dictionary.lookup(PDFName.of(key)) : undefined;
};

export const raw = (of: PDFObject | undefined, key: string): PDFObject | undefined => {
  const dictionary = of instanceof PDFRawStream ? of.dict : of;
  return dictionary instanceof PDFDict ? dictionary.get(PDFName.of(key)) : undefined;
};

export const named = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.decodeText() : undefined;

export const text = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined;

/** Bytes of a stream, undeflated. */
export function bytesOf(stream: PDFObject | undefined): Uint8Array | undefined {
  if (!(stream instanceof PDFRawStream)) return undefined;
  return get(stream, 'Filter') ? inflateSync(stream.contents) : stream.contents;
}
