import { afterEach, expect, test, vi } from 'vitest';
import { endToasts, shownToasts, toast, toastLog } from './toasts.ts';

vi.useFakeTimers();
afterEach(() => vi.runAllTimers());

const titles = (): string[] => shownToasts.get().map(({ title }) => title);

test('a toast ends with its fact and stays in the log', () => {
  toast('Registro en curso', '', 'good', 'dua-1');
  toast('Otra cosa');
  endToasts('dua-1');
  expect(titles()).toEqual(['Otra cosa']);
  expect(toastLog.get().map(({ title }) => title)).toContain('Registro en curso');
});

test('what is told later of the same takes the place of what was told before', () => {
  toast('Validación en curso', '', 'good', 'dua-1');
  toast('Registro en curso', '', 'good', 'dua-1');
  toast('Registro en curso', '', 'good', 'dua-2');
  expect(titles()).toEqual(['Registro en curso', 'Registro en curso']);
});

test('others stay their 25 seconds', () => {
  toast('Guardado');
  vi.advanceTimersByTime(24_000);
  expect(titles()).toEqual(['Guardado']);
  vi.advanceTimersByTime(2_000);
  expect(titles()).toEqual([]);
});
