import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { countries } from '../../shared/countries/countries.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { makeReference, type CatalogueList } from '../../shared/foundation/documents/makeReference.ts';
import type { CatalogueRow, Reference } from '../../shared/foundation/documents/reference.ts';
import type { Item } from './database.ts';
import { systemKey } from './keys.ts';
import type { Services } from './services.ts';

/** How long a loaded catalogue serves before the table is asked again. */
const FRESH_MS = 60_000;

export interface CatalogueItem extends Item {
  /** When the list was last written; the browser compares it (spec 4, catalogue load). */
  ESTAMPA_TIEMPO: string;
  source: string;
  validFrom: string;
  sample: boolean;
  /** Rows as they are kept: compressed JSON, since a row of the table holds 400 KB and a tariff or a matrix is larger. */
  packed: Uint8Array;
  importedBy: string;
}

export const packRows = (rows: readonly CatalogueRow[]): Uint8Array =>
  zstdCompressSync(Buffer.from(JSON.stringify(rows)));

const unpackRows = (packed: Uint8Array): CatalogueRow[] =>
  JSON.parse(zstdDecompressSync(packed).toString('utf8')) as CatalogueRow[];

export const catalogueKey = (country: CountryCode) => systemKey('catalogues', country);

const loaded = new WeakMap<
  Services,
  Map<CountryCode, { at: number; lists: Promise<Map<string, CatalogueList>> }>
>();

/** Lists of a country: those that an administrator imported, over those that the product ships. */
export function catalogueLists(
  services: Services,
  country: CountryCode,
  shipped: readonly CatalogueList[],
): Promise<Map<string, CatalogueList>> {
  const byCountry = loaded.get(services) ?? new Map();
  loaded.set(services, byCountry);
  const known = byCountry.get(country);
  const at = services.now().getTime();
  if (known && at - known.at < FRESH_MS) return known.lists;
  const lists = services.database
    .query<CatalogueItem>('catalogues', { pk: catalogueKey(country) })
    .then((imported) => {
      const merged = new Map(
        shipped.filter((list) => list.countries.includes(country)).map((list) => [list.name, list]),
      );
      for (const { sk, source, validFrom, sample, packed, ESTAMPA_TIEMPO } of imported) {
        const base = merged.get(sk);
        merged.set(sk, {
          name: sk,
          title: base?.title ?? sk,
          countries: [country],
          source,
          validFrom,
          sample,
          rows: unpackRows(packed),
          stamp: ESTAMPA_TIEMPO,
        });
      }
      return merged;
    });
  byCountry.set(country, { at, lists });
  lists.catch(() => byCountry.delete(country));
  return lists;
}

/** Makes the next call read a country's lists again: one was just replaced. */
export function forgetCatalogues(services: Services, country: CountryCode): void {
  loaded.get(services)?.delete(country);
}

/** What the documents' pure functions may ask, for a country, today. */
export async function referenceFor(
  services: Services,
  country: CountryCode,
  shipped: readonly CatalogueList[],
): Promise<Reference> {
  const lists = await catalogueLists(services, country, shipped);
  return makeReference({
    country,
    today: localDay(services.now()),
    checkTaxId: countries[country].checkTaxId,
    lists,
  });
}
