import { companyKey, systemKey } from '../runtime/keys.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Item } from '../runtime/database.ts';
import type { LogLine } from '../../shared/logbook/line.ts';

export const TABLE = 'logbook';

type Company = Pick<TenantScope, 'company'>;

/** A line of a company, `pk C#<company>`, `sk <moment of entry, UTC>~<number>`; what changed is sealed. */
export interface LineRow extends Item, Omit<LogLine, 'CAMBIOS'> {
  objectPk?: string;
  personPk: string;
  modulePk: string;
  changes: Uint8Array;
}

/** The last line of a company, `pk C#<company>#HEAD`: who adds the next one writes on condition of it. */
export interface HeadRow extends Item {
  N: number;
  HUELLA: string;
  /** Moment of its entry, UTC; no later line has an earlier one. */
  at: string;
}

/** Where the line is that a code on a paper stands for. */
export interface LinePlace {
  company: string;
  country: CountryCode;
  /** Sort key of the line. */
  line: string;
}

/** Finished print by its code, `pk system#PRINT#<code>`; one of before the chain answered for it names no line. */
export interface PrintCodeRow extends Item, Partial<LinePlace> {
  MODULO: string;
  FECHA: string;
  PAGINAS: number;
  SHA256: string;
}

/** Last line of a sealed logbook by the code of its seal, `pk system#SEAL#<code>`. */
export type SealCodeRow = Item & LinePlace;

export const linesPk = (scope: Company) => companyKey(scope);
export const headKey = (scope: Company) => ({ pk: companyKey(scope, 'HEAD'), sk: 'HEAD' });
export const objectPk = (scope: Company, id: string) => companyKey(scope, 'OBJECT', id);
export const personPk = (scope: Company, login: string) => companyKey(scope, 'PERSON', login);
export const modulePk = (scope: Company, module: string) => companyKey(scope, 'MODULE', module);
export const printCodeKey = (code: string) => ({ pk: systemKey('PRINT', code), sk: 'PRINT' });
export const sealCodeKey = (code: string) => ({ pk: systemKey('SEAL', code), sk: 'SEAL' });

export const lineSk = (at: string, number: number): string => `${at}~${String(number).padStart(12, '0')}`;
/** Place that seals a line's changes. */
export const changesPlace = (sk: string): string => `${TABLE}|${sk}`;
