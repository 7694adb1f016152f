import type { CountryCode } from '../../countries/country.ts';
import type { FieldContext } from '../fields/kinds.ts';

/** One entry of a catalogue: code, text, and whatever else the list says of the code (flags, prefixes, rates). */
export interface CatalogueRow {
  CLAVE: string;
  VALOR: string;
  [attribute: string]: string;
}

/** Where a list comes from; `sample` lists are shown as such. */
export interface CatalogueOrigin {
  source: string;
  /** 'yyyy-mm-dd' */
  validFrom: string;
  sample: boolean;
  /** Stamp of the list; only the server and what it loads know it. */
  stamp?: string;
}

/** What the pure functions of a document may ask of the world: country, day, and the catalogues that are loaded. */
export interface Reference extends FieldContext {
  country: CountryCode;
  /** Day by which dated rows are chosen: `today`, but for a document that has a day of its own (`onDay`). */
  day: string;
  rows: (catalogue: string) => readonly CatalogueRow[];
  row: (catalogue: string, code: string) => CatalogueRow | undefined;
  /** Source and validity of a loaded list, for amounts that explain themselves. */
  origin: (catalogue: string) => CatalogueOrigin | undefined;
  /** What a company says otherwise than the lists (`withOptions`); absent where it says nothing. */
  options?: string;
}
