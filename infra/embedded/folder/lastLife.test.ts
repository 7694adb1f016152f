import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepNoting, lifeVariables, livedUntil, noteLife } from './lastLife.ts';

const NIGHT = Date.parse('2026-11-19T23:00:00Z');
const MORNING = Date.parse('2026-11-20T13:00:00Z');

let place: string;
let folder: string;
let copy: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'despacho-lived-'));
  folder = mkdtempSync(join(place, 'datos-'));
  copy = join(place, 'copia');
});
afterEach(() => rmSync(place, { recursive: true }));

it('a folder that was left as it was tells until when it was worked in', () => {
  expect(livedUntil(folder)).toBeUndefined();
  noteLife(folder, NIGHT);
  expect(livedUntil(folder)).toBe(NIGHT);
  noteLife(folder, MORNING);
  expect(livedUntil(folder)).toBe(MORNING);
});

it('moved to another name it is the same folder', () => {
  noteLife(folder, NIGHT);
  renameSync(folder, copy);
  expect(livedUntil(copy)).toBe(NIGHT);
});

it('put back from a copy it tells nothing, whether it took the place of the folder or was written over it', () => {
  noteLife(folder, NIGHT);
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  expect(livedUntil(copy)).toBeUndefined();
  noteLife(folder, MORNING);
  cpSync(copy, folder, { recursive: true, preserveTimestamps: true, force: true });
  expect(readFileSync(join(folder, 'lived'), 'utf8')).toBe(String(NIGHT));
  expect(livedUntil(folder)).toBeUndefined();
  rmSync(folder, { recursive: true });
  cpSync(copy, folder, { recursive: true, preserveTimestamps: true });
  expect(livedUntil(folder)).toBeUndefined();
});

it('nor where one of the two was put back, or cannot be read', () => {
  noteLife(folder, NIGHT);
  const kept = readFileSync(join(folder, 'lived-written'));
  noteLife(folder, MORNING);
  writeFileSync(join(folder, 'lived-written'), kept);
  expect(livedUntil(folder)).toBeUndefined();
  noteLife(join(folder, 'none'), NIGHT);
  expect(livedUntil(join(folder, 'none'))).toBeUndefined();
});

it('a new life tells the functions when it began and when the one before ended, and notes itself from its first minute on', () => {
  vi.useFakeTimers({ now: MORNING });
  noteLife(folder, NIGHT);
  expect(lifeVariables(folder, MORNING)).toEqual({
    LIVES_SINCE: String(MORNING),
    LIVED_UNTIL: String(NIGHT),
  });
  const stop = keepNoting(folder, () => new Date());
  vi.advanceTimersByTime(59_000);
  expect(livedUntil(folder)).toBe(NIGHT);
  vi.advanceTimersByTime(1_000);
  expect(livedUntil(folder)).toBe(MORNING + 60_000);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(livedUntil(folder)).toBe(MORNING + 60_000);
  vi.useRealTimers();
  expect(lifeVariables(copy, MORNING)).toMatchObject({ LIVED_UNTIL: '' });
});
