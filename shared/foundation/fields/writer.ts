import type { DataSet, DataSets } from './dataSet.ts';
import type { Field, Writer } from './field.ts';
import { parsePath } from './path.ts';

export const writerOf = (field: Field): Writer => field.writer ?? 'person';

/** Whether a person writes the field: it is asked, typed, pasted and imported; every other is only shown. */
export const isPersons = (field: Field): boolean => field.writer === undefined;

/** Whether a calculation writes the field: it follows from the others and is nobody's statement. */
export const isComputed = (field: Field): boolean => field.writer === 'computation';

/** Whether the authority writes the field by its answer: it stands as it came, and is nobody's here to correct. */
export const isAuthoritys = (field: Field): boolean => field.writer === 'authority';

/** Whether any of its fields besides the key is a person's; the lines of other data sets come and go by themselves. */
export const hasPersons = ({ key, fields }: DataSet): boolean =>
  Object.entries(fields).some(([name, field]) => name !== key && isPersons(field));

/** The field at a path; undefined for a line, a data set or what is no path. */
export function fieldAt(dataSets: DataSets, path: string): Field | undefined {
  const { dataSet = '', field = '' } = parsePath(path) ?? {};
  return dataSets[dataSet]?.fields[field];
}

/** Whether a path is of a field that a calculation writes. */
export function isComputedAt(dataSets: DataSets, path: string): boolean {
  const field = fieldAt(dataSets, path);
  return field !== undefined && isComputed(field);
}

/** Who writes a field that is not a person's, and what marks it beside its label. */
export const writers: Record<Exclude<Writer, 'person'>, { says: string; mark: string }> = {
  derivation: {
    says: 'lo escribe la derivación de los documentos de origen',
    mark: 'del documento de origen',
  },
  computation: { says: 'lo calcula el sistema', mark: 'calculado' },
  authority: { says: 'lo escribe la autoridad al responder', mark: 'de la autoridad' },
  others: { says: 'lo escribe quien tiene permiso para ello', mark: 'sin permiso para escribirlo' },
  system: { says: 'lo escribe el sistema', mark: 'del sistema' },
};
