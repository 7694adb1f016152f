import { paperProblems } from '../../foundation/documents/paperProblems.ts';
import type { PrintReport } from '../../foundation/pdf/printReport.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { dvaDataSets } from '../fields/dataSets.ts';

/** What the paper could not show whole, as problems of the DVA's fields. */
export const printProblems = (reports: readonly PrintReport[]): Problem[] =>
  paperProblems(dvaDataSets, 'DVA', reports);
