import { formatOfType, recognise } from '../../../shared/foundation/files/formats.ts';
import { fileRule } from '../../../shared/catalogues/fileRules.ts';
import { sha256 } from './sha256.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';

const JPEG = 'image/jpeg';
/** A page of text stays readable and weighs some 200 KB. */
const QUALITY = 0.82;
const MOST_NAME = 255;

export interface PreparedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256, hexadecimal. */
  hash: string;
}

/** Size within the limits, with the same proportions; never larger than it was. 0 is no limit. */
export function fitted(
  size: { width: number; height: number },
  limit: { maxWidth: number; maxHeight: number },
): { width: number; height: number } {
  const by = (is: number, most: number): number => (most > 0 ? most / is : 1);
  const scale = Math.min(1, by(size.width, limit.maxWidth), by(size.height, limit.maxHeight));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/**
 * What is sent of a file that a person chose: a picture as a JPEG within the limits of the list (spec 9, files), which
 * also leaves out where it was taken; a PDF as it is. What cannot be read as a picture is sent as it is and judged
 * there.
 */
export async function prepareFile(file: File, reference: Reference): Promise<PreparedFile> {
  const own = new Uint8Array(await file.arrayBuffer());
  const format = recognise(own) ?? formatOfType(file.type);
  const rule = fileRule({ code: 'JPEG' }, reference);
  const picture = rule && (file.type.startsWith('image/') || (format && format.code !== 'PDF'));
  const smaller = picture ? await asJpeg(file, rule).catch(() => undefined) : undefined;
  const bytes = smaller ?? own;
  return {
    // The end of a name beyond the limit tells more than its beginning: it has the extension.
    name: (smaller ? `${file.name.replace(/\.[^.]*$/, '')}.jpg` : file.name).slice(-MOST_NAME),
    type: smaller ? JPEG : (format?.contentType ?? (file.type || 'application/octet-stream')),
    bytes,
    hash: await sha256(bytes),
  };
}

async function asJpeg(
  file: Blob,
  limit: { maxWidth: number; maxHeight: number },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = fitted(picture, limit);
    const canvas = new OffscreenCanvas(width, height);
    const paper = canvas.getContext('2d');
    if (!paper) return undefined;
    // What is transparent in a PNG would be black in a JPEG.
    paper.fillStyle = '#ffffff';
    paper.fillRect(0, 0, width, height);
    paper.drawImage(picture, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: JPEG, quality: QUALITY });
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    picture.close();
  }
}
