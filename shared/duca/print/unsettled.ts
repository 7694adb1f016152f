import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { settledLines } from '../taxes/settledLines.ts';
import type { PrintFacts } from './facts.ts';

/** Stands where taxes could not be settled: a blank amount would read as none. */
export const UNSETTLED = 'SIN LIQUIDAR';

const known = new WeakMap<DucaBody, ReadonlySet<string>>();

/** Whether a fraction owes taxes that no rate is known of. */
export function isUnsettled({ ID_FRACCION }: DucaFraction, { body, reference }: PrintFacts): boolean {
  let fractions = known.get(body);
  if (!fractions) {
    const lines = settledLines(body, reference).filter((each) => each.unsettled.length > 0);
    fractions = new Set(lines.map(({ fraction }) => fraction.ID_FRACCION));
    known.set(body, fractions);
  }
  return fractions.has(ID_FRACCION);
}
