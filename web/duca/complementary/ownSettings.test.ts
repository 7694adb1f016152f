import { expect, it } from 'vitest';
import { noticeKeys, noticeSettings } from '../../../shared/duca/complementary/complementaryNotice.ts';
import { settled, withRow, type ConfigurationRow } from './ownSettings.ts';

const row = (VALOR: string, key: keyof typeof noticeKeys = 'active'): ConfigurationRow => ({
  ID_MODULO: '6',
  CLAVE: noticeKeys[key],
  VALOR,
});

it('a box that was ticked shows so at once, and what was undone elsewhere shows as it is stored once the tick was saved', () => {
  const off = row('0');
  const own = withRow([], off);
  // The answer is older than the tick.
  expect(noticeSettings([...own, row('1')]).active).toBe(false);
  const after = settled(own, off);
  expect(noticeSettings([...after, row('0')]).active).toBe(false);
  // «Deshacer» in the person's options: no row is stored any more, and the default holds.
  expect(noticeSettings([...after]).active).toBe(true);
});

it('a change that was saved late does not take away a later one of the same option, nor one of another', () => {
  const first = row('0');
  const second = row('1');
  const other = row('30', 'days');
  const own = withRow(withRow(withRow([], first), other), second);
  expect(own).toEqual([other, second]);
  expect(settled(own, first)).toBe(own);
  expect(settled(own, row('1'))).toBe(own);
  expect(settled(own, second)).toEqual([other]);
});

it('a row takes the place of the one of its key, also where nothing was answered yet', () => {
  expect(withRow(undefined, row('1'))).toEqual([row('1')]);
  expect(withRow([row('0'), row('5', 'days')], row('1'))).toEqual([row('5', 'days'), row('1')]);
});
