import { bulkColumns } from '../foundation/documents/bulk.ts';
import { readCsv, type CsvFile, type CsvProblem } from '../foundation/fields/csv.ts';
import type { TextContext } from '../foundation/fields/readText.ts';
import { manifestDataSets } from './dataSets.ts';

/** Columns of a file of titles. */
export const titleColumns = bulkColumns(manifestDataSets.TITULOS);

/** Titles of a file; a title that stands in it twice is a problem, for the authority takes each once. */
export function readTitles(text: string, context: TextContext): CsvFile {
  const { rows, problems } = readCsv(text, titleColumns, context);
  const first = new Map<string, number>();
  const twice = rows.flatMap(({ row, values }): CsvProblem[] => {
    const value = values['TITULO_TRANSPORTE'] ?? '';
    const before = first.get(value);
    if (value === '' || before === undefined) {
      first.set(value, row);
      return [];
    }
    const message = `Fila ${row}, Título: «${value}» ya está en la fila ${before}; deje una de las dos.`;
    return [{ row, column: 'Título', value, message }];
  });
  return { rows, problems: [...problems, ...twice] };
}
