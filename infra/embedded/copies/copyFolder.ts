import { statfsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { LEAST_FREE_BYTES } from '../../../shared/foundation/storage.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { codeOfThrown } from '../../../shared/foundation/thrown.ts';
import { filesIn, linkAll, linkFile, namesIn } from './linkedFiles.ts';
import { filesNamedIn, OBJECTS, snapshotOf } from './snapshot.ts';

/** Files that never change once they are written: one place holds them for all copies, and each copy's index names its own. */
export const SHARED = ['objects', 'correos'] as const;
/** Whose folder it is lies in `lock.db`; what an instance that is gone held is nobody's. */
const LOCK = 'lock.db';
/** What else a folder holds that cannot be made again: the keys, and that it is of real work. */
const KEPT = ['secrets', 'real-work'];
/** Written last: a copy without it is none. */
export const WHOLE = 'copia.json';
/** Of a copy that is being made. */
const UNFINISHED = '.a-medias-';

const HOURLY = 24;
const DAILY = 7;

export interface Copied {
  dataDir: string;
  copiesDir: string;
  now: Date;
  /** While a copy is made no file of an object goes away; answers what ends that. */
  holdFiles: () => () => void;
}

/** No copy was made; tells why and what to do. */
export class NoCopy extends Error {}

/** Copies that are whole, newest first; their names are their moments. */
export async function copiesIn(copiesDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await namesIn(copiesDir))
    if (/^\d{4}-/.test(name) && (await namesIn(join(copiesDir, name))).includes(WHOLE)) found.push(name);
  return found.toSorted().reverse();
}

/** «2026-11-20_14-05-09», local. */
const nameAt = (moment: Date): string =>
  localDateTime(moment).slice(0, 19).replace('T', '_').replaceAll(':', '-');

/**
 * Copies a data folder that is worked in: all its databases as they were at one moment, the files of its objects, and its
 * secrets. Readable by its owner alone, for whoever has it has the data. @returns its name.
 */
export async function copyFolder({ dataDir, copiesDir, now, holdFiles }: Copied): Promise<string> {
  await mkdir(copiesDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new NoCopy(
      `No se hizo la copia: la carpeta ${copiesDir} no se puede crear (${codeOfThrown(error) || String(error)}). Dé permiso de escritura donde está, o ponga otra carpeta en COPIES_DIR.`,
    );
  });
  for (const left of await namesIn(copiesDir))
    if (left.startsWith(UNFINISHED)) await rm(join(copiesDir, left), { recursive: true, force: true });
  const databases = (await namesIn(dataDir)).filter((each) => each.endsWith('.db') && each !== LOCK);
  if (!databases.includes(OBJECTS))
    throw new NoCopy(`No se hizo la copia: en ${dataDir} todavía no hay datos. Revise DATA_DIR.`);
  await roomFor(dataDir, copiesDir, databases);
  const name = nameAt(now);
  const half = join(copiesDir, `${UNFINISHED}${name}`);
  try {
    await fill(half, { dataDir, copiesDir, now, holdFiles }, databases);
    await rm(join(copiesDir, name), { recursive: true, force: true });
    await rename(half, join(copiesDir, name));
  } catch (error) {
    // The room that half a copy takes is wanted more than it is.
    await rm(half, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
  return name;
}

async function fill(
  half: string,
  { dataDir, copiesDir, now, holdFiles }: Copied,
  databases: readonly string[],
): Promise<void> {
  await mkdir(half, { mode: 0o700 });
  const release = holdFiles();
  try {
    for (const shared of SHARED) await linkAll(join(dataDir, shared), join(copiesDir, shared));
    await copyDatabases(dataDir, half, copiesDir, databases);
  } finally {
    release();
  }
  const there = await namesIn(dataDir);
  for (const kept of KEPT)
    if (there.includes(kept)) await cp(join(dataDir, kept), join(half, kept), { recursive: true });
  await chmod(join(half, 'secrets'), 0o700);
  await writeFile(join(half, WHOLE), JSON.stringify({ at: now.toISOString() }), { mode: 0o600, flush: true });
}

async function copyDatabases(
  dataDir: string,
  half: string,
  copiesDir: string,
  databases: readonly string[],
): Promise<void> {
  const snapshot = snapshotOf(dataDir, databases);
  try {
    await snapshot.writeTo(half);
    const has = new Set(await namesIn(join(copiesDir, 'objects')));
    for (const file of snapshot.objectFiles())
      if (
        !has.has(file) &&
        !(await linkFile(join(dataDir, 'objects', file), join(copiesDir, 'objects', file)))
      )
        throw new NoCopy(
          `No se hizo la copia: falta el archivo objects/${file}, que la carpeta de datos nombra.`,
        );
  } finally {
    snapshot.close();
  }
  for (const each of databases) await chmod(join(half, each), 0o600);
}

/** The copy takes its room twice over before it is begun: the product goes on when the disk is nearly full. */
async function roomFor(dataDir: string, copiesDir: string, databases: readonly string[]): Promise<void> {
  let bytes = 0;
  for (const each of databases)
    for (const file of [each, `${each}-wal`])
      bytes += (await stat(join(dataDir, file)).catch(() => ({ size: 0 }))).size;
  const { bavail, bsize } = statfsSync(copiesDir);
  if (bavail * bsize >= 2 * bytes + LEAST_FREE_BYTES) return;
  throw new NoCopy(
    `No se hizo la copia: en el disco de ${copiesDir} no queda espacio para ella (${Math.ceil(bytes / 1e6)} MB y otro tanto libre). Despacho sigue trabajando. Libere espacio, o ponga otra carpeta en COPIES_DIR.`,
  );
}

/**
 * Of all copies the newest of so many hours and of so many days stay, and with them the files that they name. Copies made by
 * hand push none of these out: as many of the newest stay besides.
 */
export async function pruneCopies(dataDir: string, copiesDir: string): Promise<void> {
  const all = await copiesIn(copiesDir);
  const newestOf = (letters: number, most: number): string[] =>
    [...new Map(all.toReversed().map((name) => [name.slice(0, letters), name])).values()].slice(-most);
  const kept = new Set([
    ...all.slice(0, HOURLY),
    ...newestOf('2026-11-20_14'.length, HOURLY),
    ...newestOf('2026-11-20'.length, DAILY),
  ]);
  for (const name of all)
    if (!kept.has(name)) await rm(join(copiesDir, name), { recursive: true, force: true });
  await pruneFiles(
    dataDir,
    copiesDir,
    all.filter((name) => kept.has(name)),
  );
}

async function pruneFiles(dataDir: string, copiesDir: string, kept: readonly string[]): Promise<void> {
  for (const shared of SHARED) {
    const lives = new Set(await filesIn(join(dataDir, shared)));
    const gone = new Set((await filesIn(join(copiesDir, shared))).filter((file) => !lives.has(file)));
    if (gone.size === 0) continue;
    if (shared === 'objects')
      for (const name of kept) {
        const objects = new DatabaseSync(join(copiesDir, name, OBJECTS), { readOnly: true });
        for (const file of filesNamedIn(objects)) gone.delete(file);
        objects.close();
        // Whoever works meanwhile goes first.
        await turn();
      }
    for (const file of gone) await rm(join(copiesDir, shared, file), { force: true });
  }
}
