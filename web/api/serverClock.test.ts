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

  const far = Date.now() + 500 * DAY_MS;
  noticeTime(header(far));
  noticeTime(header(far + 2000));
  near(new Date(far).toISOString());
  expect(told).toHaveBeenCalledTimes(1);

  noticeTime(header(Date.now() - DAY_MS));
  near(new Date(Date.now() - DAY_MS).toISOString());
  noticeTime(header(Date.now()));
  expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(5000);
  expect(told).toHaveBeenCalledTimes(3);
  stop();
});
