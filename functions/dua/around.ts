import { bankRateProblems } from '../../shared/dua/checks/bankRate.ts';
import { duaStatements } from '../../shared/dua/cross/duaStatements.ts';
import { otherRegime } from '../../shared/dua/cross/otherRegime.ts';
import { papersOnceProblems } from '../../shared/dua/cross/papersOnce.ts';
import { duaDataSets, type DuaBody } from '../../shared/dua/dataSets.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { takenForDua } from '../../shared/dua/derive/duaFromDvas.ts';
import { ownRegime } from '../../shared/dua/derive/ownRegime.ts';
import { otherTreatmentProblems } from '../../shared/duca/cross/otherTreatment.ts';
import { saidIn, treatedAs } from '../../shared/duca/derive/ownTreatment.ts';
import type { DucaSources } from '../../shared/duca/derive/sources.ts';
import { unansweredProblems } from '../../shared/foundation/documents/authorityFacts.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { contradictions } from '../duca/cross/contradictions.ts';
import { bankRate, sourcesOf } from '../duca/sources.ts';
import type { Write } from '../runtime/database.ts';
import { standing } from '../runtime/documents/sources/standing.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { derivedDua } from './derivedDua.ts';
import { itemsCancelled } from './discharge/cancelling.ts';
import { duplicateProblems } from './duplicates.ts';
import { titlesTaken } from './titles.ts';

export interface Around {
  problems: Problem[];
  /** Versions of the papers that were looked at. */
  versions: SourceVersions;
  /** Keep with its seal what it takes of the titles of manifests and of earlier declarations. */
  claims: Write[];
}

type Rate = DucaSources['exchangeRate'];
type OfOrder = Pick<Around, 'problems' | 'versions'> & { rate: Rate; invoices: DucaSources['invoices'] };

/**
 * What only the company's other documents can tell of a DUA: what titles of manifests and earlier declarations still hold,
 * which of its sources changed or are wrong themselves, where the papers of its order contradict it, which of them came into
 * it twice, which of its numbers stand elsewhere, and the rate of the bank. Each source is read once.
 */
export async function lookAround(
  call: Call<unknown>,
  stored: Stored<DuaBody>,
  reference: Reference,
): Promise<Around> {
  const { body, header } = stored;
  const [titles, cancelled, { rate, invoices, ...order }] = await Promise.all([
    titlesTaken(call, stored),
    itemsCancelled(call, stored, reference),
    header.ID_ORDEN === '' ? alone(call) : orderAround(call, stored, reference),
  ]);
  const duplicates = await duplicateProblems(call, stored, invoices, reference);
  // What was registered keeps the rate of its day.
  const early = isAnswered(stored)
    ? []
    : [...unansweredProblems(duaDataSets, body), ...bankRateProblems(body, rate, reference)];
  return {
    problems: [...titles.problems, ...early, ...order.problems, ...cancelled.problems, ...duplicates],
    versions: order.versions,
    claims: [...titles.writes, ...cancelled.writes],
  };
}

const isAnswered = ({ body, header }: Stored<DuaBody>): boolean =>
  duaDefinition.answered!(body, header.ESTADO);

/** How the papers of the order stand to what was taken of them, and what they say against it. */
async function orderAround(
  call: Call<unknown>,
  stored: Stored<DuaBody>,
  reference: Reference,
): Promise<OfOrder> {
  const { papers, sources: all, versions } = await sourcesOf(call, stored.header.ID_ORDEN);
  // What leaves or crosses hears nothing of a value declaration that lies in its order.
  const sources = takenForDua(treatedAs(ownRegime, all, saidIn(ownRegime, stored.body)), reference);
  const { problems } = await standing(derivedDua, call, stored, papers);
  const headers = [stored.header, ...papers.headersOf('dva')];
  const cross = contradictions(duaStatements(stored.body, sources), { headers, sources }, reference);
  const { exchangeRate: rate, invoices } = sources;
  const twice = papersOnceProblems(stored.body, sources);
  // One that a person wrote was formed for no regime.
  const regime = stored.derived
    ? otherTreatmentProblems(otherRegime, stored.derived, stored.body, all, reference)
    : [];
  return { versions, problems: [...problems, ...cross, ...twice, ...regime], rate, invoices };
}

/** One of no order has no papers that could contradict it. */
const alone = async (call: Call<unknown>): Promise<OfOrder> => ({
  problems: [],
  versions: {},
  rate: await bankRate(call),
  invoices: [],
});
