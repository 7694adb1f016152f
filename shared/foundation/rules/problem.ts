import type { ModuleName } from '../modules.ts';

/** A place in another document that a problem speaks of: it is opened at its field. */
export interface OtherPlace {
  module: ModuleName;
  id: string;
  /** Path in that document; '' for the document itself. */
  path: string;
  /** What the link says: «Factura EXP-2026-04417». */
  label: string;
}

/**
 * Something wrong or missing in a document. The one language of shape checks, obligations, cross-checks and the
 * authority's answers: a code that is never reassigned, the field's path, and a Spanish sentence with reason and remedy.
 */
export interface Problem {
  code: string;
  /** Path of the field (`fields/path.ts`); '' when the whole document is meant. */
  path: string;
  message: string;
  /** A warning is shown and does not block; everything else blocks the gate. */
  severity: 'error' | 'warning';
  /** Second place of a cross-check, linked beside the first. */
  relatedPath?: string;
  /** Second place of a check between documents, linked beside the first. */
  other?: OtherPlace;
}

export const problem = (code: string, path: string, message: string): Problem => ({
  code,
  path,
  message,
  severity: 'error',
});

export const warning = (code: string, path: string, message: string): Problem => ({
  code,
  path,
  message,
  severity: 'warning',
});

export const blocks = (problems: readonly Problem[]): boolean =>
  problems.some((each) => each.severity === 'error');

/** Most problems that an answer carries: ten thousand blank lines have seventy thousand, which no answer holds. */
export const MOST_PROBLEMS = 1000;

/** The problems to begin with, as many as an answer carries: what blocks before what warns, each in its order. */
export function foremost(problems: readonly Problem[]): Problem[] {
  if (problems.length <= MOST_PROBLEMS) return [...problems];
  const errors = problems.filter((each) => each.severity === 'error').slice(0, MOST_PROBLEMS);
  const rest = MOST_PROBLEMS - errors.length;
  const warnings = problems.filter((each) => each.severity === 'warning').slice(0, rest);
  return [...errors, ...warnings];
}
