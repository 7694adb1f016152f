/** A fault, and the tests that provoke it at its own point; a title is the beginning of a test's name, as it is written. */
export interface FaultRow {
  row: number;
  fault: string;
  tests: readonly (readonly [file: string, title: string])[];
  /** What of the row nothing provokes, and why. */
  without?: string;
}
