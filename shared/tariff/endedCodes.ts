import { suppressedRow } from '../catalogues/tariffRow.ts';
import { tariffFault } from '../catalogues/tariffProblems.ts';
import type { AddStale, StalePlace } from '../foundation/copies/stale.ts';
import type { Reference } from '../foundation/documents/reference.ts';

/** Tells of a copy which of its codes the tariff in force has no more, each at its first line. */
export function addEndedCodes(
  add: AddStale,
  places: readonly (StalePlace & { value: string })[],
  reference: Reference,
): void {
  const told = new Set<string>();
  for (const place of places) {
    if (told.has(place.value) || !isEnded(place.value, reference)) continue;
    told.add(place.value);
    add('inciso', place);
  }
}

/** The sample tariff names few codes: of it only what it once had has ended. */
function isEnded(code: string, reference: Reference): boolean {
  const fault = tariffFault(code, reference);
  if (fault?.code !== 'tariff.unknown') return false;
  return fault.severity === 'error' || suppressedRow(reference, code) !== undefined;
}
