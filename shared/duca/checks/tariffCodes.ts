import { tariffProblems } from '../../catalogues/tariffProblems.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';

/** Box 45 of every fraction, and goods with a code that no fraction has; the tariff in force judges. */
export function tariffCodeProblems(
  { FRACCIONES, FRACCION_ITEMS }: DucaBody,
  reference: Reference,
): Problem[] {
  const told = new Set(FRACCIONES.map((each) => each.CLASIFICACION_ARANCELARIA));
  const own = (code: string): string => (told.has(code) ? '' : code);
  const items = FRACCION_ITEMS.map(({ CLASIFICACION_ARANCELARIA: code }) => ({
    CLASIFICACION_ARANCELARIA: own(code),
  }));
  return [
    ...tariffProblems(ducaDataSets, 'FRACCIONES', FRACCIONES, reference),
    ...tariffProblems(ducaDataSets, 'FRACCION_ITEMS', items, reference),
  ];
}
