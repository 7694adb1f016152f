import { expect, it } from 'vitest';
import { declaredPart, incotermOf, invoiceTotal } from './incoterm.ts';
import { sampleReference as reference } from '../catalogues/sampleReference.fixture.ts';

it('declares a part as 0 when the price includes it, rounded when not, blank when it is not declared', () => {
  expect(declaredPart('12.345', true, true)).toBe('0');
  expect(declaredPart('12.345', false, true)).toBe('12.35');
  expect(declaredPart('', false, true)).toBe('0.00');
  expect(declaredPart('12.345', false, false)).toBe('');
});

it('counts each part only if the term includes it', () => {
  const parts = { fob: '100.00', freight: '10.00', insurance: '', others: '1.00' };
  const total = (code: string): string => invoiceTotal(parts, incotermOf(reference, code)!);
  expect(['EXW', 'CFR', 'CIF', 'DDP'].map(total)).toEqual(['100.00', '110.00', '110.00', '111.00']);
  expect(incotermOf(reference, 'XYZ')).toBeUndefined();
  expect(incotermOf(reference, '')).toBeUndefined();
});
