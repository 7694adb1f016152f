import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { missingPaths } from '../../foundation/xml/missing.ts';
import { planOf } from '../../foundation/xml/plan.ts';
import { planProblems } from '../../foundation/xml/planProblems.ts';
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
  // The liquidation follows from the rest: what it lacks is told where it is caused.
  const paths = missingPaths(planOf(duaMessage, obligations), body, xmlContext(body, reference, 'V'));
  return planProblems(
    duaDataSets,
    body,
    paths.filter((path) => !path.startsWith('LIQUIDACION')),
    `el régimen ${regime}`,
  );
}
