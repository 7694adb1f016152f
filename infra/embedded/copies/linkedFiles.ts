import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOfThrown } from '../../../shared/foundation/thrown.ts';

/** Names in a folder; none where there is no such folder. */
export const namesIn = async (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (codeOfThrown(error) === 'ENOENT') return [];
    throw error;
  });

/** Files below a folder, by their paths in it, in the folders of companies too; none where there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOfThrown(error) === 'ENOENT') return [];
    throw error;
  });
  for (const each of entries) {
    if (!each.isDirectory()) found.push(each.name);
    else for (const file of await filesIn(join(folder, each.name))) found.push(join(each.name, file));
  }
  return found;
}

/**
 * The same file under a second name, which takes no room; on another disk, or where the disk knows no second names, a file of
 * its own. Only for files that nobody changes once they are written.
 * @returns false where there is no such file.
 */
export async function linkFile(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const code = codeOfThrown(error);
    if (code === 'EEXIST') return true;
    if (code === 'ENOENT') return false;
  }
  // Under another name first: who is killed meanwhile leaves no half of a file under its own.
  const half = `${to}.half`;
  try {
    await copyFile(from, half, constants.COPYFILE_FICLONE);
    await rename(half, to);
    return true;
  } catch (error) {
    if (codeOfThrown(error) === 'ENOENT') return false;
    throw error;
  } finally {
    await rm(half, { force: true });
  }
}

/** Gives a folder every file below another that it lacks. */
export async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const [there, known] = await Promise.all([filesIn(from), filesIn(to)]);
  const has = new Set(known);
  for (const file of there) if (!has.has(file)) await linkFile(join(from, file), join(to, file));
}
