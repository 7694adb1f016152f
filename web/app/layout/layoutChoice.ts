import { useSyncExternalStore } from 'react';

/** Flags of the layout that a person sets for their own screen (spec 2, layout). */
export const LAYOUT_FLAGS = {
  fixed: 'Barra superior fija al bajar por la página',
  boxed: 'Contenido en una caja centrada',
  horizontal: 'Menú horizontal, bajo la barra superior',
  floating: 'Menú flotante, sobre la página',
  hiddenFooter: 'Sin pie de página',
} as const;

export type LayoutFlag = keyof typeof LAYOUT_FLAGS;
export type Layout = Readonly<Record<LayoutFlag, boolean>>;

const KEY = 'despacho.layout';
const plain: Layout = { fixed: false, boxed: false, horizontal: false, floating: false, hiddenFooter: false };
const listeners = new Set<() => void>();

function recall(): Layout {
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Layout>) };
  } catch {
    return plain;
  }
}

let current: Layout | undefined;
const layout = (): Layout => (current ??= recall());

/** A menu lies across or floats, not both. */
const EXCLUDES: Partial<Record<LayoutFlag, LayoutFlag>> = { horizontal: 'floating', floating: 'horizontal' };

export function setLayout(flag: LayoutFlag, on: boolean): void {
  const other = on ? EXCLUDES[flag] : undefined;
  current = { ...layout(), [flag]: on, ...(other ? { [other]: false } : {}) };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser without storage forgets; nothing else depends on it.
  }
  listeners.forEach((listener) => listener());
}

/** How this person's screen is laid out; the same everywhere in this browser. */
export const useLayout = (): Layout =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, layout);
