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

/** A day file of a company, `pk C#<company>#DAYS`, `sk` the day on which its documents were made. */
export interface DayRow extends Item {
  /** SHA-256 of the file: whoever writes it again does so on condition of the one that it replaced. */
  HUELLA: string;
  FILAS: number;
  BYTES: number;
  /** Documents in it, `<module>~<id>`, compressed JSON: what to make anew when the file is not the one that was noted. */
  documents: Uint8Array;
}

export const cursorKey = (scope: Company) => ({ pk: companyKey(scope), sk: 'CURSOR' });
export const dayKey = (scope: Company, day: string) => ({ pk: companyKey(scope, 'DAYS'), sk: day });
/** Day files that hold facts of a month, so that a period reads its own files and no others. */
export const monthKey = (scope: Company, month: string, day: string) => ({
  pk: companyKey(scope, 'MONTH', month),
  sk: day,
});
/** Day files that hold unfinished work. */
export const openKey = (scope: Company, day: string) => ({ pk: companyKey(scope, 'OPEN'), sk: day });

/** Where a day file lies; the company's prefix stands before it. Athena reads the folder of a month as a partition. */
export const dayObject = (day: string): string => `mes=${day.slice(0, 7)}/${day}.parquet`;
export const BUCKET = 'analysis';
