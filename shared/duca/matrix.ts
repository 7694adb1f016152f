import type { Reference } from '../foundation/documents/reference.ts';
import {
  matrixOf,
  obligationsFor,
  type MatrixRow,
  type Obligations,
  type RulesMatrix,
} from '../foundation/rules/matrix.ts';
import { ducaCountries } from './countries.ts';

/** Catalogue by which an administrator replaces the shipped matrix: one row a node, columns of spec 3. */
export const MATRIX_CATALOGUE = 'cat_sys_matriz_xml';

const imported = new WeakMap<readonly unknown[], RulesMatrix>();

/** The matrix in force today: the imported one, else the shipped one of the country. */
export function ducaMatrix(reference: Reference): RulesMatrix | undefined {
  const rows = reference.rows(MATRIX_CATALOGUE);
  if (rows.length === 0) return matrixOf(ducaCountries[reference.country].matrices, reference.today);
  let matrix = imported.get(rows);
  if (!matrix) {
    const { source = '', validFrom = '', sample = false } = reference.origin(MATRIX_CATALOGUE) ?? {};
    matrix = { source, validFrom, sample, rows: rows as unknown as MatrixRow[] };
    imported.set(rows, matrix);
  }
  return matrix;
}

/** What the message owes for a modality and class; undefined when the matrix does not know the pair. */
export function ducaObligations(
  modality: string,
  classCode: string,
  reference: Reference,
): Obligations | undefined {
  const matrix = ducaMatrix(reference);
  return matrix && obligationsFor(matrix, modality, classCode);
}
