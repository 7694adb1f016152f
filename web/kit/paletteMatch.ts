import { fold } from '../../shared/foundation/text/clean.ts';

export interface PaletteEntry {
  id: string;
  label: string;
  description?: string;
  /** Other words by which it is found. */
  words?: string;
  /** An act that cannot be taken back, in red letters. */
  danger?: boolean;
  run: () => void;
}

/** An entry beside the text that it is found by, without accents, capitals and the marks of numbers. */
export interface IndexedEntry {
  entry: PaletteEntry;
  label: string;
  text: string;
}

const plain = (text: string): string => fold(text).replaceAll(/[-.]/g, '');

export const indexEntries = (entries: readonly PaletteEntry[]): IndexedEntry[] =>
  entries.map((entry) => ({
    entry,
    label: plain(entry.label),
    text: plain(`${entry.label} ${entry.description ?? ''} ${entry.words ?? ''}`),
  }));

/**
 * Entries that hold every word of a query, those whose name begins with it first, then in their own order. Accents,
 * capitals and the points and hyphens of numbers are no difference.
 */
export function matchEntries(indexed: readonly IndexedEntry[], query: string, limit: number): PaletteEntry[] {
  const whole = plain(query).trim();
  const words = whole.split(/\s+/).filter(Boolean);
  const first: PaletteEntry[] = [];
  const rest: PaletteEntry[] = [];
  for (const { entry, label, text } of indexed) {
    if (!words.every((word) => text.includes(word))) continue;
    if (label.startsWith(whole)) first.push(entry);
    else if (rest.length < limit) rest.push(entry);
    if (first.length === limit) break;
  }
  return [...first, ...rest].slice(0, limit);
}
