import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { APPLICATIONS } from '../foundation/modules.ts';
import { COUNTRIES, type CountryCode } from './country.ts';
import { isModuleOf } from './isModuleOf.ts';
import { onEveryCountry } from './onEveryCountry.ts';

describe('countries', () => {
  it('answers under its own code', () => {
    for (const code of COUNTRIES) expect(countries[code].code).toBe(code);
  });

  it('lists El Salvador without letting anybody work there', () => {
    const seen: string[] = [];
    onEveryCountry((country) => seen.push(country.code));
    expect(seen).toEqual(['GT', 'HN']);
  });

  it('gives every country its own declaration and nobody else theirs', () => {
    const of = (country: CountryCode) => APPLICATIONS.filter((module) => isModuleOf(country, module));
    expect(of('GT')).not.toContain('dua');
    expect(of('HN')).not.toContain('duca');
    expect(of('HN')).toContain('dua');
    const [guatemalan, honduran] = [
      ['duca', 'cafta'],
      ['dua', 'manifests'],
    ];
    expect(of('GT').filter((module) => !guatemalan.includes(module))).toEqual(
      of('HN').filter((module) => !honduran.includes(module)),
    );
  });

  it('gives cargo manifests to Honduras alone', () => {
    const having = COUNTRIES.filter((country) => isModuleOf(country, 'manifests'));
    expect(having).toEqual(['HN']);
  });

  it('links the catalogues of spec 2', () => {
    expect(countries.GT.catalogueLinks.map((link) => link.id)).toEqual([4, 2, 3, 5]);
    expect(countries.HN.catalogueLinks.map((link) => link.id)).toEqual([110, 111, 112]);
  });

  it('checks and shows the tax number of the country', () => {
    expect(countries.GT.checkTaxId('576937-k')).toEqual({ ok: true, value: '576937K' });
    expect(countries.GT.checkTaxId('576937-1').ok).toBe(false);
    expect(countries.HN.checkTaxId('0801-9021-000018')).toEqual({ ok: true, value: '08019021000018' });
    expect(countries.HN.checkTaxId('0801902100001').ok).toBe(false);
    expect(countries.SV.formatTaxId('06140101901012')).toBe('0614-010190-101-2');
    expect(countries.SV.checkTaxId('1234').ok).toBe(false);
  });
});

onEveryCountry((country) =>
  describe(`formats of ${country.name}`, () => {
    it('writes thousands with a comma and cents with a point', () => {
      expect(new Intl.NumberFormat(country.locale, { minimumFractionDigits: 2 }).format(1234567.5)).toBe(
        '1,234,567.50',
      );
    });

    it('stands six hours behind UTC without summer time', () => {
      for (const day of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z']) {
        const hour = new Intl.DateTimeFormat('en-GB', { timeZone: country.timeZone, hour: '2-digit' }).format(
          new Date(day),
        );
        expect(hour).toBe('06');
      }
    });
  }),
);
