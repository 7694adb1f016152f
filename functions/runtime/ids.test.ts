import { expect, it } from 'vitest';
import { GIVEN_ID } from '../../shared/foundation/contracts/givenId.ts';
import { givenAt, idOfCopy, makeId } from './ids.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 15, minute));

it('the id of a copy follows from its order and what it is a copy of, and looks as any other', () => {
  const [order, invoice] = [makeId('ord', at(30)), makeId('fac', at(1))];
  const id = idOfCopy('fac', order, invoice);
  expect(id).toMatch(GIVEN_ID);
  expect(idOfCopy('fac', order, invoice)).toBe(id);
  expect(idOfCopy('fac', makeId('ord', at(30)), invoice)).not.toBe(id);
  expect(idOfCopy('fac', order, makeId('fac', at(1)))).not.toBe(id);
});

it('copies sort with what was made when their order was, and among themselves as their originals', () => {
  const order = makeId('ord', at(30));
  const copies = [1, 2, 3].map((minute) => idOfCopy('fac', order, makeId('fac', at(minute))));
  expect([...copies].sort()).toEqual(copies);
  expect(makeId('fac', at(29)) < copies[0]!).toBe(true);
  expect(makeId('fac', at(31)) > copies[2]!).toBe(true);
});

it('what has an id of another form has its one copy too', () => {
  const ids = ['fac-1-1236000961', 'fac-2-1236000961'].map((each) => idOfCopy('fac', 'ord-1236000961', each));
  expect(ids.every((id) => GIVEN_ID.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(2);
});

it('an id says when it was given, and one of another form does not', () => {
  expect(givenAt(makeId('ord', at(30)))).toBe(at(30).getTime());
  expect(givenAt('fac-1-1236000961')).toBeUndefined();
});
