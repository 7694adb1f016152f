import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';

export interface EditionChanges {
  added: CatalogueRow[];
  /** Codes that the newer edition has no more, as the older one said them. */
  suppressed: CatalogueRow[];
  /** Codes of both whose DAI is another, with percents before and now. */
  rates: { row: CatalogueRow; before: string; now: string }[];
}

/** What one edition of the tariff changed of another, in the order of the codes; with points or without is one code. */
export function compareEditions(
  before: readonly CatalogueRow[],
  after: readonly CatalogueRow[],
): EditionChanges {
  const known = new Map(before.map((row) => [plainTariff(row.CLAVE), row]));
  const changes: EditionChanges = { added: [], suppressed: [], rates: [] };
  for (const row of after) {
    const code = plainTariff(row.CLAVE);
    const old = known.get(code);
    known.delete(code);
    const [was, now] = [old?.['DAI'] ?? '', row['DAI'] ?? ''];
    if (!old) changes.added.push(row);
    else if (was !== now) changes.rates.push({ row, before: was, now });
  }
  changes.suppressed.push(...known.values());
  const code = (row: CatalogueRow): string => plainTariff(row.CLAVE);
  const byCode = (a: CatalogueRow, b: CatalogueRow): number => (code(a) < code(b) ? -1 : 1);
  changes.added.sort(byCode);
  changes.suppressed.sort(byCode);
  changes.rates.sort((a, b) => byCode(a.row, b.row));
  return changes;
}
