import { NO_FILE } from '../../../shared/foundation/files/facts.ts';
import { factsOf } from '../../runtime/attached/shelf.ts';
import type { Stated } from '../../runtime/documents/personsBody.ts';
import type { Call } from '../../runtime/executor.ts';
import { ducaFiles } from './ducaFiles.ts';

/**
 * A save may attach, move and take away files of box 54, but only with the facts that the server itself found when it
 * looked into each, and with all of them.
 */
export const statedFiles =
  (call: Call<{ ID: string }>): Stated =>
  async () => {
    const rows = await ducaFiles.rows(call, call.input.ID);
    const good = rows.filter(({ ESTADO, PAPEL = '' }) => ESTADO === 'LISTO' && PAPEL === '');
    return new Map([['DOCUMENTOS', [NO_FILE, ...good.map(factsOf)]]]);
  };
