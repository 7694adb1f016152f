import { ducaDataSets, type DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { bankRateProblems } from '../../shared/duca/cross/bankRate.ts';
import { ducaStatements } from '../../shared/duca/cross/ducaStatements.ts';
import { otherModality } from '../../shared/duca/cross/otherModality.ts';
import { otherTreatmentProblems } from '../../shared/duca/cross/otherTreatment.ts';
import { HELD_ANSWER_STATES } from '../../shared/duca/states.ts';
import { unansweredProblems } from '../../shared/foundation/documents/authorityFacts.ts';
import { takenForDuca } from '../../shared/duca/derive/ducaFromDvas.ts';
import { ownModality } from '../../shared/duca/derive/ownModality.ts';
import { treatedAs } from '../../shared/duca/derive/ownTreatment.ts';
import type { DucaSources } from '../../shared/duca/derive/sources.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { standing } from '../runtime/documents/sources/standing.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { acceptedContent } from '../transmission/declarations/acceptedContent.ts';
import { completeSame, originalProblems } from './complementary/original.ts';
import { certifiedProblems } from './certifications.ts';
import { contradictions } from './cross/contradictions.ts';
import { derivedDuca } from './derivedDuca.ts';
import { duplicateProblems } from './correlatives/ducaDuplicates.ts';
import { ducasOf } from './ducas.ts';
import { bankRate, sourcesOf } from './sources.ts';

export interface Around {
  problems: Problem[];
  /** Versions of the order's documents that were looked at. */
  versions: SourceVersions;
}

type OfOrder = Around & { rate: DucaSources['exchangeRate']; invoices: DucaSources['invoices'] };

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
  const accepted = await acceptedOf(call, stored);
  const papers = header.ID_ORDEN === '' ? alone(call) : orderAround(call, stored, reference, accepted);
  const [{ rate, invoices: _, ...order }, original, duplicates, certified] = await Promise.all([
    papers,
    // What it completes since its acceptance was judged before that.
    accepted && completeSame(accepted, body, reference)
      ? []
      : originalProblems(call, header, body, reference),
    papers.then(({ invoices }) => duplicateProblems(call, { header, body, accepted, invoices }, reference)),
    certifiedProblems(call, body, reference),
  ]);
  return {
    ...order,
    problems: [
      // What was accepted keeps the rate of its acceptance.
      ...(isAnswered(stored)
        ? []
        : [
            ...unansweredProblems(ducaDataSets, body),
            ...bankRateProblems(body, { exchangeRate: rate }, reference),
          ]),
      ...order.problems,
      ...original,
      ...duplicates,
      ...certified,
    ],
  };
}

const isAnswered = ({ header }: Stored<DucaBody>): boolean => HELD_ANSWER_STATES.includes(header.ESTADO);

/** What was accepted of a DUCA that is being rectified. */
async function acceptedOf(call: Call<unknown>, stored: Stored<DucaBody>): Promise<DucaBody | undefined> {
  if (stored.header.ESTADO !== 'CORRECCION') return undefined;
  return (await acceptedContent({ definition: ducaDefinition }, ducasOf(call), stored))?.body;
}

/** Whether its papers must be those of its modality: what was accepted stands, until a rectification says another. */
const answersForModality = (stored: Stored<DucaBody>, accepted: DucaBody | undefined): boolean =>
  accepted ? accepted.DUCA.MODALIDAD !== stored.body.DUCA.MODALIDAD : !isAnswered(stored);

/** How the papers of the order stand to what was taken of them, and what they say against it. */
async function orderAround(
  call: Call<unknown>,
  stored: Stored<DucaBody>,
  reference: Reference,
  accepted: DucaBody | undefined,
): Promise<OfOrder> {
  const { papers, sources: all, versions } = await sourcesOf(call, stored.header.ID_ORDEN);
  const { MODALIDAD, MODALIDAD_FORMADA } = stored.body.DUCA;
  const answers = answersForModality(stored, accepted);
  const treated = treatedAs(ownModality, all, answers ? MODALIDAD : MODALIDAD_FORMADA);
  const sources = takenForDuca(treated, reference);
  const { problems } = await standing(derivedDuca, call, stored, papers);
  const headers = [stored.header, ...papers.headersOf('dva')];
  // What was accepted may be corrected against papers that are closed since.
  const against = isAnswered(stored) ? { headers, sources, closed: papers.closed() } : { headers, sources };
  const cross = contradictions(ducaStatements(stored.body, sources), against, reference);
  // One that a person wrote was formed for no modality.
  const modality =
    stored.derived && answers
      ? otherTreatmentProblems(otherModality, stored.derived, stored.body, all, reference)
      : [];
  const { exchangeRate: rate, invoices } = sources;
  return { versions, problems: [...problems, ...cross, ...modality], rate, invoices };
}

/** One of no order has no papers that could contradict it. */
const alone = async (call: Call<unknown>): Promise<OfOrder> => ({
  problems: [],
  versions: {},
  rate: await bankRate(call),
  invoices: [],
});
