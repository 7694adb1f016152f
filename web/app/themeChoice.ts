import { useSyncExternalStore } from 'react';
import { COUNTRIES, type CountryCode } from '../../shared/countries/country.ts';
import { countries } from '../../shared/countries/countries.ts';
import { THEMES, type ThemeName } from '../kit/theme/themes.ts';
import { read } from './storage.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';

const KEY = 'despacho.theme';
const listeners = new Set<() => void>();

const isTheme = (text: string | null): text is ThemeName => text !== null && text in THEMES;
const isCountry = (text: string): text is CountryCode => isOneOf(COUNTRIES, text);

function current(): ThemeName {
  try {
    const chosen = localStorage.getItem(KEY);
    if (isTheme(chosen)) return chosen;
  } catch {
    return 'A';
  }
  const country = read('abrPais');
  return isCountry(country) ? countries[country].theme : 'A';
}

export function chooseTheme(name: ThemeName): void {
  try {
    localStorage.setItem(KEY, name);
  } finally {
    themeMayHaveChanged();
  }
}

/** Asks again: the country of the session decides where the person did not. */
export const themeMayHaveChanged = (): void => listeners.forEach((listener) => listener());

export const useThemeName = (): ThemeName =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
