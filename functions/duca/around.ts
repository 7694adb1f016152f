import { ducaDataSets, type DucaBody } from '../../shared/duca/dataSets.ts';
import { crossProblems } from '../../shared/duca/checks/cross/crossProblems.ts';
import { ANSWERED_STATES } from '../../shared/duca/states.ts';
import { unansweredProblems } from '../../shared/foundation/documents/authorityFacts.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call } from '../runtime/executor.ts';
import { originalProblems } from './complementary/original.ts';
import { duplicateProblems } from './duplicates/duplicates.ts';
import { sourcesOf } from './sources.ts';

/**
 * What only the company's other documents can tell of a DUCA: where the papers of its order contradict it, which of
 * its numbers stand elsewhere, and whether what it completes may be completed; and what it holds as the authority's
 * before that has answered. Each source is read once.
 */
export async function aroundProblems(
  call: Call<unknown>,
  header: HeaderRow,
  body: DucaBody,
  reference: Reference,
): Promise<Problem[]> {
  const [cross, original, duplicates] = await Promise.all([
    header.ID_ORDEN === ''
      ? []
      : sourcesOf(call, header.ID_ORDEN).then((sources) => crossProblems(body, sources, reference)),
    originalProblems(call, header, body, reference),
    duplicateProblems(call, header, body, reference),
  ]);
  const early = ANSWERED_STATES.includes(header.ESTADO) ? [] : unansweredProblems(ducaDataSets, body);
  return [...early, ...cross, ...original, ...duplicates];
}
