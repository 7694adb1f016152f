import { keysOf } from '../foundation/keyed.ts';
import { QUESTIONS } from './confirmedBoxes.ts';
import { conditionFields } from './fields/conditions.ts';
import type { DvaBody } from './fields/dataSets.ts';

/**
 * The DVA of a copied order with what part II of the earlier one answered. A DVA is sworn of one operation, so it is derived
 * of the copied invoices, and what was answered is only proposed: `CONDICIONES_CONFIRMADAS` stays as the derivation left it.
 */
export function withAnswersOf(derived: DvaBody, { DVA: earlier }: DvaBody): DvaBody {
  if (QUESTIONS.some((question) => earlier[question] === '')) return derived;
  const answers = keysOf(conditionFields).filter((name) => name !== 'CONDICIONES_CONFIRMADAS');
  const taken = Object.fromEntries(answers.map((name) => [name, earlier[name]]));
  return { ...derived, DVA: { ...derived.DVA, ...taken } };
}
