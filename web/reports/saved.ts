/** Options that hold saved reports begin with it. */
export const SAVED = 'reporte-guardado-';

export interface SavedReport {
  key: string;
  name: string;
  /** Address of the report with its period and filters. */
  to: string;
}

/** A saved report as its option holds it; undefined for other options, and for one that was taken away. */
export function readSaved(key: string, value: string): SavedReport | undefined {
  if (!key.startsWith(SAVED) || value === '') return undefined;
  const [name = '', to = ''] = value.split('\n');
  // Only addresses of the app's own reports: an option is a text that anything may have written.
  return /^\/reportesgt\/[A-Za-z]+(\?|$)/.test(to) ? { key, name, to } : undefined;
}

export const savedText = (name: string, to: string): string => `${name.replace(/\s+/g, ' ').trim()}\n${to}`;
