import type { CountryCode } from '../countries/country.ts';
import { authorities } from './authorities.ts';

/** Who signs and numbers a company's documents for it. */
export interface Certifier {
  /** Name of its door, of its row of credentials, and of its line among the services. */
  name: 'certificador-a' | 'certificador-b';
  label: string;
  country: CountryCode;
}

/**
 * The certifiers that a company chooses from (spec 7, transmission); the first one serves who chose none. Neither is
 * named in public, so that their names and messages are a sample (domain 10).
 */
export const certifiers: readonly Certifier[] = [
  { name: 'certificador-a', label: 'Certificador A (muestra)', country: 'GT' },
  { name: 'certificador-b', label: 'Certificador B (muestra)', country: 'GT' },
];

export const certifiersOf = (country: CountryCode): readonly Certifier[] =>
  certifiers.filter((each) => each.country === country);

/** Who receives a transmission, as sentences name it: the certifier of its door, else the country's authority. */
export const receiverOf = ({ country, door }: { country: CountryCode; door?: string }): string =>
  certifiers.find(({ name }) => name === door)?.label ?? authorities[country].name;
