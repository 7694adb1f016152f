import { catalogue } from '../../../shared/catalogues/names.ts';
import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import type { CountryCode } from '../../../shared/countries/country.ts';
import { instantOf } from '../../../shared/foundation/dates/date.ts';
import type { CatalogueRow } from '../../../shared/foundation/documents/reference.ts';
import { logKey, type LogRow } from '../../catalogues/replaceList.ts';
import { unpackList } from '../../runtime/packedList.ts';
import { catalogueLists } from '../../runtime/reference.ts';
import type { Services } from '../../runtime/services.ts';

/** Loads of prices that are looked through: years of them. */
const MOST_LOADS = 100;

/** The price list by which a month is reckoned. */
export type MonthlyPrices = (month: string) => Promise<readonly CatalogueRow[]>;

/** The month after «2026-12». */
const nextOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Moment at which a local day begins, as stamps are written. */
const beginOf = (day: string): string => instantOf(`${day}T00:00:00`).toISOString();

/**
 * Price lists of a country by month, from the log that keeps every load whole: the one that was published on the month's
 * first day, so that no later load changes what was charged. Where none was by then, the month has the one that stood
 * as it ended, or the first that came; a sample is no price that anybody was charged, and stands only where nothing else does.
 */
export async function monthlyPrices(services: Services, country: CountryCode): Promise<MonthlyPrices> {
  const { database } = services;
  const [lists, loads] = await Promise.all([
    catalogueLists(services, country, shippedCatalogues),
    database.query<LogRow>('catalogues', {
      pk: logKey(country, catalogue.prices),
      descending: true,
      limit: MOST_LOADS,
    }),
  ]);
  const published = (load: LogRow | undefined): LogRow | undefined => (load?.sample ? undefined : load);
  const standingBefore = (moment: string): LogRow | undefined =>
    published(loads.find(({ sk }) => sk < moment));
  const read = new Map<string, Promise<readonly CatalogueRow[]>>();
  return (month) => {
    const ruling =
      standingBefore(beginOf(`${month}-02`)) ??
      standingBefore(beginOf(`${nextOf(month)}-01`)) ??
      loads.findLast((load) => load.sk >= beginOf(`${month}-01`) && published(load));
    if (!ruling) return Promise.resolve(lists.get(catalogue.prices)?.rows ?? []);
    const known = read.get(ruling.sk) ?? unpackList(database, country, catalogue.prices, ruling.sk, ruling);
    read.set(ruling.sk, known);
    return known;
  };
}
