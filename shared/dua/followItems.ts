import type { DuaItem } from './dataSets.ts';

interface OfItem {
  ID_ITEM: string;
  NUMERO_ITEM: string;
}

/**
 * Lines that name an item by its number: the number follows the item wherever it stands now, unless a person wrote
 * another one, which then names the item that stands there. A number without an item stays for the check to ask.
 * @param before the items with the numbers that the lines were written by
 * @param after the same items, numbered by their place
 */
export function followItems<L extends OfItem>(
  lines: readonly L[],
  before: readonly DuaItem[],
  after: readonly DuaItem[],
): L[] {
  const was = new Map(before.map((each) => [each.ID_ITEM, each.NUMERO_ITEM]));
  const is = new Map(after.map((each) => [each.ID_ITEM, each.NUMERO_ITEM]));
  const there = new Map(after.map((each) => [each.NUMERO_ITEM, each.ID_ITEM]));
  return lines.map((line) => {
    const follows = is.has(line.ID_ITEM) && ['', was.get(line.ID_ITEM)].includes(line.NUMERO_ITEM);
    const ID_ITEM = follows ? line.ID_ITEM : (there.get(line.NUMERO_ITEM) ?? '');
    const NUMERO_ITEM = follows ? is.get(line.ID_ITEM)! : line.NUMERO_ITEM;
    const same = ID_ITEM === line.ID_ITEM && NUMERO_ITEM === line.NUMERO_ITEM;
    return same ? line : { ...line, ID_ITEM, NUMERO_ITEM };
  });
}
