import type { AnyDocument } from '../../../../shared/foundation/documents/definition.ts';
import type { BulkFile } from '../../../../shared/foundation/documents/readBulk.ts';
import type { CsvColumn, CsvProblem, CsvRow } from '../../../../shared/foundation/fields/csv.ts';
import { columnOf } from '../../../../shared/foundation/fields/csvHeading.ts';
import type { AnyRecord } from '../../../../shared/foundation/fields/dataSet.ts';
import { bodyOf, wordsHash, type Bulk } from './importRows.ts';

interface Met {
  row: number;
  words: string;
}

/**
 * Numbers of the rows of a file, also where it is read in pieces. A later row of one number would write over the earlier
 * unseen, so it is wrong; one that says the same in every column does no harm and stays. A row with wrong cells is met by its
 * number too where those have no part in it: mended, it would write over the other.
 */
export class NumbersMet {
  readonly #definition: AnyDocument;
  readonly #bulk: Bulk;
  readonly #columns: readonly CsvColumn[];
  readonly #met = new Map<string, Met>();

  constructor(definition: AnyDocument, bulk: Bulk, columns: readonly CsvColumn[]) {
    this.#definition = definition;
    this.#bulk = bulk;
    this.#columns = columns;
  }

  /** What is wrong with those of the next rows whose number an earlier row has with other words. */
  problems({ rows, flawed, problems }: Pick<BulkFile, 'rows' | 'flawed' | 'problems'>): CsvProblem[] {
    const wrong = Map.groupBy(problems, ({ row }) => row);
    return [...rows, ...flawed]
      .toSorted((a, b) => a.row - b.row)
      .flatMap((each) => this.#problem(each, wrong.get(each.row) ?? []));
  }

  #problem({ row, values }: CsvRow, wrong: readonly CsvProblem[]): CsvProblem[] {
    const written = this.#written(wrong);
    if (written === undefined) return [];
    const VALORES = wrong.length === 0 ? values : { ...values, ...written };
    const number = this.#numberOf(VALORES);
    if (number === '' || (wrong.length > 0 && number !== this.#numberOf(values))) return [];
    const words = wordsHash({ FILA: row, VALORES });
    const before = this.#met.get(number);
    if (before === undefined) this.#met.set(number, { row, words });
    if (before === undefined || before.words === words) return [];
    const message = `Fila ${row}: «${number}» ya está en la fila ${before.row}, con otros datos; deje una de las dos.`;
    return [{ row, column: '', value: number, message }];
  }

  /** What stands in the wrong cells of a row; undefined where more is wrong than cells, so that none can be relied on. */
  #written(wrong: readonly CsvProblem[]): AnyRecord | undefined {
    const cells = wrong.map(({ column, value }) => [columnOf(column, this.#columns)?.name, value] as const);
    if (cells.some(([name]) => name === undefined)) return undefined;
    return Object.fromEntries(cells);
  }

  #numberOf(VALORES: AnyRecord): string {
    return this.#definition.uniqueNumber?.(bodyOf(this.#definition, this.#bulk, { FILA: 0, VALORES })) ?? '';
  }
}
