import { documentProblems } from '../foundation/documents/documentProblems.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import type { DucaBody } from './dataSets.ts';
import { ducaDefinition } from './definition.ts';

/** Everything that stands between a DUCA and its transmission, as one list: shape, owed fields, matrix, cross-checks. */
export const readinessProblems = (body: DucaBody, reference: Reference): Problem[] =>
  documentProblems(ducaDefinition, body, reference);
