import { dvaDefinition } from '../../shared/dva/definition.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import { requireReady } from '../runtime/documents/requireReady.ts';
import { standing } from '../runtime/documents/sources/standing.ts';
import type { Call } from '../runtime/executor.ts';
import { derivedDva } from './derivedDva.ts';
import { dvasOf } from './dvas.ts';

/** A DVA counts as ready when nothing of it, or of what it was derived from, is wrong. */
export async function gate(call: Call<{ ID: string }>, transition: string): Promise<void> {
  if (transition !== 'ready') return;
  const [stored, reference] = await Promise.all([dvasOf(call).open(call.input.ID), call.reference()]);
  const { problems } = await standing(derivedDva, call, stored);
  requireReady(dvaDefinition.noun, [...documentProblems(dvaDefinition, stored.body, reference), ...problems]);
}
