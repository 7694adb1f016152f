import type { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import { mergeRules, type RuleChange } from '../../../shared/duca/matrix/changeRules.ts';
import { invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import { isDate } from '../../../shared/foundation/dates/date.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { countsOf, currentRules } from './currentRules.ts';
import { rulesCsv } from './rulesCsv.ts';

/** As many changes as a person looks at; the counts are of all. */
const SHOWN = 300;

const WORDS = { added: 'agregada', changed: 'cambiada', removed: 'quitada' } as const;

/** What a file would change in the matrix, and every row of it that is wrong; nothing is written. */
export const previewMatrix: Implementation<typeof matrixProcedures.previewMatrix> = async (call) => {
  const { CSV, VIGENTE_DESDE } = call.input;
  if (!isDate(VIGENTE_DESDE)) {
    throw invalidParam('VIGENTE_DESDE', 'debe ser un día como 2026-01-31');
  }
  const { list, reference } = await currentRules(call);
  const { readRulesCsv } = await rulesCsv();
  const { rules, problems } = readRulesCsv(CSV, reference);
  const facts = { day: VIGENTE_DESDE, source: '', sample: false };
  const { changes } = mergeRules(list, rules, facts);
  const counts = countsOf(changes);
  return {
    ...counts,
    FILAS: rules.length,
    IGUALES: rules.length - counts.AGREGADAS - counts.CAMBIADAS,
    CAMBIOS: changes.slice(0, SHOWN).map(shown),
    problems,
  };
};

const shown = ({ kind, rule, before }: RuleChange) => ({
  CAMBIO: WORDS[kind],
  NODO_PADRE: rule.NODO_PADRE,
  NODO: rule.NODO,
  CLASE: rule.CLASE,
  REGIMEN: rule.REGIMEN,
  ANTES: kind === 'removed' ? rule.TIPO : (before?.TIPO ?? ''),
  TIPO: kind === 'removed' ? '' : rule.TIPO,
});
