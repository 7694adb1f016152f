import fc from 'fast-check';
import * as library from 'stdnum/lib/cjs/gt/cui.js';
import { describe, expect, it } from 'vitest';
import { checkCui, cuiCheckDigit, formatCui } from './cui.ts';

const reason = (typed: string) => {
  const result = checkCui(typed);
  return result.ok ? 'accepted' : result.reason;
};

describe('checkCui', () => {
  it('takes well-formed codes', () => {
    expect(checkCui('1587 56444 0904')).toEqual({ ok: true, value: '1587564440904' });
    expect(checkCui('1580352240101').ok).toBe(true);
    expect(checkCui('')).toEqual({ ok: true, value: '' });
  });
  it('says what is wrong', () => {
    expect(reason('12345678')).toContain('13 dígitos');
    expect(reason('158756444090A')).toContain('13 dígitos');
    expect(reason('1587564430904')).toContain('debe ser 4, no 3');
    expect(reason('1587564442304')).toContain('departamento 23');
    expect(reason('1587564440018')).toContain('departamento 00');
    expect(reason('1587564440118')).toContain('municipio 18');
    expect(reason('1587564440100')).toContain('municipio 00');
  });
  it('knows the municipalities of 2015, which stdnum does not', () => {
    expect(checkCui('1587564440514').ok).toBe(true);
    expect(checkCui('1587564441333').ok).toBe(true);
    expect(library.validate('1587564440514').isValid).toBe(false);
  });
  it('agrees with stdnum for the rest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99999999 }).map((n) => String(n).padStart(8, '0')),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 1, max: 24 }).map((n) => String(n).padStart(2, '0')),
        fc.integer({ min: 1, max: 40 }).map((n) => String(n).padStart(2, '0')),
        fc.boolean(),
        (body, digit, department, municipality, right) => {
          const place = department + municipality;
          fc.pre(place !== '0514' && place !== '1333');
          const cui = body + (right ? cuiCheckDigit(body) : digit) + place;
          expect(checkCui(cui).ok).toBe(library.validate(cui).isValid);
        },
      ),
      { numRuns: 500 },
    );
  });
  it('shows it in the groups of the DPI', () => {
    expect(formatCui('1587564440904')).toBe('1587 56444 0904');
    expect(formatCui('')).toBe('');
  });
});
