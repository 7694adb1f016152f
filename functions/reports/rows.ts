import type { Item } from '../runtime/database.ts';
import { companyKey } from '../runtime/keys.ts';
import type { TenantScope } from '../runtime/scope.ts';

export const TABLE = 'reports';
type Company = Pick<TenantScope, 'company'>;

/** How far a company's logbook was read, `pk C#<company>`, `sk CURSOR`. */
export interface CursorRow extends Item {
  /** Sort key of the last line that was read. */
  at: string;
}

/**
 * A day file of a company, `pk C#<company>#DAYS`, `sk` the day on which its documents were made, and of a day of many documents
 * the part of it (`files/dayParts.ts`).
 */
export interface DayRow extends Item {
  /** SHA-256 of the file: whoever writes it again does so on condition of the one that it replaced; '' of what was divided. */
  HUELLA: string;
  FILAS: number;
  BYTES: number;
  /** '1' once it was divided: its documents lie in its parts. */
  PARTIDO?: '1';
  /** '1' while the file of what was divided may still hold what lies in its parts by now. */
  RESTA?: '' | '1';
  /** '1' where the file holds what was found, which may not be all: it is made anew with the next news of it. */
  DUDA?: '1';
  /** As rows of before 0.27 hold what `NamesRow` holds. */
  documents?: Uint8Array;
}

/**
 * Documents of a day file, `<module>~<id>`, compressed JSON: what to make anew when the file is not the one that was noted.
 * Apart, so that whoever only asks for files does not read them.
 */
export interface NamesRow extends Item {
  documents: Uint8Array;
}

export const cursorKey = (scope: Company) => ({ pk: companyKey(scope), sk: 'CURSOR' });
export const dayKey = (scope: Company, part: string) => ({ pk: companyKey(scope, 'DAYS'), sk: part });
export const namesKey = (scope: Company, part: string) => ({ pk: companyKey(scope, 'NAMES'), sk: part });
/** Day files that hold facts of a month, so that a period reads its own files and no others. */
export const monthKey = (scope: Company, month: string, part: string) => ({
  pk: companyKey(scope, 'MONTH', month),
  sk: part,
});
/** Day files that hold unfinished work. */
export const openKey = (scope: Company, part: string) => ({ pk: companyKey(scope, 'OPEN'), sk: part });

/** Where a day file lies; the company's prefix stands before it. Athena reads the folder of a month as a partition. */
export const dayObject = (part: string): string => `mes=${part.slice(0, 7)}/${part}.parquet`;
export const BUCKET = 'analysis';
