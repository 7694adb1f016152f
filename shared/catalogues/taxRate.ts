import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';
import { rowsOfTariff, rulingRow } from './prefixIndex.ts';
import { tariffRow } from './tariffRow.ts';

/**
 * Rate of a tax for a tariff code, in percent with two decimals ('15.00'); undefined when no list says one. DAI is
 * looked for in the tariff first, then, like every tax, under the longest prefix of the rates list.
 * @param tariff code without dots.
 */
export function taxRate(reference: Reference, tax: string, tariff: string): string | undefined {
  const own = tax === 'DAI' ? tariffRow(reference, tariff)?.['DAI'] : undefined;
  return own || taxRateRow(reference, tax, tariff)?.['TASA'] || undefined;
}

/**
 * Row of the rates list that rules a tax of a tariff code on the reference's day; the tariff itself may say otherwise for DAI. What an
 * official tariff does not say, no sample says in its place.
 */
export function taxRateRow(reference: Reference, tax: string, tariff: string): CatalogueRow | undefined {
  const official = reference.origin(catalogue.tariff)?.sample === false;
  if (tax === 'DAI' && official && reference.origin(catalogue.taxRates)?.sample) return undefined;
  const rows = rowsOfTariff(reference.rows(catalogue.taxRates), tariff);
  return rulingRow(rows, reference.day, (row) => row['TRIBUTO'] === tax);
}
