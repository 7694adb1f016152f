import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** When the folder was last worked in, in milliseconds, and which file that was written to, as the system keeps it. */
const MOMENT = 'lived';
const WRITTEN = 'lived-written';

/** Often enough to tell a stop to the minute; a life that ends before the first one noted nothing that counts. */
const EVERY_MS = 60_000;

/** The file itself and the moment of its last change: what puts a copy in its place changes both, and nothing sets them back. */
function changeOf(folder: string): string {
  const { ino, ctimeNs } = statSync(join(folder, MOMENT), { bigint: true });
  return `${ino} ${ctimeNs}`;
}

/** Notes that the folder is worked in at this moment. */
export function noteLife(folder: string, now: number): void {
  try {
    writeFileSync(join(folder, MOMENT), String(now));
    writeFileSync(join(folder, WRITTEN), changeOf(folder));
  } catch {
    // What cannot be noted, as on a full disk, is not vouched for at the next start.
  }
}

/**
 * Until when the folder was last worked in; undefined where that is not known, as of one that was put back from a copy. Of
 * an image of the whole disk that was put back nothing in it can tell: there the files are taken away by hand.
 */
export function livedUntil(folder: string): number | undefined {
  try {
    if (readFileSync(join(folder, WRITTEN), 'utf8') !== changeOf(folder)) return undefined;
    const moment = Number(readFileSync(join(folder, MOMENT), 'utf8'));
    return moment > 0 ? moment : undefined;
  } catch {
    return undefined;
  }
}

/** What the functions are told, for whom a stop is no gap in the data: when this life began and when the one before ended. */
export const lifeVariables = (folder: string, now: number): Record<string, string> => ({
  LIVES_SINCE: String(now),
  LIVED_UNTIL: String(livedUntil(folder) ?? ''),
});

/** Notes every minute that the folder is worked in, until it is told to stop. */
export function keepNoting(folder: string, now: () => Date): () => void {
  const timer = setInterval(() => noteLife(folder, now().getTime()), EVERY_MS).unref();
  return () => clearInterval(timer);
}
