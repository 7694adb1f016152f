import { capital } from '../foundation/text/capital.ts';
import type { Problem } from '../foundation/rules/problem.ts';

/** So many wrong rows say enough; the rest would only hide them. */
const MOST_PROBLEMS = 100;

/** Tells what is wrong at a line, and at a column of it ('' for the whole line), of a file. */
export type CsvReport = (
  line: number,
  column: string,
  message: string,
  severity?: Problem['severity'],
) => void;

/** Adds problems of one code, each with its line and column, to `problems`. */
export const csvReport =
  (code: string, problems: Problem[]): CsvReport =>
  (line, column, message, severity = 'error') => {
    if (problems.length >= MOST_PROBLEMS) return;
    problems.push({
      code,
      path: column === '' ? `FILAS[${line}]` : `FILAS[${line}].${column}`,
      message: `Línea ${line}${column === '' ? '' : `, columna ${column}`}: ${message}`,
      severity,
    });
  };

/** A report's message for who sees no file: of a column it names that, of a whole line it only says what is wrong. */
export const withoutPlace = (message: string): string =>
  capital(message.replace(/^Línea \d+(?:, columna |: )/, ''));
