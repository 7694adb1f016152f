import { catalogue } from '../../catalogues/names.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import type { FileFormat } from './formats.ts';

/** Limits of one kind of file; 0 where there is none. */
export interface FileRule {
  maxBytes: number;
  /** Heaviest page that passes without a warning (RECAUCA asks 300 KB per scanned page). */
  pageBytes: number;
  maxPages: number;
  /** Pixels to which a photograph is reduced before it is sent (spec 9, files). */
  maxWidth: number;
  maxHeight: number;
}

const TOTAL = 'TOTAL';

const numberOf = (row: CatalogueRow, name: string): number => {
  const value = Number(row[name] ?? '');
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
};

/** Limits of a format, from the list that an administrator may replace; undefined when the list does not take it. */
export function fileRule(format: Pick<FileFormat, 'code'>, reference: Reference): FileRule | undefined {
  const row = reference.row(catalogue.supportFiles, format.code);
  return (
    row && {
      maxBytes: numberOf(row, 'BYTES_MAXIMOS'),
      pageBytes: numberOf(row, 'BYTES_POR_PAGINA'),
      maxPages: numberOf(row, 'PAGINAS_MAXIMAS'),
      maxWidth: numberOf(row, 'ANCHO_MAXIMO'),
      maxHeight: numberOf(row, 'ALTO_MAXIMO'),
    }
  );
}

/** Most bytes that all files of one declaration may weigh together; 0 when there is no limit. */
export const totalBytesRule = (reference: Reference): number => {
  const row = reference.row(catalogue.supportFiles, TOTAL);
  return row ? numberOf(row, 'BYTES_MAXIMOS') : 0;
};

/** Codes of the formats that the list takes, as people read them. */
export const takenFormats = (reference: Reference): string =>
  reference
    .rows(catalogue.supportFiles)
    .map((row) => row.CLAVE)
    .filter((code) => code !== TOTAL)
    .join(', ');

/** Whether the list asks for the file of a kind of document in a modality; '*' stands for every one. */
export const fileIsAsked = (modality: string, kind: string, reference: Reference): boolean =>
  kind !== '' &&
  reference
    .rows(catalogue.supportFileDuties)
    .some((row) => row['DOCUMENTO'] === kind && (row['MODALIDAD'] === '*' || row['MODALIDAD'] === modality));
