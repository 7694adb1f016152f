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
 * How much a problem asks of a person. `missing`: owed and not written yet, which is not wrong. `error`: written and
 * wrong. `warning`: to be looked at. The first two stop a gate, the last never does.
 */
export type Severity = 'missing' | 'error' | 'warning';

/**
 * Something wrong or missing in a document. The one language of shape checks, obligations, cross-checks and the
 * authority's answers: a code that is never reassigned, the field's path, and a Spanish sentence with reason and remedy.
 */
export interface Problem {
  code: string;
  /** Path of the field (`fields/path.ts`); '' when the whole document is meant. */
  path: string;
  message: string;
  severity: Severity;
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

export const missing = (code: string, path: string, message: string): Problem => ({
  code,
  path,
  message,
  severity: 'missing',
});

export const warning = (code: string, path: string, message: string): Problem => ({
  code,
  path,
  message,
  severity: 'warning',
});

/** What is missing, with a sentence that is made when somebody reads it. */
class UntoldMissing implements Problem {
  readonly code: string;
  readonly path: string;
  readonly severity = 'missing';
  readonly #tell: (path: string) => string;

  constructor(code: string, path: string, tell: (path: string) => string) {
    this.code = code;
    this.path = path;
    this.#tell = tell;
  }

  get message(): string {
    return this.#tell(this.path);
  }

  toJSON(): Problem {
    return missing(this.code, this.path, this.message);
  }
}

/**
 * Something missing of which a document may have more than anybody reads: its sentence is made each time it is asked
 * for. It is counted, shown and sent like any other; a copy by `...` would leave the sentence behind.
 * @param tell one function for all of a kind, which gets the path.
 */
export const untoldMissing = (code: string, path: string, tell: (path: string) => string): Problem =>
  new UntoldMissing(code, path, tell);

/** Whether it stops a gate: what is missing as well as what is wrong. */
export const isBlocking = ({ severity }: Problem): boolean => severity !== 'warning';

export const blocks = (problems: readonly Problem[]): boolean => problems.some(isBlocking);

/** Most problems that an answer carries: ten thousand blank lines have seventy thousand, which no answer holds. */
export const MOST_PROBLEMS = 1000;

/** The first that fit the wish; the rest is not looked at. */
function firstOf(problems: readonly Problem[], most: number, wanted: (each: Problem) => boolean): Problem[] {
  const found: Problem[] = [];
  for (const each of problems) {
    if (found.length === most) break;
    if (wanted(each)) found.push(each);
  }
  return found;
}

/** What is wrong is told before what is missing, and that before what is only to be looked at. */
const BY_WEIGHT: readonly Severity[] = ['error', 'missing', 'warning'];

/** The problems to begin with, as many as an answer carries: by their weight, each kind in its order. */
export function foremost(problems: readonly Problem[]): Problem[] {
  if (problems.length <= MOST_PROBLEMS) return [...problems];
  return BY_WEIGHT.reduce<Problem[]>(
    (found, weight) => [
      ...found,
      ...firstOf(problems, MOST_PROBLEMS - found.length, ({ severity }) => severity === weight),
    ],
    [],
  );
}
