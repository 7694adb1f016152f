import { shelfOf } from '../../runtime/attached/shelf.ts';

/** Files of box 54 and papers of the dossier, beside their declaration. */
export const ducaFiles = shelfOf('duca', 'soporte');
