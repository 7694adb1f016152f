import type { DucaBody } from '../dataSets.ts';

export type SupportDocument = DucaBody['DOCUMENTOS'][number];

/** Fields of a line of box 54 that only the server's own look at the file can fill. */
export const FILE_FIELDS = [
  'ID_ARCHIVO',
  'NOMBRE_ARCHIVO',
  'NOMBRE_ORIGINAL_ARCHIVO',
  'FORMATO_ARCHIVO',
  'BYTES_ARCHIVO',
  'PAGINAS_ARCHIVO',
  'HUELLA_ARCHIVO',
] as const;

export type FileFacts = Record<(typeof FILE_FIELDS)[number], string>;

/** A line without file. */
export const NO_FILE: FileFacts = {
  ID_ARCHIVO: '',
  NOMBRE_ARCHIVO: '',
  NOMBRE_ORIGINAL_ARCHIVO: '',
  FORMATO_ARCHIVO: '',
  BYTES_ARCHIVO: '',
  PAGINAS_ARCHIVO: '',
  HUELLA_ARCHIVO: '',
};
