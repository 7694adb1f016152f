import { bankRateProblems } from '../../shared/dua/checks/bankRate.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { duaDataSets, type DuaBody } from '../../shared/dua/dataSets.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { unansweredProblems } from '../../shared/foundation/documents/authorityFacts.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import { blocks, foremost, isBlocking, type Problem } from '../../shared/foundation/rules/problem.ts';
import type { Write } from '../runtime/database.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import { sourceModules } from '../runtime/documents/sources/derivedKind.ts';
import { papersFor, standing } from '../runtime/documents/sources/standing.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { bankRate } from '../duca/sources.ts';
import { derivedDua } from './derivedDua.ts';
import { duasOf } from './duas.ts';
import { titlesTaken } from './titles.ts';

export interface Around {
  problems: Problem[];
  /** Versions of the papers that were looked at. */
  versions: SourceVersions;
  /** Keep what it takes of the titles of manifests, with its seal. */
  claims: Write[];
}

/** Everything that stands between a version and its registration: its own, and what its sources say. */
export async function lookAround(
  call: Call<unknown>,
  stored: Stored<DuaBody>,
  reference: Reference,
): Promise<Around> {
  const { body, header } = stored;
  const [titles, rate] = await Promise.all([titlesTaken(call, stored), bankRate(call)]);
  const own = [...documentProblems(duaDefinition, body, reference), ...titles.problems];
  // What is declared is not formed anew: its papers are closed and say what they said.
  if (duaDefinition.answered!(body, header.ESTADO))
    return { problems: own, versions: {}, claims: titles.writes };
  const early = unansweredProblems(duaDataSets, body);
  const papers = await papersFor(derivedDua, call, header);
  const { problems } = await standing(derivedDua, call, stored, papers);
  return {
    problems: [...own, ...early, ...bankRateProblems(body, rate, reference), ...problems],
    versions: papers?.versionsOf(sourceModules(derivedDua)) ?? {},
    claims: titles.writes,
  };
}

/** Refuses with the whole list while something blocks. */
export function requireReady(problems: readonly Problem[]): void {
  const errors = problems.filter(isBlocking);
  const [first] = errors;
  if (!first) return;
  const others = errors.length > 1 ? ` Hay ${errors.length - 1} problemas más.` : '';
  const summary = `La DUA todavía no está lista. ${first.message}${others}`;
  throw refusal('rejected', { summary }, { problems: foremost(problems) });
}

/** What a saved version still lacks, with the same functions as the browser. */
export const readiness: Implementation<typeof duaProcedures.readiness> = async (call) => {
  const { ID, VERSION } = call.input;
  const [stored, reference] = await Promise.all([duasOf(call).open(ID, VERSION), call.reference()]);
  const { problems } = await lookAround(call, stored, reference);
  return {
    LISTA: !blocks(problems),
    VERSION: VERSION ?? stored.header.VERSION,
    problems: foremost(problems),
  };
};

/** Marks a DUA as ready, so that who registers it finds it whole and unchanged; refuses with the whole list otherwise. */
export const ready: Implementation<typeof duaProcedures.ready> = async (call) => {
  const store = duasOf(call);
  const [stored, reference] = await Promise.all([store.open(call.input.ID), call.reference()]);
  const { problems } = await lookAround(call, stored, reference);
  requireReady(problems);
  return publicHeader(await store.transition(call.input.ID, 'ready', call.input.LOCK));
};
