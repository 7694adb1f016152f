import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { obligationsFor, type Obligations, type RulesMatrix } from '../../foundation/rules/matrix.ts';
import { regimeRows, sampleMatrix } from '../data/sampleMatrix.ts';

/** Honduras has no classes of declaration: a row of the matrix speaks of all. */
const CLASS = '1';

const matrices = new WeakMap<readonly unknown[], RulesMatrix>();

/** The matrix with what the list of regimes asks of each: kept for as long as the list is. */
function matrixBy(reference: Reference): RulesMatrix {
  const regimes = reference.rows(catalogue.regimes);
  let matrix = matrices.get(regimes);
  if (!matrix) {
    matrix = { ...sampleMatrix, rows: [...sampleMatrix.rows, ...regimes.flatMap(regimeRows)] };
    matrices.set(regimes, matrix);
  }
  return matrix;
}

/** What the message owes for a regime; undefined when the list does not hold it. */
export const duaObligations = (regime: string, reference: Reference): Obligations | undefined =>
  reference.row(catalogue.regimes, regime) === undefined
    ? undefined
    : obligationsFor(matrixBy(reference), regime, CLASS);
