import type { Reference } from '../../foundation/documents/reference.ts';
import { remembered } from '../../foundation/remembered.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { settledLines } from '../taxes/settledLines.ts';
import type { PrintFacts } from './facts.ts';

/** Stands where taxes could not be settled: a blank amount would read as none. */
export const UNSETTLED = 'SIN LIQUIDAR';

const unsettledIn = remembered((body: DucaBody, reference: Reference): ReadonlySet<string> => {
  const lines = settledLines(body, reference).filter((each) => each.unsettled.length > 0);
  return new Set(lines.map(({ fraction }) => fraction.ID_FRACCION));
});

/** Whether a fraction owes taxes that no rate is known of. */
export const isUnsettled = ({ ID_FRACCION }: DucaFraction, { body, reference }: PrintFacts): boolean =>
  unsettledIn(body, reference).has(ID_FRACCION);
