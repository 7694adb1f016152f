import { countries } from '../countries/countries.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Codes as long as a declaration asks that longer ones of the same tariff open («0207.14.91.00» over
 * «0207.14.91.00.01»): each is what stands over several rates, and goods are declared by none of them. Only a country
 * that declares by several lengths has any.
 */
export function openedCodes(
  codes: Iterable<string>,
  { country }: Pick<Reference, 'country'>,
): ReadonlySet<string> {
  const [shortest = 0, ...others] = countries[country].tariffDigits.toSorted((a, b) => a - b);
  if (others.length === 0) return NONE;
  const opened = new Set<string>();
  for (const code of codes) {
    const plain = plainTariff(code);
    for (const length of [shortest, ...others]) if (length < plain.length) opened.add(plain.slice(0, length));
  }
  return opened;
}
