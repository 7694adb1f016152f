import type { AnyRecord, AnyBody } from '../foundation/fields/dataSet.ts';
import type { InvoiceBody } from './dataSets.ts';
import { detailNames } from './detailDataSets.ts';
import { withValues } from './withValues.ts';

/** Details that only make sense of one item: in an invoice of one line nobody types its number. */
const ALWAYS_OF_AN_ITEM: readonly string[] = [
  'SERIES',
  'VEHICULOS',
  'MAQUINARIA',
  'AERONAVES',
  'EMBARCACIONES',
];

/**
 * Keeps every detail with its item while lines are moved, inserted and removed. A detail holds the number that a
 * person reads and the key that stays: a number that still says where the item was follows the item; another number
 * was typed and chooses the item. A detail whose item is gone loses both, and its number is asked again.
 * `ITEMS` of the body are as they were stored, so that SECUENCIA is the number before this change.
 */
export function followItems(body: InvoiceBody): InvoiceBody {
  if (detailNames.every((name) => body[name].length === 0)) return body;
  const items = body.ITEMS;
  const places = new Map(
    items.map(({ ID_ITEM, SECUENCIA }, at) => [ID_ITEM, { was: SECUENCIA, is: String(at + 1) }]),
  );
  const linkOf = (line: AnyRecord, name: string): AnyRecord => {
    const { ID_ITEM: key = '', NUMERO_ITEM: number = '' } = line;
    const place = key === '' ? undefined : places.get(key);
    if (place && (number === place.was || number === '')) return { NUMERO_ITEM: place.is };
    if (key !== '' && !place) return { NUMERO_ITEM: '', ID_ITEM: '' };
    if (number === '') {
      const only = items.length === 1 && ALWAYS_OF_AN_ITEM.includes(name);
      return only ? { NUMERO_ITEM: '1', ID_ITEM: items[0]!.ID_ITEM } : { ID_ITEM: '' };
    }
    return { ID_ITEM: items[Number(number) - 1]?.ID_ITEM ?? '' };
  };
  const next: AnyBody = { ...body };
  let moved = false;
  for (const name of detailNames) {
    const lines: AnyRecord[] = body[name];
    const followed = lines.map((line) => withValues(line, linkOf(line, name)));
    if (followed.every((line, at) => line === lines[at])) continue;
    next[name] = followed;
    moved = true;
  }
  return moved ? (next as InvoiceBody) : body;
}
