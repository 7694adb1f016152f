import type { NumberCheck } from '../foundation/numbers/check.ts';
import type { RulesMatrix } from '../foundation/rules/matrix.ts';

/** What the DUCA asks of a country. */
export interface DucaCountry {
  /** Rules matrices of the message by validity; none where the DUCA is not transmitted yet. */
  matrices: readonly RulesMatrix[];
  /** Working days for which an accepted DUCA is valid (spec 9, numbers and dates). */
  validityDays: number;
  /** Type of identification and country of the importer and declarant, whose numbers are the country's own. */
  identification: string;
  /** Rules of the country's own kinds of number (boxes 4.2 and 5.2); no other kind has a public one. */
  identifications: Readonly<Record<string, (number: string) => NumberCheck>>;
}
