import { limitOf, TOTAL_OF_FILES } from '../../catalogues/fileRules.ts';
import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';

/** Most bytes that all files of one declaration may weigh together; 0 when there is no limit. */
export const totalBytesRule = (reference: Reference): number => {
  const row = reference.row(catalogue.supportFiles, TOTAL_OF_FILES);
  return row ? limitOf(row, 'BYTES_MAXIMOS') : 0;
};

/** Whether the list asks for the file of a kind of document in a modality; '*' stands for every one. */
export const fileIsAsked = (modality: string, kind: string, reference: Reference): boolean =>
  kind !== '' &&
  reference
    .rows(catalogue.supportFileDuties)
    .some((row) => row['DOCUMENTO'] === kind && (row['MODALIDAD'] === '*' || row['MODALIDAD'] === modality));
