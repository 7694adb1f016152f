import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { addDays } from '../foundation/dates/date.ts';
import { makeReference } from '../foundation/documents/makeReference.ts';
import { isHolidayIn } from './holidays.ts';
import { guatemalanHolidays, honduranHolidays } from './lists/holidays.ts';
import { readCatalogueCsv } from './readCatalogueCsv.ts';

const referenceOf = (country: CountryCode, list: typeof guatemalanHolidays) =>
  makeReference({
    country,
    today: '2026-11-20',
    checkTaxId: countries[country].checkTaxId,
    lists: new Map([[list.name, list]]),
  });
const guatemala = isHolidayIn(referenceOf('GT', guatemalanHolidays));
const honduras = isHolidayIn(referenceOf('HN', honduranHolidays));

/** Holidays among the ten days before and after a day. */
const around = (day: string, isHoliday = guatemala): string[] =>
  Array.from({ length: 21 }, (_, at) => addDays(day, at - 10)).filter(isHoliday);

describe('holidays of Guatemala', () => {
  it.each([
    ['2010-06-30', '2010-06-30', 'Wednesday, before any transfer'],
    ['2015-06-30', '2015-06-29', 'Tuesday, by Decree 42-2010'],
    ['2016-06-30', '2016-07-01', 'Thursday, by Decree 42-2010'],
    ['2018-06-30', '2018-06-30', 'Saturday, which 42-2010 left alone'],
    ['2019-06-30', '2019-07-01', 'Sunday, by Decree 19-2018'],
    ['2020-06-30', '2020-06-29', 'Tuesday'],
    ['2021-06-30', '2021-06-28', 'Wednesday'],
    ['2022-06-30', '2022-07-04', 'Thursday'],
    ['2023-06-30', '2023-07-03', 'Friday'],
    ['2025-06-30', '2025-06-30', 'Monday'],
    ['2026-06-30', '2026-06-29', 'Tuesday'],
  ])('rest for %s on %s: %s', (day, rest) => {
    expect(around(day)).toEqual([rest]);
  });

  it.each([
    ['2018-05-01', '2018-05-01', 'Tuesday, before the law'],
    ['2019-05-01', '2019-04-29', 'Wednesday, under the law'],
    ['2020-05-01', '2020-05-01', 'Friday, after the court'],
    ['2017-10-20', '2017-10-20', 'Friday, before the law'],
    ['2018-10-20', '2018-10-22', 'Saturday, its first days'],
    ['2019-10-20', '2019-10-21', 'Sunday, under the law'],
    ['2020-10-20', '2020-10-20', 'Tuesday, after the court'],
    ['2026-10-20', '2026-10-20', 'Tuesday'],
  ])('of 1 May and 20 October moved only from 2018 to 2020: %s on %s, %s', (day, rest) => {
    expect(around(day)).toEqual([rest]);
  });

  it('never move Independence, All Saints, Christmas, New Year and Holy Week', () => {
    for (const year of [2017, 2019, 2020, 2023, 2026]) {
      for (const day of ['01-01', '09-15', '11-01', '12-25'])
        expect(guatemala(`${year}-${day}`), day).toBe(true);
    }
    expect(around('2026-09-15')).toEqual(['2026-09-15']);
    expect(around('2026-04-03')).toEqual(['2026-04-02', '2026-04-03', '2026-04-04']);
  });
});

describe('holidays of Honduras', () => {
  it.each([
    [2014, ['10-03', '10-12', '10-21']],
    [2019, ['10-02', '10-03', '10-04']],
    [2020, ['11-04', '11-05', '11-06']],
    [2022, ['10-05', '10-06', '10-07']],
    [2023, ['10-04', '10-05', '10-06']],
    [2025, ['10-01', '10-02', '10-03']],
    [2026, ['10-07', '10-08', '10-09']],
  ])('of October %i are one week from its first Wednesday on', (year, days) => {
    const autumn = Array.from({ length: 70 }, (_, at) => addDays(`${year}-09-16`, at));
    expect(autumn.filter(honduras)).toEqual(days.map((day) => `${year}-${day}`));
  });
});

describe('a list of holidays from a file', () => {
  const columns = ['DIA', 'TRASLADO', 'VIGENTE_DESDE', 'VIGENTE_HASTA', 'FUENTE'];
  const read = (...rows: string[]) =>
    readCatalogueCsv(
      ['CLAVE,VALOR,DIA,TRASLADO,VIGENTE_DESDE,VIGENTE_HASTA,FUENTE', ...rows].join('\n'),
      columns,
    );

  it('takes the place of the one that is shipped', () => {
    const { rows, problems } = read('A,Asueto,12-24,,2026-01-01,2026-12-31,Acuerdo', 'B,Lunes,PASCUA+1,,,,');
    expect(problems).toEqual([]);
    const isHoliday = isHolidayIn(referenceOf('GT', { ...guatemalanHolidays, rows }));
    expect(['2026-12-24', '2026-04-06', '2027-03-29'].every(isHoliday)).toBe(true);
    expect(['2025-12-24', '2026-06-29', '2026-04-03'].some(isHoliday)).toBe(false);
  });

  it('is refused where a day or a transfer is none', () => {
    const reasons = read('A,a,02-30,,,,', 'B,b,NAVIDAD,,,,', 'C,c,06-30,lunes,,,').problems;
    expect(reasons.map(({ path }) => path)).toEqual(['FILAS[2].DIA', 'FILAS[3].DIA', 'FILAS[4].TRASLADO']);
  });
});
