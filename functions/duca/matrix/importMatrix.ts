import { MATRIX_CATALOGUE } from '../../../shared/duca/matrix/matrix.ts';
import type { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import { mergeRules } from '../../../shared/duca/matrix/changeRules.ts';
import { storedRules } from '../../../shared/duca/matrix/rule.ts';
import { mayReplaceLists, replaceList, requireSound } from '../../catalogues/replaceList.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { countsOf, currentRules, listFacts, noteOf } from './currentRules.ts';
import { rulesCsv } from './rulesCsv.ts';

/**
 * Puts the rules of a file in the place of the matrix from a day on, once every row names a node that the message has.
 * What ruled until then stays as history.
 */
export const importMatrix: Implementation<typeof matrixProcedures.importMatrix> = async (call) => {
  const { input } = call;
  await mayReplaceLists(call, input);
  const { list, stamp, reference } = await currentRules(call);
  const { readRulesCsv } = await rulesCsv();
  const read = readRulesCsv(input.CSV, reference);
  requireSound(read.problems);
  const facts = { day: input.VIGENTE_DESDE, source: input.FUENTE.trim(), sample: input.MUESTRA };
  const { rules, changes } = mergeRules(list, read.rules, facts);
  // A matrix that already ruled goes on having begun when it did; its rows have their own days.
  const began = list.stored && list.validFrom < facts.day ? list.validFrom : facts.day;
  const whole = { ...listFacts(input), VIGENTE_DESDE: began };
  const seen = input.ESTAMPA_TIEMPO ?? stamp;
  const now = await replaceList(
    call,
    MATRIX_CATALOGUE,
    whole,
    storedRules(rules),
    seen,
    noteOf(input, changes),
  );
  return {
    NOMBRE_TABLA: MATRIX_CATALOGUE,
    FILAS: rules.length,
    ESTAMPA_TIEMPO: now,
    ...countsOf(changes),
  };
};
