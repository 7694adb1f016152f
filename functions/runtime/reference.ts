import { randomInt } from 'node:crypto';
import { countries } from '../../shared/countries/countries.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import { NO_REVISION } from '../../shared/foundation/contracts/revision.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { makeReference, type CatalogueList } from '../../shared/foundation/documents/makeReference.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { Item, Key, Place, Write } from './database.ts';
import { systemKey } from './keys.ts';
import { unpackList, type PackedList } from './packedList.ts';
import type { Services } from './services.ts';
import { SHARDS, shardKey, shardKeys } from './shards.ts';

export interface CatalogueItem extends Item, PackedList {
  /** When the list was last written; the browser compares it (spec 4, catalogue load). */
  ESTAMPA_TIEMPO: string;
  source: string;
  validFrom: string;
  sample: boolean;
  importedBy: string;
}

export const catalogueKey = (country: CountryCode) => systemKey('catalogues', country);

const REVISION = 'catalogue-revision';

/**
 * Rows that every change of a country's lists writes anew, all in its own transaction, so that one small read of any of
 * them tells whether what is loaded holds. Every request of the country asks: each takes one of them by chance.
 */
export const revisionKeys = (country: CountryCode): Key[] =>
  shardKeys(REVISION, country).map((pk) => ({ pk, sk: 'NOW' }));

/** Where one of those rows lies. */
export const anyRevision = (country: CountryCode): Place => ({
  table: 'catalogues',
  key: { pk: shardKey(randomInt(SHARDS), REVISION, country), sk: 'NOW' },
});

export interface RevisionRow extends Item {
  REVISION: string;
}

/** Which change of a country's lists was the last, by the row of it. */
export const revisionOf = (row: RevisionRow | undefined): string => row?.REVISION ?? NO_REVISION;

/** Which change of a country's lists was the last. */
export async function catalogueRevision({ database }: Services, country: CountryCode): Promise<string> {
  const { table, key } = anyRevision(country);
  return revisionOf(await database.get<RevisionRow>(table, key));
}

/** By what a process has one of: the services of a call may be its own. */
const loaded = new WeakMap<
  Services['sealer'],
  Map<CountryCode, { revision: string; lists: Promise<Map<string, CatalogueList>> }>
>();

/**
 * Lists of a country: those that an administrator imported, over those that the product ships. They are read again as
 * soon as the revision moved, in whichever copy of whichever function it was moved.
 * @param revision of this request; asked when absent.
 */
export async function catalogueLists(
  services: Services,
  country: CountryCode,
  shipped: readonly CatalogueList[],
  revision?: string,
): Promise<Map<string, CatalogueList>> {
  const now = revision ?? (await catalogueRevision(services, country));
  const byCountry = loaded.get(services.sealer) ?? new Map();
  loaded.set(services.sealer, byCountry);
  const known = byCountry.get(country);
  if (known?.revision === now) return known.lists;
  const lists = services.database
    .query<CatalogueItem>('catalogues', { pk: catalogueKey(country), few: 'lists of one country' })
    .then(async (imported) => {
      const merged = new Map(
        shipped.filter((list) => list.countries.includes(country)).map((list) => [list.name, list]),
      );
      const rowsOf = (item: CatalogueItem) =>
        unpackList(services.database, country, item.sk, item.ESTAMPA_TIEMPO, item);
      const rows = await Promise.all(imported.map(rowsOf));
      imported.forEach(({ sk, source, validFrom, sample, ESTAMPA_TIEMPO }, at) => {
        const base = merged.get(sk);
        merged.set(sk, {
          name: sk,
          title: base?.title ?? sk,
          countries: [country],
          source,
          validFrom,
          sample,
          rows: rows[at]!,
          stamp: ESTAMPA_TIEMPO,
        });
      });
      return merged;
    });
  byCountry.set(country, { revision: now, lists });
  lists.catch(() => byCountry.delete(country));
  return lists;
}

/** What the documents' pure functions may ask, for a country, today. */
export async function referenceFor(
  services: Services,
  country: CountryCode,
  shipped: readonly CatalogueList[],
  revision?: string,
): Promise<Reference> {
  const lists = await catalogueLists(services, country, shipped, revision);
  return makeReference({
    country,
    today: localDay(services.now()),
    checkTaxId: countries[country].checkTaxId,
    lists,
  });
}

/**
 * Writes that change the revision, for the transaction that changes a list; the condition that it still is what a
 * request read, for one that must not be decided by older lists.
 */
export const newRevision = (services: Services, country: CountryCode): Write[] => {
  const revision = services.id('rev');
  return revisionKeys(country).map((key) => ({
    kind: 'put',
    table: 'catalogues',
    item: { ...key, REVISION: revision },
  }));
};
export const sameRevision = (country: CountryCode, revision: string): Write => ({
  kind: 'check',
  ...anyRevision(country),
  when: revision === NO_REVISION ? { absent: true } : { equals: { REVISION: revision } },
});
