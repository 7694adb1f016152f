import { carriesValue, movementOf } from '../../catalogues/movement.ts';
import { catalogue } from '../../catalogues/names.ts';
import { PRINT_MATRIX_CATALOGUE } from '../../catalogues/importedOnly.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { remembered } from '../../foundation/remembered.ts';
import {
  matrixOf,
  obligationsFor,
  rowsFor,
  rowsInForce,
  type MatrixRow,
  type Obligations,
  type RulesMatrix,
} from '../../foundation/rules/matrix.ts';
import { ducaCountries } from '../countries.ts';
import { ruleOf } from './ruleRow.ts';

/** Catalogue by which an administrator replaces the shipped matrix: one row a node, columns of spec 3. */
export const MATRIX_CATALOGUE = 'cat_sys_matriz_xml';

const imported = new WeakMap<readonly unknown[], { day: string; matrix: RulesMatrix }>();

/**
 * The matrix in force today: the imported one from the day that it names, row by row as their own days say; until then
 * the shipped one of the country. It says what a message must hold, so that of a rectification too the day counts on
 * which it goes, and not that of the acceptance.
 */
export const ducaMatrix = (reference: Reference): RulesMatrix | undefined =>
  importedMatrix(MATRIX_CATALOGUE, reference) ??
  matrixOf(ducaCountries[reference.country].matrices, reference.today);

function importedMatrix(name: string, reference: Reference): RulesMatrix | undefined {
  const { today } = reference;
  const rows = reference.rows(name);
  const { source = '', validFrom = '', sample = false } = reference.origin(name) ?? {};
  if (rows.length === 0 || validFrom > today) return undefined;
  let known = imported.get(rows);
  if (known?.day !== today) {
    const inForce = rowsInForce(rows.map(ruleOf), today);
    known = { day: today, matrix: { source, validFrom, sample, rows: inForce } };
    imported.set(rows, known);
  }
  return known.matrix;
}

/**
 * The matrix of a use: what is printed follows the message, unless a matrix of its own was imported (spec 7, print
 * matrix query).
 */
const matrixFor = (use: 'xml' | 'print', reference: Reference): RulesMatrix | undefined =>
  (use === 'print' ? importedMatrix(PRINT_MATRIX_CATALOGUE, reference) : undefined) ?? ducaMatrix(reference);

/** A row with `*` speaks of every modality or class of the catalogues, and of no other. */
const isPair = (modality: string, classCode: string, reference: Reference): boolean =>
  reference.row(catalogue.modalities, modality) !== undefined &&
  reference.row(catalogue.declarationClasses, classCode) !== undefined;

/** Groups of the message that carry value declarations and what belongs to them. */
const VALUE_GROUPS: ReadonlySet<string> = new Set([
  'declaracionesValor',
  'intermediariosDva',
  'facturasDva',
  'itemsDva',
  'caracteristicasItem',
]);
const withoutValues = remembered((all: Obligations): Obligations => ({
  ...all,
  obligation: (parent, node) =>
    parent === 'duca' && VALUE_GROUPS.has(node) ? 'NO APLICA' : all.obligation(parent, node),
}));

/**
 * What the message owes for a modality and class; undefined when the matrix does not know the pair. No value declaration is
 * owed of what comes in under a modality that the list marks so (DVA), whatever the matrix says of its group.
 */
export function ducaObligations(
  modality: string,
  classCode: string,
  reference: Reference,
): Obligations | undefined {
  const matrix = isPair(modality, classCode, reference) ? ducaMatrix(reference) : undefined;
  const all = matrix && obligationsFor(matrix, modality, classCode);
  const exempt = movementOf({ modality }, reference) === 'enters' && !carriesValue({ modality }, reference);
  return all && exempt ? withoutValues(all) : all;
}

/** Rows of a use for a modality and class, one a node; none when the matrix does not know the pair. */
export function rowsOfPair(
  use: 'xml' | 'print',
  modality: string,
  classCode: string,
  reference: Reference,
): MatrixRow[] {
  const matrix = isPair(modality, classCode, reference) ? matrixFor(use, reference) : undefined;
  return matrix ? rowsFor(matrix, modality, classCode) : [];
}
