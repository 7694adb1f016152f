import { calculateDuca } from '../../../../shared/duca/calculate.ts';
import { ducaDefinition } from '../../../../shared/duca/definition.ts';
import { applyChanges } from '../../../../shared/foundation/documents/patch.ts';
import { owedProblems, shapeProblems } from '../../../../shared/foundation/fields/shape.ts';
import { ducaOf, reference } from '../ducaOf.ts';

const definition = ducaDefinition;
const { dataSets } = definition;

/**
 * Runs in the browser: opens a declaration of so many fractions and answers what types a price over in one of them, with
 * what the editor does of it at once (`DocumentSession.edit`, `useDocument`): the change, computed fields, all problems.
 */
export function openDeclaration(fractions: number): () => number {
  let body = calculateDuca(ducaOf(fractions), reference);
  let turn = 0;
  return () => {
    turn += 1;
    const path = `FRACCIONES[${(turn * 37) % fractions}].VALOR_FOB`;
    const value = `${100 + (turn % 900)}.25`;
    const start = performance.now();
    body = definition.calculate(applyChanges(dataSets, body, [{ op: 'set', path, value }]), reference);
    const problems = [
      ...shapeProblems(dataSets, body, reference),
      ...owedProblems(dataSets, body),
      ...definition.check(body, reference),
    ];
    const took = performance.now() - start;
    if (problems.length === 0)
      throw new Error('The totals no longer agree with the prices, which must be told');
    return took;
  };
}

Object.assign(globalThis, { openDeclaration });
