import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** As many pages as there are: a copy that went in steps would begin anew whenever somebody wrote between two. */
const ALL_PAGES = 2_147_483_647;

/** What several databases held at one moment, open until it is let go. */
export interface Snapshot {
  /** Writes each into a folder under its own name, as it was at that moment, whatever was written since. */
  writeTo: (folder: string) => Promise<void>;
  /** The names of files that the index of the objects names, earlier versions among them. */
  objectFiles: () => Set<string>;
  close: () => void;
}

/** Index of the objects; it names their files. */
export const OBJECTS = 'objects.db';

/** Files that a database of objects names. */
export function filesNamedIn(objects: DatabaseSync): Set<string> {
  const rows = objects.prepare('SELECT file FROM objects UNION ALL SELECT file FROM earlier').iterate();
  const named = new Set<string>();
  for (const { file } of rows) named.add(String(file));
  return named;
}

/**
 * One moment of all databases of a folder that is worked in. Everything between the tables and the other databases goes
 * through this process: a message is sent after the row that wants it was written, and taken away after what came of it was.
 * So readers that are opened without letting anything else of this process happen see all of it or nothing.
 */
export function snapshotOf(folder: string, names: readonly string[]): Snapshot {
  const opened = new Map<string, DatabaseSync>();
  const close = (): void => {
    for (const each of opened.values()) each.close();
  };
  try {
    for (const name of names) opened.set(name, new DatabaseSync(join(folder, name), { readOnly: true }));
    for (const each of opened.values()) {
      each.exec('BEGIN');
      // A transaction begins with what it reads first.
      each.prepare('SELECT count(*) FROM sqlite_schema').get();
    }
  } catch (error) {
    close();
    throw error;
  }
  return {
    writeTo: async (to) => {
      for (const [name, each] of opened) await backup(each, join(to, name), { rate: ALL_PAGES });
    },
    objectFiles: () => {
      const objects = opened.get(OBJECTS);
      return objects ? filesNamedIn(objects) : new Set();
    },
    close,
  };
}
