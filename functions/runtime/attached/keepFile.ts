import { sha256 } from '../digest.ts';
import { refusal, rejected } from '../../../shared/foundation/contracts/refusal.ts';
import { formatOf, recognise } from '../../../shared/foundation/files/formats.ts';
import { ConditionLost, type Write } from '../database.ts';
import type { Call } from '../executor.ts';
import type { Taken } from './announceFile.ts';
import { isLate, requireRoom } from './room.ts';
import { absentFile, factsOf, FILES, sameBytes, type FileRow, type Shelf } from './shelf.ts';

/** Only what nobody judged yet is judged: what was kept, refused or withdrawn meanwhile stays so. */
const WAITING = { equals: { ESTADO: 'ESPERA' } };

type Looked = { pages: number } | { unfit: string };

/** Reads what arrived: size, hash, what the bytes are, and the pages of a PDF. */
async function look(row: FileRow, bytes: Uint8Array, ruleOf: Taken['ruleOf']): Promise<Looked> {
  const name = `«${row.NOMBRE_ORIGINAL_ARCHIVO}»`;
  const hash = sha256(bytes);
  if (hash !== row.HUELLA_ARCHIVO || String(bytes.length) !== row.BYTES_ARCHIVO) {
    return { unfit: `${name} no llegó entero. Adjúntelo de nuevo.` };
  }
  const format = recognise(bytes);
  if (format?.code !== row.FORMATO_ARCHIVO) {
    const is = format ? `sino ${format.code}` : 'o está dañado';
    return { unfit: `${name} no es ${row.FORMATO_ARCHIVO}, ${is}. Adjunte el archivo original.` };
  }
  if (format.code !== 'PDF') return { pages: 1 };
  const { pdfFacts, UnfitPdf } = await import('../../../shared/foundation/files/pdfFacts.ts');
  try {
    const { pages } = await pdfFacts(bytes);
    const limit = ruleOf(format)?.maxPages ?? 0;
    return limit > 0 && pages > limit
      ? { unfit: `${name} tiene ${pages} páginas y se admiten ${limit}. Adjunte solo las que hacen falta.` }
      : { pages };
  } catch (error) {
    if (error instanceof UnfitPdf) return { unfit: `${name}: ${error.message}` };
    throw error;
  }
}

/**
 * Looks into a file that a browser sent, keeps it and states its facts. A file that is not what it says is emptied in
 * the store and refused with the reason; confirming twice, also at once, changes nothing.
 * @param besides writes that go with the file's becoming good, as the line that tells of it.
 */
export async function keepFile(
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  shelf: Shelf,
  { ID, ID_ARCHIVO }: { ID: string; ID_ARCHIVO: string },
  taken: Omit<Taken, 'formats'>,
  besides: (ready: FileRow) => Write[] = () => [],
) {
  const { services, scope } = call;
  const { ruleOf, known } = taken;
  const rows = await shelf.rows(call, ID);
  const row = rows.find((each) => each.ID_ARCHIVO === ID_ARCHIVO);
  if (row?.ESTADO !== 'ESPERA' && row?.ESTADO !== 'LISTO') throw absentFile();
  const same = await sameBytes(rows, row.HUELLA_ARCHIVO, { besides: row.ID_ARCHIVO, known });
  const answer = (ready: FileRow) => ({ ARCHIVO: factsOf(ready), ...(same ? { REPETIDO: same } : {}) });
  if (row.ESTADO === 'LISTO') return answer(row);
  // Its place was free for others since its link held no more.
  if (isLate(row, services.now())) requireRoom(rows, taken, services.now());

  const sent = shelf.sent(ID, row);
  const bytes = await services.files.get(scope, FILES, sent);
  if (!bytes) {
    const summary = `«${row.NOMBRE_ORIGINAL_ARCHIVO}» todavía no llegó. Vuelva a enviarlo.`;
    throw rejected(summary);
  }
  const looked = await look(row, bytes, ruleOf);
  const key = shelf.key(scope, ID, row.ID_ARCHIVO);
  const table = shelf.module;
  if ('unfit' in looked) {
    // No function deletes an object; an empty version in its place leaves nothing to open.
    await services.files.put(scope, FILES, sent, new Uint8Array(0), 'application/octet-stream');
    const refusing: Write = { kind: 'update', table, key, set: { ESTADO: 'RECHAZADO' }, when: WAITING };
    await services.database.aside(refusing).catch((error: unknown) => {
      if (!(error instanceof ConditionLost)) throw error;
    });
    throw refusal('rejected', { summary: looked.unfit });
  }
  const type = formatOf(row.FORMATO_ARCHIVO)?.contentType ?? '';
  await services.files.put(scope, FILES, shelf.object(ID, row), bytes, type);
  const ready: FileRow = { ...row, ESTADO: 'LISTO', PAGINAS_ARCHIVO: String(looked.pages) };
  const keeping: Write = { kind: 'put', table, item: { ...ready, ...key }, when: WAITING };
  try {
    await services.database.write(keeping, ...besides(ready));
  } catch (error) {
    if (!(error instanceof ConditionLost) || error.write !== keeping) throw error;
    // Confirmed meanwhile by another call: it is told as it is now, and not there if it was withdrawn since.
    return answer(await shelf.ready(call, ID, ID_ARCHIVO));
  }
  return answer(ready);
}
