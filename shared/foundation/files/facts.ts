/** Fields of a file that only the server's own look at it can fill. */
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

/** No file at all, as a line without one says it. */
export const NO_FILE: FileFacts = {
  ID_ARCHIVO: '',
  NOMBRE_ARCHIVO: '',
  NOMBRE_ORIGINAL_ARCHIVO: '',
  FORMATO_ARCHIVO: '',
  BYTES_ARCHIVO: '',
  PAGINAS_ARCHIVO: '',
  HUELLA_ARCHIVO: '',
};
