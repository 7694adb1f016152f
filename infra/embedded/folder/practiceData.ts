import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A data folder is asked to serve practice and real work, each of which spoils the other; tells what to do instead. */
export class PracticeData extends Error {}

/** What practice leaves in its folder: the book of its SAT, and the key to direct that. */
const LEFT = ['practice-sat.db', join('secrets', 'practice-key')];
/** What real work leaves in its folder. */
const REAL = 'real-work';

/**
 * Keeps practice and real work in folders of their own, whichever came first. Demo users, whose password is printed,
 * would transmit for real; and what a firm declares would go to the practice SAT, which accepts it for nobody.
 */
export function claimForPractice(folder: string, practice: boolean): void {
  if (practice) refuseRealWork(folder);
  else refusePractice(folder);
}

function refuseRealWork(folder: string): void {
  if (!existsSync(join(folder, REAL))) return;
  throw new PracticeData(
    `La carpeta de datos ${folder} es de trabajo real, y en práctica sus declaraciones irían a una aduana de mentira. ` +
      'Inicie con PRACTICE=0 para seguir trabajando en ella; o practique en otra carpeta, por ejemplo DATA_DIR=.practica.',
  );
}

function refusePractice(folder: string): void {
  if (LEFT.some((name) => existsSync(join(folder, name)))) {
    throw new PracticeData(
      `La carpeta de datos ${folder} se usó en práctica: tiene usuarios y declaraciones de demostración, y sin práctica ` +
        'se transmitiría de verdad con ellos. Inicie con otra carpeta, por ejemplo DATA_DIR=.datos PRACTICE=0, y cree ' +
        'en ella su empresa con «npm run administer -- company»; o quite PRACTICE=0 para seguir practicando en esta.',
    );
  }
  writeFileSync(join(folder, REAL), '');
}
