import type { CountryCode } from '../countries/country.ts';
import type { CatalogueList } from '../foundation/documents/makeReference.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import type { CatalogueName } from './names.ts';

/** Version of the shipped lists: raise it with every change, so that browsers fetch them again. */
const SHIPPED = '2026-11-21T14:00:00.000Z';

interface Facts {
  name: CatalogueName;
  title: string;
  countries?: readonly CountryCode[];
  source: string;
  /** Absent means a published list; a sample is shown as one. */
  sample?: true;
  validFrom?: string;
  rows: readonly CatalogueRow[];
}

const WORKING: readonly CountryCode[] = ['GT', 'HN'];

/** A list that the product ships. */
export const makeList = (facts: Facts): CatalogueList => ({
  countries: WORKING,
  validFrom: '2026-01-01',
  stamp: SHIPPED,
  ...facts,
  sample: facts.sample ?? false,
});

/** Rows of a list that says nothing of a code but its text. */
export const pairs = (list: readonly (readonly [key: string, value: string])[]): CatalogueRow[] =>
  list.map(([CLAVE, VALOR]) => ({ CLAVE, VALOR }));
