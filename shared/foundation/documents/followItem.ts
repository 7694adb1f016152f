/** What says of a line which item it belongs to: the key that stays, and the number that a person reads. */
export interface OfItem {
  ID_ITEM: string;
  NUMERO_ITEM: string;
}

/** Where items stood when the numbers were written, and where they stand now. */
export interface ItemPlaces {
  /** Number of each item then and now, by its key. */
  numbers: ReadonlyMap<string, { was: string; is: string }>;
  /** Key of each item, by its number now. */
  keys: ReadonlyMap<string, string>;
}

/** @param items keys and the numbers that were written of them, in the order in which they stand now */
export const itemPlaces = (items: readonly { key: string; was: string }[]): ItemPlaces => ({
  numbers: new Map(items.map(({ key, was }, at) => [key, { was, is: String(at + 1) }])),
  keys: new Map(items.map(({ key }, at) => [String(at + 1), key])),
});

/**
 * Link of a line that names an item: a number that still says where its item was follows the item; another one was typed
 * and names the item that stands there. A line whose item is gone loses both, for the next item that gets its number is
 * another one, and its number is asked again. A line without a key has only its number.
 */
export function followItem({ ID_ITEM: key, NUMERO_ITEM: number }: OfItem, places: ItemPlaces): OfItem {
  const place = key === '' ? undefined : places.numbers.get(key);
  if (key !== '' && !place) return { ID_ITEM: '', NUMERO_ITEM: '' };
  if (place && (number === '' || number === place.was)) return { ID_ITEM: key, NUMERO_ITEM: place.is };
  return { ID_ITEM: places.keys.get(number) ?? '', NUMERO_ITEM: number };
}
