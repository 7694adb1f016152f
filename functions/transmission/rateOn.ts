import type { CountryCode } from '../../shared/countries/country.ts';
import type { Item } from '../runtime/database.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import type { ReferenceRate } from './gateways/banguat/banguat.ts';

/** Rate of a day, `pk system#exchange-rate#<country>`, `sk <yyyy-mm-dd>`, in the table `catalogues`. */
export interface RateRow extends Item {
  rate: string;
  source: string;
  fetched: string;
}

export const ratesOf = (country: CountryCode) => systemKey('exchange-rate', country);

export interface DayRate extends ReferenceRate {
  source: string;
  /** Whether it is the rate of the day that was asked for. */
  current: boolean;
}

/** Newest rate up to a day: the day's own, or an earlier one with its date; undefined when none was ever fetched. */
export async function rateOn(
  services: Services,
  country: CountryCode,
  day: string,
): Promise<DayRate | undefined> {
  const [row] = await services.database.query<RateRow>('catalogues', {
    pk: ratesOf(country),
    upTo: day,
    descending: true,
    limit: 1,
  });
  return row && { day: row.sk, rate: row.rate, source: row.source, current: row.sk === day };
}
