import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataFolder {
  path: string;
  release: () => void;
}

interface Owner {
  pid: number;
  since: string;
}

/** An instance that is just ending, killed with its parent, is waited for. */
const WAIT_MS = 2000;

/** Tells whose data folder it is; a sentence for the person who started a second instance on it. */
export class FolderInUse extends Error {}

/**
 * Takes the data folder for this process, or throws `FolderInUse`. The lock is SQLite's own on `lock.db`, which the
 * operating system drops with its process however that ends: a dead owner never keeps the folder, and two that start
 * at the same moment cannot both take it. `owner.json` only tells who it is.
 */
export function takeDataFolder(folder: string): DataFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = realpathSync(folder);
  const lock = new DatabaseSync(join(path, 'lock.db'));
  try {
    lock.exec(`PRAGMA busy_timeout = ${WAIT_MS}; BEGIN EXCLUSIVE`);
  } catch {
    lock.close();
    throw new FolderInUse(inUse(path, readOwner(path)));
  }
  const owner: Owner = { pid: process.pid, since: new Date().toISOString() };
  writeFileSync(join(path, 'owner.json'), JSON.stringify(owner));
  return { path, release: () => lock.close() };
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(join(path, 'owner.json'), 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

const inUse = (path: string, owner: Owner | undefined): string =>
  `La carpeta de datos ${path} ya la usa otra instancia` +
  (owner ? ` (proceso ${owner.pid}, desde ${owner.since}). ` : '. ') +
  'Deténgala, o inicie esta con otra carpeta (DATA_DIR) y otro puerto (PORT).';
