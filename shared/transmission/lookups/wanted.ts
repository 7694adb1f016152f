import type { CountryCode } from '../../countries/country.ts';
import {
  asLines,
  asRecord,
  isAsked,
  type AnyBody,
  type AnyRecord,
  type DataSets,
} from '../../foundation/fields/dataSet.ts';
import { formatPath } from '../../foundation/fields/path.ts';
import { keysOf } from '../../foundation/keyed.ts';
import { isOneOf } from '../../foundation/oneOf.ts';
import { LOOKUPS, type LookupName } from './kept.ts';
import { lookupKey } from './register.ts';

/** One look-up that a field of a document asks for. */
export interface Wanted {
  /** Path of the field. */
  path: string;
  name: LookupName;
  key: string;
  /** Paths of the fields that it fills, by the name of what is said. */
  fills: Readonly<Record<string, string>>;
}

/** So many of a document are looked up; what is asked for in a later line is asked for in an earlier one as a rule. */
export const MOST_WANTED = 300;

/** What the fields of a document ask for, in its order; each thing once a field, at most `MOST_WANTED`. */
export function wantedOf(dataSets: DataSets, body: AnyBody, country: CountryCode): Wanted[] {
  const found: Wanted[] = [];
  for (const [dataSet, { fields, many }] of Object.entries(dataSets)) {
    const asking = Object.entries(fields).filter(([, field]) => field.lookups);
    if (asking.length === 0) continue;
    const records: readonly AnyRecord[] = many ? asLines(body[dataSet]) : [asRecord(body[dataSet])];
    for (const [line, record] of records.entries()) {
      const pathOf = (field: string): string => formatPath({ dataSet, ...(many ? { line } : {}), field });
      for (const [name, field] of asking) {
        if (!isAsked(field, record)) continue;
        for (const lookup of keysOf(field.lookups ?? {})) {
          const key = isOneOf(LOOKUPS, lookup) ? lookupKey(lookup, country, record, name) : undefined;
          if (key === undefined || !isOneOf(LOOKUPS, lookup)) continue;
          const fills = Object.entries(field.lookups?.[lookup] ?? {}).map(
            ([of, to]) => [of, pathOf(to)] as const,
          );
          found.push({ path: pathOf(name), name: lookup, key, fills: Object.fromEntries(fills) });
          if (found.length >= MOST_WANTED) return found;
        }
      }
    }
  }
  return found;
}
