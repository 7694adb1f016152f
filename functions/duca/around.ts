import { ducaDataSets, type DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { bankRateProblems } from '../../shared/duca/cross/bankRate.ts';
import { ducaStatements } from '../../shared/duca/cross/ducaStatements.ts';
import { otherModality } from '../../shared/duca/cross/otherModality.ts';
import { HELD_ANSWER_STATES } from '../../shared/duca/states.ts';
import { unansweredProblems } from '../../shared/foundation/documents/authorityFacts.ts';
import { takenForDuca } from '../../shared/duca/derive/ducaFromDvas.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { Write } from '../runtime/database.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { acceptedOfChange } from '../transmission/declarations/acceptedContent.ts';
import { completeSame, originalProblems } from './complementary/original.ts';
import { certifiedProblems } from './certifications.ts';
import { derivedDuca } from './derivedDuca.ts';
import { duplicateProblems } from './ducaDuplicates.ts';
import { ducasOf } from './ducas.ts';
import { ofNoOrder, orderAround, type ComparedDeclaration } from '../declarations/forming/orderAround.ts';

export interface Around {
  problems: Problem[];
  /** Versions of the order's documents that were looked at. */
  versions: SourceVersions;
  /** Keeps with its seal what it completes. */
  claims: Write[];
}

/** The DUCA as what the papers of its order may contradict. */
const compared: ComparedDeclaration<DucaBody> = {
  derived: derivedDuca,
  taken: takenForDuca,
  treated: otherModality,
  statements: ducaStatements,
};

/**
 * What only the company's other documents can tell of a DUCA: which of its sources changed or are wrong themselves,
 * where the papers of its order contradict it, which of its numbers stand elsewhere, what its certifications of
 * origin say of the lines that claim with them, and whether what it completes may be completed; and what it holds as the authority's before that has answered. Each source is read once.
 */
export async function lookAround(
  call: Call<unknown>,
  stored: Stored<DucaBody>,
  reference: Reference,
): Promise<Around> {
  const { header, body } = stored;
  const accepted = await acceptedOfChange({ definition: ducaDefinition }, ducasOf(call), stored);
  const papers =
    header.ID_ORDEN === '' ? ofNoOrder(call) : orderAround(compared, call, stored, reference, accepted);
  const [{ sources, ...order }, original, duplicates, certified] = await Promise.all([
    papers,
    // What it completes since its acceptance was judged before that.
    accepted && completeSame(accepted, body, reference)
      ? { problems: [], writes: [] }
      : originalProblems(call, header, body, reference),
    papers.then(({ sources: { invoices } }) =>
      duplicateProblems(call, { header, body, accepted, invoices }, reference),
    ),
    certifiedProblems(call, body, reference),
  ]);
  return {
    ...order,
    claims: original.writes,
    problems: [
      // What was accepted keeps the rate of its acceptance.
      ...(isAnswered(stored)
        ? []
        : [...unansweredProblems(ducaDataSets, body), ...bankRateProblems(body, sources, reference)]),
      ...order.problems,
      ...original.problems,
      ...duplicates,
      ...certified,
    ],
  };
}

const isAnswered = ({ header }: Stored<DucaBody>): boolean => HELD_ANSWER_STATES.includes(header.ESTADO);
