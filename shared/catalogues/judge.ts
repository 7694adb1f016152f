import { daysBetween, isDate } from '../foundation/dates/date.ts';
import { compare, isZero, multiply, subtract } from '../foundation/decimal/decimal.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../foundation/rules/problem.ts';
import { shippedChecks, type PlausibilityCheck } from './lists/plausibility.ts';
import { catalogue } from './names.ts';

/** How the list in force judges one check. */
export interface Judge {
  /** The problem with the severity of the list; `relatedPath` is its second place. */
  told: (code: string, path: string, message: string, relatedPath?: string) => Problem;
  /** Whether two canonical decimals lie further apart than the list tolerates. */
  apart: (one: string, other: string) => boolean;
  /** Whether a day ('yyyy-mm-dd' or blank) is later than another by more than the list tolerates. */
  later: (day: string, than: string) => boolean;
}

/**
 * The judge of a check; undefined when the list in force switches it off (SEVERIDAD NINGUNA). A list that lacks the row
 * was made before the check was: it is judged as shipped, never left out by silence.
 */
export function judgeOf(check: PlausibilityCheck, reference: Reference): Judge | undefined {
  const row = reference.row(catalogue.plausibility, check) ?? shippedChecks.get(check)!;
  const { SEVERIDAD: severity } = row;
  if (severity === 'NINGUNA') return undefined;
  const report = severity === 'ADVERTENCIA' ? warning : problem;
  return {
    told: (code, path, message, relatedPath) =>
      relatedPath === undefined
        ? report(code, path, message)
        : { ...report(code, path, message), relatedPath },
    apart: (one, other) => compare(subtract(one, other).replace('-', ''), allowed(row, one, other)) > 0,
    later: (day, than) =>
      isDate(day) && isDate(than) && daysBetween(than, day) > Number(row['TOLERANCIA'] || 0),
  };
}

/** A figure that is zero and should not be, as the list judges it; a blank one is asked for elsewhere. */
export function zeroProblems(
  check: PlausibilityCheck,
  { code, path, value, message }: { code: string; path: string; value: string; message: string },
  reference: Reference,
): Problem[] {
  const judge = value !== '' && isZero(value) ? judgeOf(check, reference) : undefined;
  return judge ? [judge.told(code, path, message)] : [];
}

/** How far two values may lie apart, in their own unit. */
function allowed(
  { TIPO: kind, TOLERANCIA: tolerance = '' }: CatalogueRow,
  one: string,
  other: string,
): string {
  if (kind !== 'PORCENTAJE') return tolerance;
  return multiply(multiply(compare(one, other) > 0 ? one : other, tolerance, 20), '0.01', 20);
}
