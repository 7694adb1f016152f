import { duaDefinition } from '../../shared/dua/definition.ts';
import { duaDataSets, type DuaBody } from '../../shared/dua/dataSets.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { unansweredProblems } from '../../shared/foundation/documents/authorityFacts.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { blocks, foremost, isBlocking, type Problem } from '../../shared/foundation/rules/problem.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import { standing } from '../runtime/documents/sources/standing.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { derivedDua } from './derivedDua.ts';
import { duasOf } from './duas.ts';

/** Everything that stands between a version and its registration: its own, and what its sources say. */
export async function readinessProblems(
  call: Call<unknown>,
  stored: Stored<DuaBody>,
  reference: Reference,
): Promise<Problem[]> {
  const { body } = stored;
  const early = duaDefinition.answered!(body, stored.header.ESTADO)
    ? []
    : unansweredProblems(duaDataSets, body);
  const { problems } = await standing(derivedDua, call, stored);
  return [...documentProblems(duaDefinition, body, reference), ...early, ...problems];
}

/** What a saved version still lacks, with the same functions as the browser. */
export const readiness: Implementation<typeof duaProcedures.readiness> = async (call) => {
  const { ID, VERSION } = call.input;
  const [stored, reference] = await Promise.all([duasOf(call).open(ID, VERSION), call.reference()]);
  const problems = await readinessProblems(call, stored, reference);
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
  const problems = await readinessProblems(call, stored, reference);
  const errors = problems.filter(isBlocking);
  if (errors.length > 0) {
    const others = errors.length > 1 ? ` Hay ${errors.length - 1} problemas más.` : '';
    const summary = `La DUA todavía no está lista. ${errors[0]!.message}${others}`;
    throw refusal('rejected', { summary }, { problems: foremost(problems) });
  }
  return publicHeader(await store.transition(call.input.ID, 'ready', call.input.LOCK));
};
