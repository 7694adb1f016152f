import type { CountryCode } from '../../shared/countries/country.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { authorities } from '../../shared/transmission/authorities.ts';
import type { Services } from '../runtime/services.ts';
import type { ReferenceRate } from './gateways/banguat/banguat.ts';
import { keysOf } from '../../shared/foundation/keyed.ts';
import { rateOn, ratesOf, type DayRate } from './rateOn.ts';

/** Bank of each country; undefined while it is not connected. */
const banks: Record<CountryCode, (() => Promise<ReferenceRate>) | undefined> = {
  GT: async () => (await import('./gateways/banguat/banguat.ts')).fetchRate(),
  HN: async () => (await import('./gateways/bch/bch.ts')).fetchBchRate(),
  SV: undefined,
};

/** A bank that failed is left alone this long by the calls of people; the schedule asks in its own rhythm. */
const QUIET_MS = 60_000;
const failedAt = new Map<CountryCode, number>();

/** Rate of today: kept once fetched, fetched when it is not there, an earlier day's when the bank cannot be reached. */
export async function rateOfToday(services: Services, country: CountryCode): Promise<DayRate | undefined> {
  const today = localDay(services.now());
  const known = await rateOn(services, country, today);
  if (known?.current) return known;
  if (services.now().getTime() - (failedAt.get(country) ?? 0) < QUIET_MS) return known;
  await refreshRate(services, country);
  return rateOn(services, country, today);
}

/** Fetches and keeps the bank's rate under its own day; false when that failed, which is logged and harmless. */
export async function refreshRate(services: Services, country: CountryCode): Promise<boolean> {
  const bank = banks[country];
  if (!bank) return false;
  try {
    const { day, rate } = await bank();
    const item = {
      pk: ratesOf(country),
      sk: day,
      rate,
      source: authorities[country].bank,
      fetched: services.now().toISOString(),
    };
    await services.database.write({ kind: 'put', table: 'catalogues', item });
    failedAt.delete(country);
    return true;
  } catch (error) {
    failedAt.set(country, services.now().getTime());
    services.log.warn('rate.failed', { country, error });
    return false;
  }
}

/** Countries whose bank is asked by the schedule. */
export const bankedCountries = keysOf(banks).filter((country) => banks[country] !== undefined);
