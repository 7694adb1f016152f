import { MATRIX_CATALOGUE } from '../../../shared/duca/matrix/matrix.ts';
import type { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import { changeRules, type RuleEdit } from '../../../shared/duca/matrix/changeRules.ts';
import { storedRules } from '../../../shared/duca/matrix/rule.ts';
import { ruleOf } from '../../../shared/duca/matrix/ruleRow.ts';
import { ruleFaults } from '../../../shared/duca/matrix/ruleFaults.ts';
import { invalidParam, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { mayReplaceLists, replaceList } from '../../catalogues/replaceList.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { countsOf, currentRules, noteOf } from './currentRules.ts';

/** Sets and takes away rules from a day on; what ruled until then stays as history. */
export const saveMatrix: Implementation<typeof matrixProcedures.saveMatrix> = async (call) => {
  const { input } = call;
  await mayReplaceLists(call, input);
  const { list, reference } = await currentRules(call);
  requireSoundEdits(input.CAMBIOS, reference);
  if (input.VIGENTE_DESDE < list.validFrom) {
    const reason = `la matriz rige desde ${list.validFrom}; elija ese día u otro posterior`;
    throw invalidParam('VIGENTE_DESDE', reason);
  }
  const facts = { day: input.VIGENTE_DESDE, source: input.FUENTE.trim(), sample: input.MUESTRA };
  const { rules, changes } = changeRules(list, input.CAMBIOS, facts);
  const counts = countsOf(changes);
  if (changes.length === 0) return { ESTAMPA_TIEMPO: input.ESTAMPA_TIEMPO, ...counts };
  // The list stays what it is; the rows that changed say where they come from.
  const whole = { FUENTE: list.source, VIGENTE_DESDE: list.validFrom, MUESTRA: list.sample };
  const stamp = await replaceList(
    call,
    MATRIX_CATALOGUE,
    whole,
    storedRules(rules),
    input.ESTAMPA_TIEMPO,
    noteOf(input, changes),
  );
  return { ESTAMPA_TIEMPO: stamp, ...counts };
};

function requireSoundEdits(edits: readonly RuleEdit[], reference: Reference): void {
  const problems = edits.flatMap((edit, index): Problem[] =>
    ruleFaults(ruleOf({ ...edit, TIPO: edit.TIPO || 'NO APLICA' }), reference).map(([column, message]) => ({
      code: 'duca.matrix-row',
      path: `CAMBIOS[${index}].${column}`,
      message: `Fila ${index + 1}, columna ${column}: ${message}.`,
      severity: 'error',
    })),
  );
  const [first] = problems;
  if (first) throw refusal('rejected', { summary: `${first.message} No se cambió nada.` }, { problems });
}
