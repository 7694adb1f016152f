import { catalogue } from '../../catalogues/names.ts';
import { countries } from '../../countries/countries.ts';
import { field } from '../../foundation/fields/field.ts';
import { shownValue } from '../../foundation/fields/kinds.ts';
import { compare, multiply, subtract } from '../../foundation/decimal/decimal.ts';
import { daysBetween, formatDate, isDate } from '../../foundation/dates/date.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { fold } from '../../foundation/text/clean.ts';
import { problem, type OtherPlace, type Problem } from '../../foundation/rules/problem.ts';
import { ofName } from './places.ts';

/** Two statements of the same fact: this document's and another's. */
export interface Pair {
  /** Row of the catalogue of cross-checks that judges them. */
  check: string;
  /** Where this document says it. */
  path: string;
  /** How the sentence begins: «Casilla 32: el peso bruto». */
  subject: string;
  mine: string;
  theirs: string;
  /** What theirs is a statement of: «el documento de transporte MEDU123». */
  source: string;
  /** Absent for what no document of the company says: the central bank's rate. */
  other?: OtherPlace;
  /** Decimals that a number is shown with; 2 when absent. */
  decimals?: number;
  /** Fewest decimals that it is shown with; `decimals` when absent. */
  fewest?: number;
  unit?: string;
}

/** What a sentence calls the declaration of the country: «la DUCA». */
export const declarationName = ({ country }: Reference): string =>
  `la ${countries[country].declaration.name}`;

/** The judge of a check; undefined when the list has none, or it is switched off (SEVERIDAD NINGUNA). */
export function ruleOf(check: string, reference: Reference): CatalogueRow | undefined {
  const row = reference.row(catalogue.crossChecks, check);
  return row?.['SEVERIDAD'] === 'ERROR' || row?.['SEVERIDAD'] === 'ADVERTENCIA' ? row : undefined;
}

/** Problem of a check with the severity that the list gives it. */
export const crossProblem = (
  rule: CatalogueRow,
  path: string,
  message: string,
  other?: OtherPlace,
): Problem => ({
  ...problem(`cross.${rule.CLAVE.toLowerCase().replaceAll('_', '-')}`, path, message),
  severity: rule['SEVERIDAD'] === 'ERROR' ? 'error' : 'warning',
  ...(other ? { other } : {}),
});

const absolute = (value: string): string => value.replace(/^-/, '');
const DECIMALS = 7;

/** How far two amounts lie apart and whether that is too far; a percentage is of the greater of the two. */
function apart(mine: string, theirs: string, rule: CatalogueRow): { by: string; tooFar: boolean } {
  const by = absolute(subtract(mine, theirs));
  const limit = rule['TOLERANCIA'] || '0';
  if (rule['TIPO'] !== 'PORCENTAJE') return { by, tooFar: compare(by, limit) > 0 };
  const greater = compare(absolute(mine), absolute(theirs)) > 0 ? mine : theirs;
  return {
    by,
    tooFar: compare(multiply(by, '100', DECIMALS), multiply(absolute(greater), limit, DECIMALS)) > 0,
  };
}

const toleranceText = (rule: CatalogueRow, unit: string): string => {
  const value = (rule['TOLERANCIA'] ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') || '0';
  if (rule['TIPO'] === 'PORCENTAJE') return `${value} %`;
  return `${value}${unit === '' ? '' : ` ${unit}`}`;
};

/**
 * Judges pairs by the list's tolerances. What one of the two leaves blank is no contradiction: that it is missing is
 * said elsewhere.
 */
export function crossProblemsOf(pairs: readonly Pair[], reference: Reference): Problem[] {
  return pairs.flatMap((pair) => {
    const rule = ruleOf(pair.check, reference);
    if (!rule || pair.mine === '' || pair.theirs === '') return [];
    const message = judged(pair, rule, reference);
    return message === undefined ? [] : [crossProblem(rule, pair.path, message, pair.other)];
  });
}

function judged(pair: Pair, rule: CatalogueRow, reference: Reference): string | undefined {
  const { mine, theirs, subject, source } = pair;
  if (rule['TIPO'] === 'DIAS') {
    const days = Math.abs(daysBetween(theirs, mine));
    if (days <= Number(rule['TOLERANCIA'] || 0)) return undefined;
    return `${subject} (${formatDate(mine)}) está a ${days} días de la fecha ${ofName(source)} (${formatDate(theirs)}); se admiten ${rule['TOLERANCIA'] || '0'}. Revise ambas fechas.`;
  }
  if (rule['TIPO'] === 'EXACTA') {
    if (fold(mine) === fold(theirs)) return undefined;
    const shown = (value: string): string => (isDate(value) ? formatDate(value) : value);
    return `${subject} es «${shown(mine)}» y en ${source} dice «${shown(theirs)}». Corrija uno de los dos.`;
  }
  const { by, tooFar } = apart(mine, theirs, rule);
  if (!tooFar) return undefined;
  const { decimals = 2, fewest = decimals, unit = '' } = pair;
  const form = field.decimal('', { decimals, fewest });
  const text = (value: string): string => `${shownValue(value, form)}${unit === '' ? '' : ` ${unit}`}`;
  return `${subject} (${text(mine)}) difiere en ${text(by)} ${ofName(source)} (${text(theirs)}); la tolerancia es ${toleranceText(rule, unit)}. Corrija uno de los dos o vuelva a formar ${declarationName(reference)}.`;
}
