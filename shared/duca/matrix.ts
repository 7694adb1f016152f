import type { Reference } from '../foundation/documents/reference.ts';
import {
  matrixOf,
  obligationsFor,
  rowsInForce,
  type DatedRow,
  type Obligations,
  type RulesMatrix,
} from '../foundation/rules/matrix.ts';
import { ducaCountries } from './countries.ts';

/** Catalogue by which an administrator replaces the shipped matrix: one row a node, columns of spec 3. */
export const MATRIX_CATALOGUE = 'cat_sys_matriz_xml';

const imported = new WeakMap<readonly unknown[], { day: string; matrix: RulesMatrix }>();

/**
 * The matrix in force today: the imported one from the day that it names, row by row as their own days say; until then
 * the shipped one of the country.
 */
export function ducaMatrix(reference: Reference): RulesMatrix | undefined {
  const { country, today } = reference;
  const rows = reference.rows(MATRIX_CATALOGUE);
  const { source = '', validFrom = '', sample = false } = reference.origin(MATRIX_CATALOGUE) ?? {};
  if (rows.length === 0 || validFrom > today) return matrixOf(ducaCountries[country].matrices, today);
  let known = imported.get(rows);
  if (known?.day !== today) {
    const inForce = rowsInForce(rows as unknown as DatedRow[], today);
    known = { day: today, matrix: { source, validFrom, sample, rows: inForce } };
    imported.set(rows, known);
  }
  return known.matrix;
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
