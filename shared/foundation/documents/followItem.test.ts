import { expect, it } from 'vitest';
import { followItem, itemPlaces } from './followItem.ts';

/** Items «b» and «c», which were the second and the third; the first one, «a», is gone. */
const places = itemPlaces([
  { key: 'b', was: '2' },
  { key: 'c', was: '3' },
]);
const line = (ID_ITEM: string, NUMERO_ITEM: string) => ({ ID_ITEM, NUMERO_ITEM });

it('takes along what names an item by its old number, and what names none yet', () => {
  expect(followItem(line('c', '3'), places)).toEqual(line('c', '2'));
  expect(followItem(line('c', ''), places)).toEqual(line('c', '2'));
});

it('lets a number that a person typed name the item that stands there', () => {
  expect(followItem(line('c', '1'), places)).toEqual(line('b', '1'));
  expect(followItem(line('', '2'), places)).toEqual(line('c', '2'));
  expect(followItem(line('', '9'), places)).toEqual(line('', '9'));
});

it('gives what belonged to an item that is gone to no other, least of all to the one with its number', () => {
  expect(followItem(line('a', '1'), places)).toEqual(line('', ''));
});
