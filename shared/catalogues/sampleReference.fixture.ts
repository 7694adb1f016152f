import { countries } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { makeReference } from '../foundation/documents/makeReference.ts';
import { shippedCatalogues } from './shippedCatalogues.ts';

/** Reference of a country on 20 November 2026, with the shipped catalogues. */
export const sampleReferenceOf = (country: CountryCode) =>
  makeReference({
    country,
    today: '2026-11-20',
    checkTaxId: countries[country].checkTaxId,
    lists: new Map(
      shippedCatalogues.filter((list) => list.countries.includes(country)).map((list) => [list.name, list]),
    ),
  });

export const sampleReference = sampleReferenceOf('GT');
