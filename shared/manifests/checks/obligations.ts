import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { missingPaths } from '../../foundation/xml/missing.ts';
import { planOf } from '../../foundation/xml/plan.ts';
import { planProblems } from '../../foundation/xml/planProblems.ts';
import { catalogue } from '../../catalogues/names.ts';
import { manifestDataSets, type ManifestBody } from '../dataSets.ts';
import { manifestObligations } from '../rules/obligations.ts';
import { xmlContext } from '../xml/context.ts';
import { manifestMessage } from '../xml/message.ts';

/** What the message still owes for its type, read by the plan that writes it. */
export function obligationProblems(body: ManifestBody, reference: Reference): Problem[] {
  const { ID_TIPO_MANIFIESTO: type } = body.MANIFIESTO;
  if (type === '') return [];
  const obligations = manifestObligations(type, reference);
  if (!obligations) {
    const message = `Tipo de manifiesto: ${type} no está en la lista de tipos; elija uno de ella.`;
    return [problem('manifest.no-type', 'MANIFIESTO.ID_TIPO_MANIFIESTO', message)];
  }
  const name = reference.row(catalogue.manifestTypes, type)?.VALOR.toLowerCase() ?? type;
  const paths = missingPaths(planOf(manifestMessage, obligations), body, xmlContext(body));
  return planProblems(manifestDataSets, body, paths, `un manifiesto ${name}`);
}
