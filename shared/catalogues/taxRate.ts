import type { Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';

/**
 * Rate of a tax for a tariff code, in percent with two decimals ('15.00'); undefined when no list says one. DAI is
 * looked for in the tariff first, then, like every tax, under the longest prefix of the rates list.
 * @param tariff code without dots.
 */
export function taxRate(reference: Reference, tax: string, tariff: string): string | undefined {
  const own = tax === 'DAI' ? reference.row(catalogue.tariff, tariff)?.['DAI'] : undefined;
  if (own) return own;
  let best: { prefix: string; rate: string } | undefined;
  for (const row of reference.rows(catalogue.taxRates)) {
    const prefix = row['PREFIJO'] ?? '';
    if (row['TRIBUTO'] !== tax || !tariff.startsWith(prefix)) continue;
    if (!best || prefix.length > best.prefix.length) best = { prefix, rate: row['TASA'] ?? '' };
  }
  return best?.rate || undefined;
}
