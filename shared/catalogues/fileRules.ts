import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import type { FileRule } from '../foundation/files/fileRule.ts';
import type { FileFormat } from '../foundation/files/formats.ts';
import { catalogue } from './names.ts';

/** Row of the list that limits all files of one document together. */
export const TOTAL_OF_FILES = 'TOTAL';

export const limitOf = (row: CatalogueRow, name: string): number => {
  const value = Number(row[name] ?? '');
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
};

/** Limits of a format, from the list that an administrator may replace; undefined when the list does not take it. */
export function fileRule(format: Pick<FileFormat, 'code'>, reference: Reference): FileRule | undefined {
  const row = reference.row(catalogue.supportFiles, format.code);
  return (
    row && {
      maxBytes: limitOf(row, 'BYTES_MAXIMOS'),
      pageBytes: limitOf(row, 'BYTES_POR_PAGINA'),
      maxPages: limitOf(row, 'PAGINAS_MAXIMAS'),
      maxWidth: limitOf(row, 'ANCHO_MAXIMO'),
      maxHeight: limitOf(row, 'ALTO_MAXIMO'),
    }
  );
}

/** Codes of the formats that the list takes, as people read them. */
export const takenFormats = (reference: Reference): string =>
  reference
    .rows(catalogue.supportFiles)
    .map((row) => row.CLAVE)
    .filter((code) => code !== TOTAL_OF_FILES)
    .join(', ');

/** What a record takes of files, by the list in force. */
export const takenFiles = (reference: Reference) => ({
  ruleOf: (format: Pick<FileFormat, 'code'>) => fileRule(format, reference),
  formats: takenFormats(reference),
});
