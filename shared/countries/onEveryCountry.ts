import { workingCountries } from './countries.ts';
import type { Country } from './country.ts';

/** Runs the same tests for every country in which somebody can work: `onEveryCountry((country) => describe(country.name, …))`. */
export function onEveryCountry(run: (country: Country) => void): void {
  for (const country of workingCountries) run(country);
}
