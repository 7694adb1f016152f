import { followItem, itemPlaces } from '../foundation/documents/followItem.ts';
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
 * Keeps every detail with its item while lines are moved, inserted and removed, as `followItem` says.
 * `ITEMS` of the body are as they were stored, so that SECUENCIA is the number before this change.
 */
export function followItems(body: InvoiceBody): InvoiceBody {
  if (detailNames.every((name) => body[name].length === 0)) return body;
  const items = body.ITEMS;
  const places = itemPlaces(items.map(({ ID_ITEM, SECUENCIA }) => ({ key: ID_ITEM, was: SECUENCIA })));
  const linkOf = (line: AnyRecord, name: string): AnyRecord => {
    const { ID_ITEM = '', NUMERO_ITEM = '' } = line;
    const only = ID_ITEM === '' && NUMERO_ITEM === '' && items.length === 1;
    if (only && ALWAYS_OF_AN_ITEM.includes(name)) return { NUMERO_ITEM: '1', ID_ITEM: items[0]!.ID_ITEM };
    return { ...followItem({ ID_ITEM, NUMERO_ITEM }, places) };
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
