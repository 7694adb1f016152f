import Holidays from 'date-holidays';
import { expect, it } from 'vitest';
import { easterSunday } from './easter.ts';

it('finds Easter as an independent calendar does', () => {
  const calendar = new Holidays('GT');
  for (let year = 1990; year <= 2060; year += 1) {
    const goodFriday = calendar.getHolidays(year).find((each) => each.rule === 'easter -2');
    const easter = new Date(`${goodFriday!.date.slice(0, 10)}T00:00:00Z`);
    easter.setUTCDate(easter.getUTCDate() + 2);
    expect(easterSunday(year)).toBe(easter.toISOString().slice(0, 10));
  }
});
