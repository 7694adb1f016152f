import { duaDefinition } from '../../shared/dua/definition.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { blocks, foremost } from '../../shared/foundation/rules/problem.ts';
import { requireReady } from '../runtime/documents/requireReady.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { lookAround, type Around } from './around.ts';
import { duasOf } from './duas.ts';

/** Everything that stands between a version and its registration: its own, and what other documents say. */
export async function lookThrough(
  call: Call<unknown>,
  stored: Stored<DuaBody>,
  reference: Reference,
): Promise<Around> {
  const own = documentProblems(duaDefinition, stored.body, reference);
  const around = await lookAround(call, stored, reference);
  return { ...around, problems: [...own, ...around.problems] };
}

/** What a saved version still lacks, with the same functions as the browser. */
export const readiness: Implementation<typeof duaProcedures.readiness> = async (call) => {
  const { ID, VERSION } = call.input;
  const [stored, reference] = await Promise.all([duasOf(call).open(ID, VERSION), call.reference()]);
  const { problems } = await lookThrough(call, stored, reference);
  return {
    LISTA: !blocks(problems),
    VERSION: VERSION ?? stored.header.VERSION,
    problems: foremost(problems),
  };
};

/** Asked by the editor after a save: what the other documents say, which the browser does not hold. */
export const crossCheck: Implementation<typeof duaProcedures.crossCheck> = async (call) => {
  const { ID, VERSION } = call.input;
  const [stored, reference] = await Promise.all([duasOf(call).open(ID, VERSION), call.reference()]);
  const { problems } = await lookAround(call, stored, reference);
  return { VERSION: VERSION ?? stored.header.VERSION, problems };
};

/** Marks a DUA as ready, so that who registers it finds it whole and unchanged; refuses with the whole list otherwise. */
export const ready: Implementation<typeof duaProcedures.ready> = async (call) => {
  const store = duasOf(call);
  const [stored, reference] = await Promise.all([store.open(call.input.ID), call.reference()]);
  const { problems } = await lookThrough(call, stored, reference);
  requireReady(duaDefinition.noun, problems);
  return publicHeader(
    await store.transition(call.input.ID, 'ready', call.input.LOCK, ({ ID_ORDEN }) =>
      whileOpen(call, ID_ORDEN),
    ),
  );
};
