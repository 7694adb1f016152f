import { bankRateProblems } from '../../shared/dua/checks/bankRate.ts';
import { duaStatements } from '../../shared/dua/cross/duaStatements.ts';
import { otherRegime } from '../../shared/dua/cross/otherRegime.ts';
import { papersOnceProblems } from '../../shared/dua/cross/papersOnce.ts';
import { duaDataSets, type DuaBody } from '../../shared/dua/dataSets.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { takenForDua } from '../../shared/dua/derive/duaFromDvas.ts';
import { unansweredProblems } from '../../shared/foundation/documents/authorityFacts.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { ofNoOrder, orderAround, type ComparedDeclaration } from '../declarations/forming/orderAround.ts';
import type { Write } from '../runtime/database.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { acceptedOfChange } from '../transmission/declarations/acceptedContent.ts';
import { derivedDua } from './derivedDua.ts';
import { itemsCancelled } from './discharge/cancelling.ts';
import { duasOf } from './duas.ts';
import { duplicateProblems } from './duplicates.ts';
import { titlesTaken } from './titles.ts';

export interface Around {
  problems: Problem[];
  /** Versions of the papers that were looked at. */
  versions: SourceVersions;
  /** Keep with its seal what it takes of the titles of manifests and of earlier declarations. */
  claims: Write[];
}

/** The DUA as what the papers of its order may contradict. */
const compared: ComparedDeclaration<DuaBody> = {
  derived: derivedDua,
  taken: takenForDua,
  treated: otherRegime,
  statements: duaStatements,
};

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
  const accepted = await acceptedOfChange({ definition: duaDefinition }, duasOf(call), stored);
  const [titles, cancelled, { problems, versions, sources }] = await Promise.all([
    titlesTaken(call, stored),
    itemsCancelled(call, stored, reference),
    header.ID_ORDEN === '' ? ofNoOrder(call) : orderAround(compared, call, stored, reference, accepted),
  ]);
  const { exchangeRate: rate, invoices } = sources;
  const duplicates = await duplicateProblems(call, { header, body, accepted, invoices }, reference);
  const twice = papersOnceProblems(body, sources);
  // What was registered keeps the rate of its day.
  const early = isAnswered(stored)
    ? []
    : [...unansweredProblems(duaDataSets, body), ...bankRateProblems(body, rate, reference)];
  return {
    problems: [...titles.problems, ...early, ...problems, ...twice, ...cancelled.problems, ...duplicates],
    versions,
    claims: [...titles.writes, ...cancelled.writes],
  };
}

const isAnswered = ({ body, header }: Stored<DuaBody>): boolean =>
  duaDefinition.answered!(body, header.ESTADO);
