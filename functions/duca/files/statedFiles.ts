import { NO_FILE } from '../../../shared/duca/files/facts.ts';
import type { Stated } from '../../runtime/documents/personsBody.ts';
import type { Call } from '../../runtime/executor.ts';
import { factsOf, fileRows } from './fileRow.ts';

/**
 * A save may attach, move and take away files of box 54, but only with the facts that the server itself found when it
 * looked into each, and with all of them.
 */
export const statedFiles =
  (call: Call<{ ID: string }>): Stated =>
  async () => {
    const rows = await fileRows(call, call.input.ID);
    const good = rows.filter(({ ESTADO, PAPEL = '' }) => ESTADO === 'LISTO' && PAPEL === '');
    return new Map([['DOCUMENTOS', [NO_FILE, ...good.map(factsOf)]]]);
  };
