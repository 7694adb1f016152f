import { addDays } from '../../foundation/dates/date.ts';
import { beginOf, hasEnded, subjectOf, type RuleList } from './rule.ts';
import { type Rule } from './ruleRow.ts';

/** A rule that a person sets, or takes away when it has no type. */
export type RuleEdit = Pick<Rule, 'NODO_PADRE' | 'NODO' | 'CLASE' | 'REGIMEN' | 'TIPO'>;

/** Where changed rules come from, and the day from which they rule. */
export interface ChangeFacts {
  day: string;
  source: string;
  sample: boolean;
}

export interface RuleChange {
  kind: 'added' | 'changed' | 'removed';
  rule: Rule;
  /** What ruled before; of a change only. */
  before?: Rule;
}

export interface ChangedRules {
  rules: Rule[];
  changes: RuleChange[];
}

/**
 * Rules with a person's edits from a day on. What ruled before stays with its last day, so that every past day still
 * answers as it did; what had not begun by that day is replaced. An edit that says what already rules changes nothing.
 */
export function changeRules(list: RuleList, edits: readonly RuleEdit[], facts: ChangeFacts): ChangedRules {
  const changes: RuleChange[] = [];
  const bySubject = Map.groupBy(list.rules, subjectOf);
  for (const edit of edits) {
    const subject = subjectOf(edit);
    const known = bySubject.get(subject) ?? [];
    const before = inForce(known, facts.day, list.validFrom);
    if (before?.TIPO === edit.TIPO) continue;
    if (edit.TIPO === '') {
      if (!before && !known.some((rule) => !hasEnded(rule, facts.day))) continue;
      bySubject.set(subject, close(known, facts.day, list.validFrom));
      const removed = before ?? known.at(-1)!;
      changes.push({ kind: 'removed', rule: removed });
      continue;
    }
    const rule = {
      ...edit,
      ID_NODO: before?.ID_NODO ?? known.at(-1)?.ID_NODO ?? `${edit.NODO_PADRE}.${edit.NODO}`,
      VIGENTE_DESDE: facts.day,
      VIGENTE_HASTA: '',
      ...originOf(list, facts),
    };
    // A later rule that waits for its own day goes on waiting.
    const waiting = known.filter((each) => beginOf(each, list.validFrom) > facts.day);
    const rest = known.filter((each) => !waiting.includes(each));
    bySubject.set(subject, [...close(rest, facts.day, list.validFrom), rule, ...waiting]);
    changes.push(before ? { kind: 'changed', rule, before } : { kind: 'added', rule });
  }
  return { rules: [...bySubject.values()].flat(), changes };
}

/**
 * Rules after a file has come in their place from a day on. A row of the file that is already there stays as it is;
 * one that says otherwise, or that nobody had, begins on that day unless it names its own; what the file leaves out
 * ends the day before. Over the shipped matrix, which keeps ruling until the day, the file stands alone.
 */
export function mergeRules(list: RuleList, file: readonly Rule[], facts: ChangeFacts): ChangedRules {
  const changes: RuleChange[] = [];
  const merged: Rule[] = [];
  const known = Map.groupBy(list.rules, subjectOf);
  const kept = new Set<Rule>();
  /** Days that have passed are not rewritten: a row that contradicts a known one begins on the day of the change. */
  const startOf = (row: Rule, twin: Rule | undefined): string => {
    const rewrites = twin ? beginOf(twin, list.validFrom) < facts.day : row.VIGENTE_DESDE === '';
    return rewrites && list.stored ? facts.day : row.VIGENTE_DESDE;
  };
  for (const row of file) {
    const same = known.get(subjectOf(row)) ?? [];
    const twin = same.find((each) => each.VIGENTE_DESDE === row.VIGENTE_DESDE);
    const before = twin ?? (row.VIGENTE_DESDE === '' ? inForce(same, facts.day, list.validFrom) : undefined);
    if (before && before.TIPO === row.TIPO && (!twin || before.VIGENTE_HASTA === row.VIGENTE_HASTA)) {
      kept.add(before);
      merged.push(twin ? { ...before, FUENTE: row.FUENTE, MUESTRA: row.MUESTRA } : before);
    } else if (before && before.TIPO === row.TIPO) {
      kept.add(before);
      merged.push(row);
      changes.push({ kind: 'changed', rule: row, before });
    } else {
      const rule = { ...row, VIGENTE_DESDE: startOf(row, twin) };
      merged.push(rule);
      changes.push(before ? { kind: 'changed', rule, before } : { kind: 'added', rule });
    }
  }
  const changed = new Set(changes.map((each) => each.before));
  const left = list.rules.filter((rule) => !kept.has(rule));
  for (const rule of left) {
    if (!changed.has(rule) && !hasEnded(rule, facts.day)) changes.push({ kind: 'removed', rule });
  }
  if (!list.stored) return { rules: merged, changes };
  const history = close(left, facts.day, list.validFrom).map((rule) => ({
    ...rule,
    FUENTE: rule.FUENTE || list.source,
    MUESTRA: rule.MUESTRA || (list.sample ? '1' : '0'),
  }));
  return { rules: [...history, ...merged], changes };
}

/** The rule that answers on a day, of those that speak of the same. */
function inForce(rules: readonly Rule[], day: string, validFrom: string): Rule | undefined {
  return rules
    .filter((rule) => beginOf(rule, validFrom) <= day && !hasEnded(rule, day))
    .reduce<Rule | undefined>(
      (best, rule) => (!best || beginOf(rule, validFrom) >= beginOf(best, validFrom) ? rule : best),
      undefined,
    );
}

/** Rules that end the day before; those that would not have begun by then are left out, those that had ended stay. */
const close = (rules: readonly Rule[], day: string, validFrom: string): Rule[] =>
  rules
    .filter((rule) => beginOf(rule, validFrom) < day)
    .map((rule) => (hasEnded(rule, day) ? rule : { ...rule, VIGENTE_HASTA: addDays(day, -1) }));

/** A rule says where it comes from only when that is not where its list does. */
const originOf = (list: RuleList, { source, sample }: ChangeFacts): Pick<Rule, 'FUENTE' | 'MUESTRA'> => ({
  FUENTE: source === list.source ? '' : source,
  MUESTRA: sample === list.sample ? '' : sample ? '1' : '0',
});
