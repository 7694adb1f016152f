import { labelOf } from '../fields/label.ts';
import { owedProblems } from '../fields/shape.ts';
import type { AnyBody, DataSets } from '../fields/dataSet.ts';
import { untoldMissing, type Problem } from '../rules/problem.ts';

/**
 * Problems of what a message still owes.
 * @param paths that the plan of the message misses (`missingPaths`)
 * @param exacting what asks for it: «el régimen 4000», «un manifiesto aéreo»
 */
export function planProblems(
  dataSets: DataSets,
  body: AnyBody,
  paths: readonly string[],
  exacting: string,
): Problem[] {
  // What is owed whatever the rules say is told as that already: nobody is to read twice of one blank field.
  const owed = new Set(owedProblems(dataSets, body).map(({ path }) => path));
  const noValue = (path: string): string =>
    `${labelOf(dataSets, path)}: es obligatorio en ${exacting}; complételo.`;
  const noLines = (path: string): string =>
    `${labelOf(dataSets, path)}: falta al menos una línea; ${exacting} la exige.`;
  return [...new Set(paths)]
    .filter((path) => !owed.has(path))
    .map((path) =>
      path.includes('.')
        ? untoldMissing('matrix.mandatory', path, noValue)
        : untoldMissing('matrix.no-lines', path, noLines),
    );
}
