import { statfsSync } from 'node:fs';
import { LEAST_FREE_BYTES } from '../../../shared/foundation/storage.ts';

/** Whether the disk of the folder has no room for more. */
export function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_FREE_BYTES;
}

/** What to do about it, for whoever looks after the machine. */
export const fullSentence = (folder: string): string =>
  `No hay espacio en el disco de la carpeta de datos ${folder}. Libere espacio, o ponga otra carpeta en DATA_DIR.`;
