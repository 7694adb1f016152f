import { crossProblems } from '../../shared/declarations/cross/crossProblems.ts';
import type { Statements } from '../../shared/declarations/cross/statements.ts';
import type { DeclarationSources } from '../../shared/declarations/sources.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { movedSources } from '../../shared/foundation/documents/sources.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';

interface Against {
  /** Of the declaration and of the value declarations of its order. */
  headers: readonly HeaderRow[];
  sources: DeclarationSources;
  /** Papers that nobody corrects any more, of a declaration that changes what was accepted. */
  closed?: ReadonlySet<string>;
}

/**
 * Where the papers of an order contradict what a declaration says. That one contradicts it which a person left behind
 * with a reason, there or in a value declaration, is known: it is told and blocks nothing, and so is that which is closed.
 */
export function contradictions(
  said: Statements,
  { headers, sources, closed }: Against,
  reference: Reference,
): Problem[] {
  const behind = leftBehind(headers);
  const isKnown = (id: string): boolean => behind.has(id) || (closed?.has(id) ?? false);
  return crossProblems(said, sources, reference).map((each) =>
    each.other && isKnown(each.other.id) ? { ...each, severity: 'warning' as const } : each,
  );
}

const leftBehind = (headers: readonly HeaderRow[]): ReadonlySet<string> =>
  new Set(
    headers.flatMap(({ FUENTES }) =>
      FUENTES?.CONSERVADAS
        ? movedSources(FUENTES.TOMADAS, FUENTES.CONSERVADAS.VERSIONES).map(({ id }) => id)
        : [],
    ),
  );
