import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Which messages wait. Written before a call is answered, so a killed process forgets none that it took; not flushed
 * to the disk each time, for a message lost with the machine's power is sent again from the state it belongs to.
 */
export function openMessages(dataFolder: string): DatabaseSync {
  const store = new DatabaseSync(join(dataFolder, 'messages.db'));
  store.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS messages (
      id TEXT PRIMARY KEY, queue TEXT NOT NULL, message TEXT NOT NULL, receives INTEGER NOT NULL DEFAULT 0
    ) STRICT;
  `);
  return store;
}

/** Which objects exist, and in which file; flushed to the disk with every write, for it holds evidence. */
export function openObjects(dataFolder: string): DatabaseSync {
  const store = new DatabaseSync(join(dataFolder, 'objects.db'));
  store.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS objects (
      bucket TEXT NOT NULL, key TEXT NOT NULL, file TEXT NOT NULL, facts TEXT NOT NULL, PRIMARY KEY (bucket, key)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS earlier (
      bucket TEXT NOT NULL, key TEXT NOT NULL, file TEXT NOT NULL, facts TEXT NOT NULL, PRIMARY KEY (bucket, key, file)
    ) STRICT;
  `);
  return store;
}
