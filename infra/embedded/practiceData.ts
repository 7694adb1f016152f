import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Data of practice is asked to work for real; tells what to do instead. */
export class PracticeData extends Error {}

/** What practice leaves in its folder: the book of its SAT, and the key to direct that. */
const LEFT = ['practice-sat.db', join('secrets', 'practice-key')];

/**
 * Refuses to start for real on a data folder that ever was in practice: its demo users, whose password is printed,
 * would transmit for real, and its declarations were never sent to anybody.
 */
export function refusePracticeData(folder: string): void {
  if (!LEFT.some((name) => existsSync(join(folder, name)))) return;
  throw new PracticeData(
    `La carpeta de datos ${folder} se usó en práctica: tiene usuarios y declaraciones de demostración, y sin práctica ` +
      'se transmitiría de verdad con ellos. Inicie con otra carpeta, por ejemplo DATA_DIR=.datos PRACTICE=0, y cree ' +
      'en ella su empresa con «npm run administer -- company»; o quite PRACTICE=0 para seguir practicando en esta.',
  );
}
