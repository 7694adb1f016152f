import type { AnyBody, DataSets } from '../fields/dataSet.ts';
import { yearProblems } from '../fields/yearProblems.ts';
import { owedProblems, shapeProblems } from '../fields/shape.ts';
import { ownProblems } from '../rules/own/ownProblems.ts';
import type { Problem } from '../rules/problem.ts';
import { applyChanges } from './patch.ts';
import { codesInForce } from './codesInForce.ts';
import { onDay } from './onDay.ts';
import type { Reference } from './reference.ts';

interface Judged<B> {
  /** Module of its kind, by which the company's own checks are known. */
  module: string;
  dataSets: DataSets;
  check: (body: B, reference: Reference) => Problem[];
  /** Day whose law it is judged by; its check gets a reference of that day, whether or not `defineDocument` made it. */
  day?(body: B): string;
}

/** Values with which nothing can be reckoned, so that whatever judges them would fail instead of telling. */
const UNREADABLE = ['shape.decimal', 'shape.integer'];

/**
 * Everything that a document lacks as one list: shape, what every regime owes, the document's own sense, and what the
 * company itself checks besides. What a list let go after a document was finished is no fault of it. A number that is none is told by its shape, and the rest is judged as if it were blank.
 */
export function documentProblems<B>(
  definition: Judged<B>,
  body: AnyBody,
  reference: Reference,
  isFinished = false,
): Problem[] {
  const { module, dataSets, check } = definition;
  const shape = shapeProblems(dataSets, body, reference);
  const unreadable = shape.filter(({ code }) => UNREADABLE.includes(code));
  const readable =
    unreadable.length === 0
      ? body
      : applyChanges(
          dataSets,
          body,
          unreadable.map(({ path }) => ({ op: 'set', path, value: '' })),
        );
  const judged = readable as B;
  const own = definition.day ? onDay(reference, definition.day(judged)) : reference;
  return [
    ...shape,
    ...owedProblems(dataSets, body),
    ...(isFinished ? [] : [...yearProblems(dataSets, body), ...codesInForce(dataSets, readable, own)]),
    ...check(judged, own),
    ...ownProblems(module, dataSets, readable, reference),
  ];
}
