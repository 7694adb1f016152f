import { expect, it } from 'vitest';
import { isSameParty } from './recall.ts';

const party = (taxId: string) => ({ taxId, name: 'ACME' });

it.each([
  ['the same number', '1', '1', true, true],
  ['the same number outside of orders', '1', '1', false, true],
  ['another number, in orders of one client too', '1', '2', true, false],
  ['no number yet, in orders of one client', '', '2', true, true],
  ['no number yet outside of orders', '', '2', false, false],
  ['no number at all outside of orders', '', '', false, false],
])('a party of %s', (_case, one, other, inOrders, same) => {
  expect(isSameParty(party(one), party(other), inOrders)).toBe(same);
  expect(isSameParty(party(other), party(one), inOrders)).toBe(same);
});
