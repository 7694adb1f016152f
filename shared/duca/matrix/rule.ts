import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import type { DatedRow } from '../../foundation/rules/matrix.ts';
import { matrixOf } from '../../foundation/rules/matrix.ts';
import { ducaCountries } from '../countries.ts';
import { MATRIX_CATALOGUE } from './matrix.ts';
import { RULE_COLUMNS, ruleOf, type Rule } from './ruleRow.ts';

/** A whole matrix with its history. */
export interface RuleList {
  rules: readonly Rule[];
  source: string;
  /** Day from which the list rules; a rule without a day of its own begins then. */
  validFrom: string;
  sample: boolean;
  /** Whether an administrator's list; otherwise the one that the product ships. */
  stored: boolean;
}

/** What a rule speaks of: of two that speak of the same, the one that began later rules. */
export const subjectOf = ({ NODO_PADRE, NODO, CLASE, REGIMEN }: Omit<DatedRow, 'TIPO' | 'ID_NODO'>): string =>
  `${NODO_PADRE}/${NODO}/${CLASE}/${REGIMEN}`;

/** The first day of a rule. */
export const beginOf = (rule: Rule, validFrom: string): string => rule.VIGENTE_DESDE || validFrom;

export const hasEnded = ({ VIGENTE_HASTA }: Rule, day: string): boolean =>
  VIGENTE_HASTA !== '' && VIGENTE_HASTA < day;

/** The list as administrators see it: every row with its days, whether they rule today or not. */
export function ruleList(reference: Reference): RuleList {
  const rows = reference.rows(MATRIX_CATALOGUE);
  if (rows.length > 0) {
    const { source = '', validFrom = '', sample = false } = reference.origin(MATRIX_CATALOGUE) ?? {};
    return { rules: rows.map(ruleOf), source, validFrom, sample, stored: true };
  }
  const shipped = matrixOf(ducaCountries[reference.country].matrices, reference.today);
  return {
    rules: (shipped?.rows ?? []).map((row) => ruleOf({ ...row })),
    source: shipped?.source ?? '',
    validFrom: shipped?.validFrom ?? '',
    sample: shipped?.sample ?? false,
    stored: false,
  };
}

/** Rows as a catalogue keeps them: with a key of their own, and nothing that is blank. */
export const storedRules = (rules: readonly Rule[]): CatalogueRow[] =>
  rules.map((rule, index) => ({
    CLAVE: String(index + 1),
    VALOR: `${rule.NODO_PADRE}.${rule.NODO}`,
    ...Object.fromEntries(
      RULE_COLUMNS.map((name) => [name, rule[name]] as const).filter(([, value]) => value !== ''),
    ),
  }));
