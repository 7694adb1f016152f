import { cleanText, fold } from '../text/clean.ts';
import type { CsvColumn, CsvProblem } from './csvFile.ts';

/** Column that a heading names: by its name, its label, or another that suppliers give it; undefined when none or several are meant. */
export function columnOf(cell: string, columns: readonly CsvColumn[]): CsvColumn | undefined {
  const name = /\[([^\]]+)\]\s*$/.exec(cell)?.[1] ?? cell;
  const wanted = fold(name);
  if (wanted === '') return undefined;
  const last = (text: string): string => text.slice(text.lastIndexOf('.') + 1);
  const by = (read: (column: CsvColumn) => readonly string[]): CsvColumn | undefined => {
    const matches = columns.filter((column) => read(column).some((each) => fold(each) === wanted));
    return matches.length === 1 ? matches[0] : undefined;
  };
  return (
    by(({ name: own }) => [own]) ??
    by(({ name: own }) => [last(own)]) ??
    by(({ field: { label } }) => [label]) ??
    by(({ field: { alsoCalled = [] } }) => alsoCalled)
  );
}

/** Headings that are not of the template, or come twice. */
export function headProblems(
  head: readonly string[],
  found: readonly (CsvColumn | undefined)[],
): CsvProblem[] {
  return head.flatMap((cell, position): CsvProblem[] => {
    const column = found[position];
    const title = cleanText(cell).trim();
    if (title === '') return [];
    if (!column) {
      const message = `Columna «${title}»: no es de esta plantilla; quítela o use el nombre que da la plantilla.`;
      return [{ row: 1, column: title, value: '', message }];
    }
    if (found.indexOf(column) === position) return [];
    return [{ row: 1, column: title, value: '', message: `Columna «${title}»: está dos veces; quite una.` }];
  });
}
