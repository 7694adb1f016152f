/** A kind of file that may support a declaration. */
export interface FileFormat {
  /** Code of the rules list and of FORMATO_ARCHIVO. */
  code: 'PDF' | 'JPEG' | 'PNG';
  contentType: string;
  extension: string;
  /** First bytes of every such file. */
  magic: readonly number[];
  /** Last bytes, where the format has an end that a cut-off file lacks. */
  end?: readonly number[];
}

export const FILE_FORMATS: readonly FileFormat[] = [
  { code: 'PDF', contentType: 'application/pdf', extension: '.pdf', magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  {
    code: 'JPEG',
    contentType: 'image/jpeg',
    extension: '.jpg',
    magic: [0xff, 0xd8, 0xff],
    end: [0xff, 0xd9],
  },
  {
    code: 'PNG',
    contentType: 'image/png',
    extension: '.png',
    magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    end: [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
  },
];

export const formatOf = (code: string): FileFormat | undefined =>
  FILE_FORMATS.find((each) => each.code === code);

export const formatOfType = (contentType: string): FileFormat | undefined =>
  FILE_FORMATS.find((each) => each.contentType === contentType);

/** Some scanners add line ends or zeros after the end of the picture. */
const SPARE_BYTES = 64;

const holdsAt = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  at >= 0 && wanted.every((byte, index) => bytes[at + index] === byte);

/** What the bytes themselves say they are, whatever their name; undefined for anything that is not taken. */
export function recognise(bytes: Uint8Array): FileFormat | undefined {
  return FILE_FORMATS.find((format) => {
    if (!holdsAt(bytes, 0, format.magic)) return false;
    const { end } = format;
    if (!end) return true;
    const first = Math.max(format.magic.length, bytes.length - end.length - SPARE_BYTES);
    for (let at = bytes.length - end.length; at >= first; at -= 1) if (holdsAt(bytes, at, end)) return true;
    return false;
  });
}
