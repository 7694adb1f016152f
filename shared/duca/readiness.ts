import type { Reference } from '../foundation/documents/reference.ts';
import type { AnyBody } from '../foundation/fields/dataSet.ts';
import { owedProblems, shapeProblems } from '../foundation/fields/shape.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { checkDuca } from './check.ts';
import { ducaDataSets, type DucaBody } from './dataSets.ts';

/** Everything that stands between a DUCA and its transmission, as one list: shape, owed fields, matrix, cross-checks. */
export const readinessProblems = (body: DucaBody, reference: Reference): Problem[] => [
  ...shapeProblems(ducaDataSets, body as AnyBody, reference),
  ...owedProblems(ducaDataSets, body as AnyBody),
  ...checkDuca(body, reference),
];
