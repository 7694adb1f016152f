import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { COUNTRIES } from './country.ts';
import { easterSunday, isHolidayOf } from './holidays.ts';
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

describe('holidays', () => {
  it('finds Easter as an independent calendar does', () => {
    const calendar = new Holidays('GT');
    for (let year = 1990; year <= 2060; year += 1) {
      const goodFriday = calendar.getHolidays(year).find((each) => each.rule === 'easter -2');
      const easter = new Date(`${goodFriday!.date.slice(0, 10)}T00:00:00Z`);
      easter.setUTCDate(easter.getUTCDate() + 2);
      expect(easterSunday(year)).toBe(easter.toISOString().slice(0, 10));
    }
  });

  it('knows fixed and movable days and leaves the others', () => {
    const isHoliday = isHolidayOf(countries.GT.holidays);
    expect(['2026-09-15', '2026-04-02', '2026-04-03', '2026-04-04'].every(isHoliday)).toBe(true);
    expect(['2026-04-01', '2026-04-05', '2026-09-16'].some(isHoliday)).toBe(false);
  });
});
