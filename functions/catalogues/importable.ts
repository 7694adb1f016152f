import type { CodeColumns } from '../../shared/catalogues/cellRules.ts';
import { importedOnly } from '../../shared/catalogues/importedOnly.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { CountryCode } from '../../shared/countries/country.ts';

export interface ImportableList {
  title: string;
  /** Columns that its file must have besides CLAVE and VALOR. */
  columns: string[];
  /** Columns that in this list hold codes of other lists than elsewhere. */
  codes?: CodeColumns;
  /** Stamp of the shipped list; '' when none is shipped. */
  stamp: string;
}

/** What is known of a list that a file may replace; undefined when no file may. */
export function importableList(name: string, country: CountryCode): ImportableList | undefined {
  const empty = importedOnly.get(name);
  if (empty) return { ...empty, columns: [...empty.columns], stamp: '' };
  const shipped = shippedCatalogues.find((list) => list.name === name && list.countries.includes(country));
  if (!shipped) return undefined;
  const columns = Object.keys(shipped.rows[0] ?? {}).filter((each) => each !== 'CLAVE' && each !== 'VALOR');
  return { title: shipped.title, columns, stamp: shipped.stamp };
}
