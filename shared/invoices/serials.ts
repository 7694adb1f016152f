import type { InvoiceBody } from './dataSets.ts';

/** Serial numbers by key of the item: the one in its line first, then those of SERIES; each once, in their order. */
export function serialsByItem({
  ITEMS,
  SERIES,
}: Pick<InvoiceBody, 'ITEMS' | 'SERIES'>): Map<string, string[]> {
  const serials = new Map<string, string[]>();
  const add = (item: string, serial: string): void => {
    if (serial === '') return;
    const known = serials.get(item);
    if (!known) serials.set(item, [serial]);
    else known.push(serial);
  };
  for (const { ID_ITEM, NUMERO_SERIAL } of ITEMS) add(ID_ITEM, NUMERO_SERIAL);
  for (const { ID_ITEM, NUMERO_SERIAL } of SERIES) if (ID_ITEM !== '') add(ID_ITEM, NUMERO_SERIAL);
  for (const [item, all] of serials) if (all.length > 1) serials.set(item, [...new Set(all)]);
  return serials;
}

/** Serial numbers as one text of at most so many characters: all of them, or the first and how many more there are. */
export function serialText(serials: readonly string[], max: number): string {
  const whole = serials.join(', ');
  if (whole.length <= max) return whole;
  let shown = serials.length;
  let text = whole;
  while (shown > 1 && text.length > max) {
    shown -= 1;
    text = `${serials.slice(0, shown).join(', ')} y ${serials.length - shown} más`;
  }
  return text.length <= max ? text : `${serials.length} series`;
}
