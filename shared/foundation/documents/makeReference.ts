import type { CountryCode } from '../../countries/country.ts';
import type { FieldContext } from '../fields/kinds.ts';
import type { CatalogueRow, Reference } from './reference.ts';

/** A catalogue with where it comes from. `sample` lists are shown as such: the authority publishes none. */
export interface CatalogueList {
  /** NOMBRE_TABLA: 'cat_sys_paises'. */
  name: string;
  title: string;
  countries: readonly CountryCode[];
  source: string;
  /** 'yyyy-mm-dd' */
  validFrom: string;
  sample: boolean;
  /** Freshness stamp compared by the browser; ISO instant, or the version of the shipped list. */
  stamp: string;
  rows: readonly CatalogueRow[];
}

interface Facts extends Pick<FieldContext, 'today' | 'checkTaxId'> {
  country: CountryCode;
  lists: ReadonlyMap<string, CatalogueList>;
}

/** Reference over loaded lists; look-ups by code are indexed on first use. */
export function makeReference({ country, today, checkTaxId, lists }: Facts): Reference {
  const indexes = new Map<string, Map<string, CatalogueRow>>();
  const index = (name: string): Map<string, CatalogueRow> | undefined => {
    const list = lists.get(name);
    if (!list) return undefined;
    let known = indexes.get(name);
    if (!known) {
      known = new Map(list.rows.map((row) => [row.CLAVE, row]));
      indexes.set(name, known);
    }
    return known;
  };
  return {
    country,
    today,
    day: today,
    checkTaxId,
    hasCode: (name, code) => index(name)?.has(code),
    rows: (name) => lists.get(name)?.rows ?? [],
    row: (name, code) => index(name)?.get(code),
    origin: (name) => lists.get(name),
  };
}
