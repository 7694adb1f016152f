import { tariffProblems } from '../../catalogues/tariffProblems.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';

/** Stands for goods that say nothing more than their fraction; what has no code is told of by others. */
const UNCLASSIFIED = { CLASIFICACION_ARANCELARIA: '' };

/** Box 45 of every fraction, and goods with a code that no fraction has; the tariff in force judges. */
export function tariffCodeProblems(
  { FRACCIONES, FRACCION_ITEMS }: DucaBody,
  reference: Reference,
): Problem[] {
  const told = new Set(FRACCIONES.map((each) => each.CLASIFICACION_ARANCELARIA));
  const others = FRACCION_ITEMS.map((each) =>
    told.has(each.CLASIFICACION_ARANCELARIA) ? UNCLASSIFIED : each,
  );
  return [
    ...tariffProblems(ducaDataSets, 'FRACCIONES', FRACCIONES, reference),
    ...tariffProblems(ducaDataSets, 'FRACCION_ITEMS', others, reference),
  ];
}
