import fc from 'fast-check';
import * as library from 'stdnum/lib/cjs/gt/nit.js';
import { describe, expect, it } from 'vitest';
import { checkNit, formatNit, nitCheckDigit } from './nit.ts';

describe('checkNit', () => {
  it.each([
    ['576937-K', '576937K'],
    ['576937-k', '576937K'],
    [' 7108-0 ', '71080'],
    ['0007108-0', '71080'],
    ['3952550-3', '39525503'],
    ['3952550\u20133', '39525503'],
    ['', ''],
  ])('reads "%s" as %s', (typed, value) => {
    expect(checkNit(typed)).toEqual({ ok: true, value });
  });
  it('names the digit it expected', () => {
    const result = checkNit('576937-1');
    expect(!result.ok && result.reason).toContain('NIT 576937-1 debe ser K, no 1');
  });
  it.each(['K', '5', '0-0', '12A45-6', '57K937-K', '1234567890123', 'CF'])('refuses "%s"', (typed) => {
    expect(checkNit(typed).ok).toBe(false);
  });
  it('takes CF only where it is allowed', () => {
    expect(checkNit('c/f', { allowFinalConsumer: true })).toEqual({ ok: true, value: 'CF' });
    expect(checkNit('CF', { allowFinalConsumer: false }).ok).toBe(false);
  });
  it('agrees with stdnum', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 11n - 1n }).map(String),
        fc.constantFrom(...'0123456789K'),
        (body, check) => {
          expect(checkNit(body + check).ok).toBe(library.validate(body + check).isValid);
          expect(library.validate(body + nitCheckDigit(body)).isValid).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
  it('shows the hyphen', () => {
    expect(formatNit('576937K')).toBe('576937-K');
    expect([formatNit('CF'), formatNit('')]).toEqual(['CF', '']);
  });
});
