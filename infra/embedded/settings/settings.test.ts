import { describe, expect, it } from 'vitest';
import { startSettings } from './settings.ts';

describe('the day and the rate of practice', () => {
  it('are the machine’s day and the rate that follows from it unless they are chosen', () => {
    expect(startSettings({})).not.toHaveProperty('startsAt');
    expect(startSettings({ PRACTICE_DAY: '', PRACTICE_RATE: '' })).not.toHaveProperty('practiceRate');
  });

  it('begin at eight in the morning of the day in Guatemala', () => {
    expect(startSettings({ PRACTICE_DAY: '2028-02-29', PRACTICE_RATE: '7.73901' })).toMatchObject({
      startsAt: new Date('2028-02-29T14:00:00Z'),
      practiceRate: '7.73901',
    });
  });

  it('are refused when they are none', () => {
    for (const day of ['2027-02-29', '29/02/2028', 'mañana', '2028-2-9'])
      expect(() => startSettings({ PRACTICE_DAY: day })).toThrow(`PRACTICE_DAY es «${day}»`);
    for (const rate of ['7.7', '0.00000', '7,73901', '-7.73901'])
      expect(() => startSettings({ PRACTICE_RATE: rate })).toThrow(`PRACTICE_RATE es «${rate}»`);
  });

  it('are refused outside practice: what is really sent has the real day', () => {
    expect(() => startSettings({ PRACTICE: '0', PRACTICE_DAY: '2028-02-29' })).toThrow(
      'PRACTICE_DAY solo vale en práctica',
    );
    expect(() => startSettings({ PRACTICE: '0', PRACTICE_RATE: '7.73901' })).toThrow(
      'PRACTICE_RATE solo vale en práctica',
    );
  });
});

describe('copies of the data', () => {
  it('lie beside them unless another folder is named, and are made unless they are not wanted', () => {
    expect(startSettings({ DATA_DIR: '/srv/datos' }).copiesDir).toBe('/srv/datos-copias');
    expect(startSettings({ DATA_DIR: '/srv/datos', COPIES_DIR: '/otro/disco' }).copiesDir).toBe(
      '/otro/disco',
    );
    expect(startSettings({ COPIES: '0' })).not.toHaveProperty('copiesDir');
  });

  it('never lie within them, where each would hold the ones before', () => {
    for (const COPIES_DIR of ['/srv/datos', '/srv/datos/copias'])
      expect(() => startSettings({ DATA_DIR: '/srv/datos', COPIES_DIR })).toThrow(
        `COPIES_DIR es «${COPIES_DIR}»`,
      );
  });
});

it('begins a new folder with a month of sample work unless it is told not to', () => {
  expect(startSettings({}).history).toBe(true);
  expect(startSettings({ PRACTICE_HISTORY: '0' }).history).toBe(false);
});
