import { expect, it, vi } from 'vitest';
import { noticeTime, onServerTime, serverNow } from './serverClock.ts';

const near = (moment: string): void =>
  expect(Math.abs(serverNow().getTime() - Date.parse(moment))).toBeLessThan(120_000);
const DAY_MS = 86_400_000;
const header = (milliseconds: number): string => new Date(milliseconds).toUTCString();

it('keeps the time of the server where this machine keeps another, and tells once', () => {
  const told = vi.fn();
  const stop = onServerTime(told);
  noticeTime(header(Date.now() + 3000));
  noticeTime(null);
  noticeTime('no time');
  expect(told).not.toHaveBeenCalled();
  expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(5000);

  const leap = Date.parse('2028-02-29T14:00:00Z');
  noticeTime(header(leap));
  noticeTime(header(leap + 2000));
  near('2028-02-29T14:00:00Z');
  expect(told).toHaveBeenCalledTimes(1);

  noticeTime(header(Date.now() - DAY_MS));
  near(new Date(Date.now() - DAY_MS).toISOString());
  noticeTime(header(Date.now()));
  expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(5000);
  expect(told).toHaveBeenCalledTimes(3);
  stop();
});
