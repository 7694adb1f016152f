import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { takeDataFolder } from '../folder/dataFolder.ts';
import { copiesIn, SHARED, WHOLE } from './copyFolder.ts';
import { filesIn, linkFile } from './linkedFiles.ts';
import { filesNamedIn, OBJECTS } from './snapshot.ts';

/** What was asked for cannot be put back; nothing was changed. */
export class CannotRestore extends Error {}

export interface Restored {
  /** Where the folder of before lies; it is never deleted. */
  aside: string;
  /** Whether the locked evidence of now could be kept, which is newer than the copy. */
  keptEvidence: boolean;
  /** Objects that an index names and of which no file was found. */
  missing: number;
}

/**
 * Puts a copy in the place of a data folder that nobody works in. What is locked stays as it is now, where it can be read:
 * by evidence that is newer than the tables the machine sees that these are old, and asks before it sends (fault row 44). All
 * is made beside the folder, which gives way last.
 * @param locked buckets whose objects stay, under their names here
 * @param prepare does to the new folder what must be done before anybody is let in
 */
export async function restoreCopy(
  asked: { dataDir: string; copiesDir: string; name: string; locked: readonly string[] },
  prepare: (folder: string) => Promise<void>,
): Promise<Restored> {
  const { dataDir, copiesDir, name, locked } = asked;
  const copy = await copyNamed(copiesDir, name);
  const owned = takeDataFolder(dataDir);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const fresh = join(dirname(owned.path), `.${basename(owned.path)}-restaurando`);
  try {
    await roomBeside(owned.path, fresh);
    const filter = (source: string): boolean => basename(source) !== WHOLE;
    await cp(copy, fresh, { recursive: true, mode: constants.COPYFILE_FICLONE, filter });
    whole(fresh);
    const keptEvidence = keepLocked(fresh, owned.path, locked);
    const missing = await giveFiles(fresh, [dirname(copy), owned.path]);
    await prepare(fresh);
    const aside = `${owned.path}-antes-${moment}`;
    await rename(owned.path, aside);
    await rename(fresh, owned.path);
    return { aside, keptEvidence, missing };
  } finally {
    owned.release();
  }
}

/**
 * Makes the place beside the data folder in which the new one is made, and which takes its name at the end.
 * @throws CannotRestore where nothing can be made there, or where the folder cannot give its name away.
 */
export async function roomBeside(folder: string, fresh: string): Promise<void> {
  const parent = dirname(folder);
  const remedy = 'Ponga los datos en una carpeta dentro de otra en la que se pueda escribir, con DATA_DIR.';
  if (await isMounted(folder))
    throw new CannotRestore(
      `No se restauró nada: ${folder} es el punto de montaje de un disco y no puede cambiar de nombre para hacer lugar a la copia. ${remedy}`,
    );
  try {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    await rm(fresh, { recursive: true });
  } catch (error) {
    throw new CannotRestore(
      `No se restauró nada: en ${parent} no se puede escribir, y la copia se prepara ahí antes de tomar el lugar de los datos. Dé permiso de escritura ahí. ${remedy}`,
      { cause: error },
    );
  }
}

/** Also of a folder of the same disk that is mounted elsewhere, as into a container. */
async function isMounted(folder: string): Promise<boolean> {
  const [own, above] = await Promise.all([stat(folder), stat(dirname(folder))]);
  if (own.dev !== above.dev) return true;
  const mounts = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  return mounts.split('\n').some((line) => line.split(' ')[4] === folder.replaceAll(' ', '\\040'));
}

/** A copy by its name or by where it lies. */
async function copyNamed(copiesDir: string, name: string): Promise<string> {
  const copy = isAbsolute(name) ? name : join(copiesDir, name);
  if (name !== '' && existsSync(join(copy, WHOLE))) return copy;
  const known = await copiesIn(copiesDir);
  throw new CannotRestore(
    `No hay una copia «${name}» en ${copiesDir}. ${known.length === 0 ? 'No hay ninguna.' : `Hay: ${known.join(', ')}.`}`,
  );
}

/** Refuses a copy of which a database is torn. */
function whole(folder: string): void {
  for (const name of ['dynamo.db', OBJECTS, 'messages.db']) {
    const database = new DatabaseSync(join(folder, name));
    try {
      const [said] = database.prepare('PRAGMA quick_check(1)').all();
      if (Object.values(said ?? {})[0] !== 'ok')
        throw new CannotRestore(`La copia está dañada: ${name} no se puede leer entero. Elija otra.`);
    } finally {
      database.close();
    }
  }
}

/** The index of the copy, with what is locked as it is now and what came since. */
function keepLocked(fresh: string, now: string, locked: readonly string[]): boolean {
  if (!existsSync(join(now, OBJECTS))) return false;
  const index = new DatabaseSync(join(fresh, OBJECTS));
  const of = locked.map(() => '?').join(', ');
  try {
    index.prepare('ATTACH ? AS present').run(join(now, OBJECTS));
    index.exec('BEGIN');
    for (const [verb, table] of [
      ['IGNORE', 'earlier'],
      ['REPLACE', 'objects'],
    ] as const)
      index
        .prepare(
          `INSERT OR ${verb} INTO main.${table} SELECT bucket, key, file, facts FROM present.${table} WHERE bucket IN (${of})`,
        )
        .run(...locked);
    index.exec('COMMIT');
    return true;
  } catch {
    // What cannot be read now is as it was in the copy.
    return false;
  } finally {
    index.close();
  }
}

/** Files of the objects and of mails, each from where it is found first. @returns how many were found nowhere. */
async function giveFiles(fresh: string, places: readonly string[]): Promise<number> {
  const index = new DatabaseSync(join(fresh, OBJECTS), { readOnly: true });
  const named = filesNamedIn(index);
  index.close();
  let missing = 0;
  for (const shared of SHARED) {
    const to = join(fresh, shared);
    await mkdir(to, { recursive: true, mode: 0o700 });
    const wanted =
      shared === 'objects'
        ? named
        : new Set((await Promise.all(places.map((each) => filesIn(join(each, shared))))).flat());
    for (const file of wanted) if (!(await given(places, shared, file, to))) missing += 1;
  }
  return missing;
}

async function given(places: readonly string[], shared: string, file: string, to: string): Promise<boolean> {
  for (const place of places) if (await linkFile(join(place, shared, file), join(to, file))) return true;
  return false;
}
