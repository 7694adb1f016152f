import { documentProblems } from '../foundation/documents/documentProblems.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { checkDuca } from './check.ts';
import { declaredDay } from './declaredDay.ts';
import { ducaKind } from './kind.ts';
import { ducaDataSets, type DucaBody } from './dataSets.ts';

/** Everything that stands between a DUCA and its transmission, as one list: shape, owed fields, matrix, cross-checks. */
export const readinessProblems = (body: DucaBody, reference: Reference): Problem[] =>
  documentProblems(
    { module: ducaKind.module, dataSets: ducaDataSets, check: checkDuca, day: declaredDay },
    body,
    reference,
  );
