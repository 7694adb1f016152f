import type { AnyRecord } from './dataSet.ts';
import type { Field } from './field.ts';

/** One column of a CSV file: `name` is what is written in brackets after the label, e.g. `FACTURA.SERIE`. */
export interface CsvColumn {
  name: string;
  field: Field;
}

/** What is wrong in a file. `row` counts as a spreadsheet does, the heading being row 1; 0 means the whole file. */
export interface CsvProblem {
  row: number;
  /** Heading of the column as the file has it; '' for the whole row. */
  column: string;
  value: string;
  /** Spanish: row, field, reason, remedy. */
  message: string;
}

export interface CsvRow {
  row: number;
  /** Stored values by column name; a column that the file lacks is absent. */
  values: AnyRecord;
}

export interface CsvFile {
  rows: CsvRow[];
  problems: CsvProblem[];
}
