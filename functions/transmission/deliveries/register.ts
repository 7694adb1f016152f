import type { CountryCode } from '../../../shared/countries/country.ts';
import { filesService } from '../../../shared/transmission/outside/register.ts';
import { settings } from '../../runtime/config.ts';

const endpoints: Partial<Record<CountryCode, 'SAT_FILES_ENDPOINT'>> = { GT: 'SAT_FILES_ENDPOINT' };

/** Address of the server of files of a country, and the name under which it is known; undefined where there is none. */
export function filesServerOf(
  country: CountryCode,
): { service: string; endpoint: string | undefined } | undefined {
  const name = endpoints[country];
  return name && { service: filesService(country), endpoint: settings()[name] };
}
