import { crossProblems } from '../../../shared/duca/cross/crossProblems.ts';
import type { Statements } from '../../../shared/duca/cross/statements.ts';
import type { DucaSources } from '../../../shared/duca/derive/sources.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { movedSources } from '../../../shared/foundation/documents/sources.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';

/**
 * Where the papers of an order contradict what a declaration says. That one contradicts it which a person left behind
 * with a reason, there or in a value declaration, is known: it is told and blocks nothing.
 * @param headers of the declaration and of the value declarations of its order
 */
export function contradictions(
  said: Statements,
  { headers, sources }: { headers: readonly HeaderRow[]; sources: DucaSources },
  reference: Reference,
): Problem[] {
  const behind = leftBehind(headers);
  return crossProblems(said, sources, reference).map((each) =>
    each.other && behind.has(each.other.id) ? { ...each, severity: 'warning' as const } : each,
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
