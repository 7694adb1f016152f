import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOfThrown } from '../../../shared/foundation/thrown.ts';

/** Names in a folder; none where there is no such folder. */
export const namesIn = async (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (codeOfThrown(error) === 'ENOENT') return [];
    throw error;
  });

/**
 * The same file under a second name, which takes no room; on another disk, or where the disk knows no second names, a file of
 * its own. Only for files that nobody changes once they are written.
 * @returns false where there is no such file.
 */
export async function linkFile(from: string, to: string): Promise<boolean> {
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

/** Gives a folder every file of another that it lacks. @returns what the other holds. */
export async function linkAll(from: string, to: string): Promise<Set<string>> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const [there, known] = await Promise.all([namesIn(from), namesIn(to)]);
  const has = new Set(known);
  for (const name of there) if (!has.has(name)) await linkFile(join(from, name), join(to, name));
  return new Set(there);
}
