import type { Reference } from '../../foundation/documents/reference.ts';
import { labelOf } from '../../foundation/fields/label.ts';
import { owedProblems } from '../../foundation/fields/shape.ts';
import { problem, untoldMissing, type Problem } from '../../foundation/rules/problem.ts';
import { missingPaths } from '../../foundation/xml/missing.ts';
import { planOf } from '../../foundation/xml/plan.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { duaObligations } from '../rules/obligations.ts';
import { xmlContext } from '../xml/context.ts';
import { duaMessage } from '../xml/message.ts';

/** What the message still owes for its regime, read by the plan that writes it. */
export function obligationProblems(body: DuaBody, reference: Reference): Problem[] {
  const { CODIGO_REGIMEN: regime } = body.DECLARACION;
  if (regime === '') return [];
  const obligations = duaObligations(regime, reference);
  if (!obligations) {
    const message = `Régimen aduanero: ${regime} no está en la lista de regímenes; elija uno de ella.`;
    return [problem('dua.no-regime', 'DECLARACION.CODIGO_REGIMEN', message)];
  }
  // What every regime owes is told as that already: nobody is to read twice of one blank field.
  const owed = new Set(owedProblems(duaDataSets, body).map(({ path }) => path));
  const noValue = (path: string): string =>
    `${labelOf(duaDataSets, path)}: es obligatorio en el régimen ${regime}; complételo.`;
  const noLines = (path: string): string =>
    `${labelOf(duaDataSets, path)}: falta al menos una línea; el régimen ${regime} la exige.`;
  // The liquidation follows from the rest: what it lacks is told where it is caused.
  const paths = missingPaths(planOf(duaMessage, obligations), body, xmlContext(body, reference, 'V'));
  return [...new Set(paths)]
    .filter((path) => !owed.has(path) && !path.startsWith('LIQUIDACION'))
    .map((path) =>
      path.includes('.')
        ? untoldMissing('matrix.mandatory', path, noValue)
        : untoldMissing('matrix.no-lines', path, noLines),
    );
}
