import { fold } from '../../foundation/text/clean.ts';
import { beginOf, hasEnded, type RuleList } from './rule.ts';
import { RULE_COLUMNS, type Rule } from './ruleRow.ts';

export interface RuleQuery {
  /** Text in node, parent, type or source. */
  term: string;
  /** Rows of this modality, those of `*` included; '' for all. */
  regime: string;
  class: string;
  parent: string;
  type: string;
  /** Rows that have ended too. */
  history: boolean;
  /** Column of order, with '-' in front when descending; '' in the order of the message. */
  order: string;
  page: number;
  size: number;
}

/** A rule as a list shows it, with its days and origin filled in. */
export interface ShownRule extends Rule {
  /** 'vigente', 'futura' or 'terminada'. */
  ESTADO: string;
}

/** The rules that a query finds and one page of them. */
export function queryRules(
  list: RuleList,
  query: RuleQuery,
  today: string,
): { rows: ShownRule[]; total: number } {
  const term = fold(query.term);
  const found = list.rules.filter(
    (rule) =>
      (query.history || !hasEnded(rule, today)) &&
      (query.regime === '' || rule.REGIMEN === query.regime || rule.REGIMEN === '*') &&
      (query.class === '' || rule.CLASE === query.class || rule.CLASE === '*') &&
      (query.parent === '' || rule.NODO_PADRE === query.parent) &&
      (query.type === '' || rule.TIPO === query.type) &&
      (term === '' ||
        [rule.NODO_PADRE, rule.NODO, rule.TIPO, rule.FUENTE].some((text) => fold(text).includes(term))),
  );
  const descending = query.order.startsWith('-');
  const column = RULE_COLUMNS.find((name) => name === query.order.replace('-', ''));
  const ordered = column
    ? found.toSorted(
        (a, b) => a[column].localeCompare(b[column], 'es', { numeric: true }) * (descending ? -1 : 1),
      )
    : found;
  const start = (query.page - 1) * query.size;
  const rows = ordered.slice(start, start + query.size).map((rule) => ({
    ...rule,
    VIGENTE_DESDE: beginOf(rule, list.validFrom),
    FUENTE: rule.FUENTE || list.source,
    MUESTRA: rule.MUESTRA || (list.sample ? '1' : '0'),
    ESTADO: hasEnded(rule, today)
      ? 'terminada'
      : beginOf(rule, list.validFrom) > today
        ? 'futura'
        : 'vigente',
  }));
  return { rows, total: found.length };
}
