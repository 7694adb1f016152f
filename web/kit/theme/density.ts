import { useSyncExternalStore } from 'react';

/** How close together fields stand: `comoda` as drawn, `compacta` for who wants more of them in sight. */
export const DENSITIES = { comoda: 'Cómoda', compacta: 'Compacta' } as const;
export type Density = keyof typeof DENSITIES;

const KEY = 'despacho.densidad.';
let person = '';
const listeners = new Set<() => void>();

function current(): Density {
  try {
    return localStorage.getItem(KEY + person) === 'compacta' ? 'compacta' : 'comoda';
  } catch {
    return 'comoda';
  }
}

const apply = (): void => {
  window.document.documentElement.dataset['density'] = current();
  listeners.forEach((listener) => listener());
};

/** Takes up what this person chose in this browser. */
export function densityOf(userId: string): void {
  person = userId;
  apply();
}

/** Keeps the choice of the person for this browser. */
export function chooseDensity(density: Density): void {
  try {
    localStorage.setItem(KEY + person, density);
  } catch {
    // A browser without storage forgets.
  }
  apply();
}

export const useDensity = (): Density =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
