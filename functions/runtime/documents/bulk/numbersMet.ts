import type { AnyDocument } from '../../../../shared/foundation/documents/definition.ts';
import type { CsvProblem, CsvRow } from '../../../../shared/foundation/fields/csv.ts';
import { bodyOf, wordsHash, type Bulk } from './importRows.ts';

interface Met {
  row: number;
  words: string;
}

/**
 * Numbers of the rows of a file, also where it is read in pieces. A later row of one number would write over the earlier
 * unseen, so it is wrong; one that says the same in every column does no harm and stays.
 */
export class NumbersMet {
  readonly #definition: AnyDocument;
  readonly #bulk: Bulk;
  readonly #met = new Map<string, Met>();

  constructor(definition: AnyDocument, bulk: Bulk) {
    this.#definition = definition;
    this.#bulk = bulk;
  }

  /** What is wrong with those of the next rows whose number an earlier row has with other words. */
  problems(rows: readonly CsvRow[]): CsvProblem[] {
    return rows.flatMap(({ row, values }): CsvProblem[] => {
      const given = { FILA: row, VALORES: values };
      const number = this.#definition.uniqueNumber?.(bodyOf(this.#definition, this.#bulk, given)) ?? '';
      if (number === '') return [];
      const words = wordsHash(given);
      const before = this.#met.get(number);
      if (before === undefined) this.#met.set(number, { row, words });
      if (before === undefined || before.words === words) return [];
      const message = `Fila ${row}: «${number}» ya está en la fila ${before.row}, con otros datos; deje una de las dos.`;
      return [{ row, column: '', value: number, message }];
    });
  }
}
