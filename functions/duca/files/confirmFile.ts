import { createHash } from 'node:crypto';
import { formatOf, recognise } from '../../../shared/duca/files/formats.ts';
import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { fileRule } from '../../../shared/duca/files/rules.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { ducasOf } from '../ducas.ts';
import {
  absentFile,
  factsOf,
  fileKey,
  fileObject,
  fileRows,
  FILES,
  sameBytes,
  sentObject,
  type FileRow,
} from './fileRow.ts';

type Looked = { pages: number } | { unfit: string };

/** Reads what arrived: size, hash, what the bytes are, and the pages of a PDF. */
async function look(row: FileRow, bytes: Uint8Array, reference: Reference): Promise<Looked> {
  const name = `«${row.NOMBRE_ORIGINAL_ARCHIVO}»`;
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash !== row.HUELLA_ARCHIVO || String(bytes.length) !== row.BYTES_ARCHIVO) {
    return { unfit: `${name} no llegó entero. Adjúntelo de nuevo.` };
  }
  const format = recognise(bytes);
  if (format?.code !== row.FORMATO_ARCHIVO) {
    const is = format ? `sino ${format.code}` : 'o está dañado';
    return { unfit: `${name} no es ${row.FORMATO_ARCHIVO}, ${is}. Adjunte el archivo original.` };
  }
  if (format.code !== 'PDF') return { pages: 1 };
  const { pdfFacts, UnfitPdf } = await import('../../../shared/duca/files/pdfFacts.ts');
  try {
    const { pages } = await pdfFacts(bytes);
    const limit = fileRule(format, reference)?.maxPages ?? 0;
    return limit > 0 && pages > limit
      ? { unfit: `${name} tiene ${pages} páginas y se admiten ${limit}. Adjunte solo las que hacen falta.` }
      : { pages };
  } catch (error) {
    if (error instanceof UnfitPdf) return { unfit: `${name}: ${error.message}` };
    throw error;
  }
}

/**
 * Looks into a file that a browser sent, keeps it and states its facts, which then may be written onto a line of box 54.
 * A file that is not what it says is emptied in the store and refused with the reason; confirming twice changes nothing.
 */
export const confirmFile: Implementation<typeof ducaProcedures.confirmFile> = async (call) => {
  const { services, scope, input } = call;
  await ducasOf(call).header(input.ID);
  const rows = await fileRows(call, input.ID);
  const row = rows.find((each) => each.ID_ARCHIVO === input.ID_ARCHIVO);
  if (row?.ESTADO !== 'ESPERA' && row?.ESTADO !== 'LISTO') throw absentFile();
  const same = sameBytes(rows, row.HUELLA_ARCHIVO, row.ID_ARCHIVO);
  const answer = (ready: FileRow) => ({ ARCHIVO: factsOf(ready), ...(same ? { REPETIDO: same } : {}) });
  if (row.ESTADO === 'LISTO') return answer(row);

  const sent = sentObject(input.ID, row);
  const bytes = await services.files.get(scope, FILES, sent);
  if (!bytes) {
    const summary = `«${row.NOMBRE_ORIGINAL_ARCHIVO}» todavía no llegó. Vuelva a enviarlo.`;
    throw refusal('rejected', { summary });
  }
  const looked = await look(row, bytes, await call.reference());
  const key = fileKey(scope, input.ID, row.ID_ARCHIVO);
  if ('unfit' in looked) {
    // No function deletes an object; an empty version in its place leaves nothing to open.
    await services.files.put(scope, FILES, sent, new Uint8Array(0), 'application/octet-stream');
    await services.database.aside({ kind: 'update', table: 'duca', key, set: { ESTADO: 'RECHAZADO' } });
    throw refusal('rejected', { summary: looked.unfit });
  }
  const type = formatOf(row.FORMATO_ARCHIVO)?.contentType ?? '';
  await services.files.put(scope, FILES, fileObject(input.ID, row), bytes, type);
  const ready: FileRow = { ...row, ESTADO: 'LISTO', PAGINAS_ARCHIVO: String(looked.pages) };
  await services.database.write({ kind: 'put', table: 'duca', item: { ...ready, ...key } });
  return answer(ready);
};
