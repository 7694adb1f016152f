import type { CountryCode } from '../countries/country.ts';
import type { CatalogueList } from '../foundation/documents/makeReference.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { fingerprint } from '../foundation/pdf/fingerprint.ts';
import { once } from '../foundation/once.ts';
import type { CatalogueName } from './names.ts';

interface Facts {
  name: CatalogueName;
  title: string;
  countries?: readonly CountryCode[];
  source: string;
  /** Absent means a published list; a sample is shown as one. */
  sample?: true;
  validFrom?: string;
  /** Those that must be computed are, when somebody looks at them first. */
  rows: readonly CatalogueRow[] | (() => readonly CatalogueRow[]);
}

const WORKING: readonly CountryCode[] = ['GT', 'HN'];

/** A list that the product ships. Its stamp follows from what it says: browsers fetch again what changed, and only that. */
export const makeList = (facts: Facts): CatalogueList => {
  const list = { countries: WORKING, validFrom: '2026-01-01', ...facts, sample: facts.sample ?? false };
  const rows = once(() => (typeof facts.rows === 'function' ? facts.rows() : facts.rows));
  const stamp = once(() => {
    const contents = new TextEncoder().encode(JSON.stringify({ ...list, rows: rows() }));
    return `${list.validFrom}/${fingerprint(contents).slice(0, 16)}`;
  });
  return {
    ...list,
    get rows() {
      return rows();
    },
    get stamp() {
      return stamp();
    },
  };
};

/** The same list once for each working country: of the rows those that something there obeys, in that country's words. */
export const makeLists = (
  facts: Omit<Facts, 'countries' | 'rows'>,
  rowsOf: (country: CountryCode) => readonly CatalogueRow[],
): readonly CatalogueList[] =>
  WORKING.map((country) => makeList({ ...facts, countries: [country], rows: () => rowsOf(country) }));

/** Rows of a list that says nothing of a code but its text. */
export const pairs = (list: readonly (readonly [key: string, value: string])[]): CatalogueRow[] =>
  list.map(([CLAVE, VALOR]) => ({ CLAVE, VALOR }));

/** Rows that also say how people write them, parted by «|»; case, accents and points make no other name. */
export const named = (
  list: readonly (readonly [key: string, value: string, alias?: string])[],
): CatalogueRow[] => list.map(([CLAVE, VALOR, ALIAS = '']) => ({ CLAVE, VALOR, ALIAS }));
