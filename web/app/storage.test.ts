import { afterEach, expect, it, vi } from 'vitest';
import { onOtherPerson } from './storage.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser's storage, and what another window that writes into it tells this one. */
function browser() {
  const kept = new Map<string, string>();
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  return (key: string, value: string): void => {
    kept.set(key, value);
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
}

it('tells when another window signs somebody else in, and not of the same person, of nobody, or of something else', () => {
  const write = browser();
  const signIn = (company: string, person: string): void => {
    write('Id', company);
    write('Id_user', person);
  };
  signIn('1', 'ana');
  const told = vi.fn();
  const stop = onOtherPerson(told);
  signIn('1', 'ana');
  write('Id_user', '');
  write('abrPais', 'HN');
  expect(told).not.toHaveBeenCalled();
  signIn('1', 'beto');
  expect(told).toHaveBeenCalled();
  stop();
  told.mockClear();
  signIn('2', 'eva');
  expect(told).not.toHaveBeenCalled();
});
