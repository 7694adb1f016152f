import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOfThrown } from '../../../shared/foundation/thrown.ts';

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
const TRIAL_BYTES = 64 * 1024;

/** Tells whose data folder it is; a sentence for the person who started a second instance on it. */
export class FolderInUse extends Error {}

/** Nothing can be kept in the data folder; tells why and what to do. */
export class UnusableFolder extends Error {}

/**
 * Takes the data folder for this process, or throws `FolderInUse`, or `UnusableFolder`. The lock is SQLite's own on `lock.db`, which the
 * operating system drops with its process however that ends: a dead owner never keeps the folder, and two that start
 * at the same moment cannot both take it. `owner.json` only tells who it is.
 */
export function takeDataFolder(folder: string): DataFolder {
  const path = writable(folder);
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

/** The folder's real path, once something was written to it and flushed: a full disk takes an empty file. */
function writable(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = realpathSync(folder);
    const trial = join(path, `.trial-${process.pid}`);
    try {
      writeFileSync(trial, Buffer.alloc(TRIAL_BYTES), { flush: true });
    } finally {
      rmSync(trial, { force: true });
    }
    return path;
  } catch (error) {
    throw new UnusableFolder(unusable(folder, codeOfThrown(error) || String(error)));
  }
}

function unusable(folder: string, code: string): string {
  const other = 'inicie con otra en DATA_DIR.';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `No hay espacio en el disco de la carpeta de datos ${folder}. Libere espacio, o ${other}`;
  if (code === 'EROFS')
    return `La carpeta de datos ${folder} está en un disco de solo lectura y no se puede guardar nada en ella. Móntelo con escritura, o ${other}`;
  if (code === 'EACCES' || code === 'EPERM')
    return `Su usuario no puede escribir en la carpeta de datos ${folder}. Dele permiso de escritura, o ${other}`;
  return `No se puede usar la carpeta de datos ${folder} (${code}). Revise que sea una carpeta en la que se pueda escribir, o ${other}`;
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
