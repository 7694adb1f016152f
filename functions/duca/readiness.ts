import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { readinessProblems } from '../../shared/duca/readiness.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { blocks, foremost, type Problem } from '../../shared/foundation/rules/problem.ts';
import { requireReady } from '../runtime/documents/requireReady.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { lookAround } from './around.ts';
import { ducasOf } from './ducas.ts';

/** What a saved version still lacks, with the same functions as the browser. */
export const readiness: Implementation<typeof ducaProcedures.readiness> = async (call) => {
  const [stored, reference] = await Promise.all([
    ducasOf(call).open(call.input.ID, call.input.VERSION),
    call.reference(),
  ]);
  const duca = stored.body;
  const { paperProblems } = await import('./paperProblems.ts');
  const problems = [
    ...readinessProblems(duca, reference),
    ...(await lookAround(call, stored, reference)).problems,
    ...paperProblems(duca, reference),
  ];
  return {
    LISTA: !blocks(problems),
    VERSION: call.input.VERSION ?? stored.header.VERSION,
    problems: foremost(problems),
  };
};

/** Refuses with the whole list while something blocks. */
export function requireDucaReady(body: DucaBody, reference: Reference, more: readonly Problem[] = []): void {
  requireReady(ducaKind.noun, [...readinessProblems(body, reference), ...more]);
}

/** Marks a DUCA as ready, so that who may transmit finds it whole and unchanged. */
export const ready: Implementation<typeof ducaProcedures.ready> = async (call) => {
  const store = ducasOf(call);
  const [stored, reference] = await Promise.all([store.open(call.input.ID), call.reference()]);
  const duca = stored.body;
  requireDucaReady(duca, reference, (await lookAround(call, stored, reference)).problems);
  return publicHeader(
    await store.transition(call.input.ID, 'ready', call.input.LOCK, ({ ID_ORDEN }) =>
      whileOpen(call, ID_ORDEN),
    ),
  );
};
