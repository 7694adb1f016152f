import type { Item } from '../../runtime/database.ts';

/** A file of an export, in a form that needs no program of ours. */
export interface ExportedFile {
  name: string;
  bytes: Uint8Array;
}

/** What belongs together and is read at once: a document with all that lies beside it, a stretch of the logbook. */
export interface Unit {
  /** Behind what of its section the next one begins. */
  after: string;
  /** Documents in it. */
  documents: number;
  files: ExportedFile[];
}

export const jsonFile = (name: string, content: unknown): ExportedFile => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`),
});

/** Where a row stands in the database; nobody's information. */
const KEYS = new Set(['pk', 'orderPk', 'statePk', 'stateSk', 'objectPk', 'personPk', 'modulePk']);

/** What a row says in words and numbers, by its name; none for one that passes, or that is nothing but bytes. */
export function plainRow(row: Item): Record<string, unknown>[] {
  if (row['expires'] !== undefined) return [];
  const told = Object.entries(row).filter(
    ([name, value]) => !KEYS.has(name) && !(value instanceof Uint8Array),
  );
  return told.length > 1 ? [Object.fromEntries(told.sort(([one], [other]) => (one < other ? -1 : 1)))] : [];
}
