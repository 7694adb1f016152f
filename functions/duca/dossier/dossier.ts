import { createHash } from 'node:crypto';
import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { publicHeader } from '../../runtime/documents/rows.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import type { PrintKind } from '../../runtime/prints/kind.ts';
import {
  newPrintRow,
  printedFileOf,
  printKey,
  printObject,
  type PrintRow,
} from '../../runtime/prints/row.ts';
import { knownPrint, startPrint } from '../../runtime/prints/startPrint.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import { PRINT_QUEUE } from '../print.ts';
import { bytesOf } from './bytes.ts';
import { gather } from './gather.ts';
import type { Sourced } from './source.ts';
import { zipDossier } from './zip.ts';

/** Names of packed dossiers begin so; the worker of the prints knows them by it. */
export const DOSSIER_PREFIX = 'expediente-';

/** Beyond so many files or stored bytes the answer does not wait for the packing. */
const LONG_FILES = 40;
const LONG_BYTES = 8 * 1024 * 1024;

/** The list is kept in one row, which holds 400 KB. */
const LARGEST_LIST = 350_000;

/** A dossier that is being packed: everything that it will hold, as it was when it was asked for. */
interface DossierRow extends PrintRow {
  TITULO: string;
  ENTRADAS: Sourced[];
}

/** How a dossier is packed, now or by the worker. */
export const dossierKind: PrintKind<DossierRow> = {
  module: 'duca',
  queue: PRINT_QUEUE,
  title: 'El expediente',
  make: async ({ services, scope, id, row, reference, progress }) => {
    const making = { services, scope, reference };
    const all = row.ENTRADAS;
    let told = 0;
    const tell = async (packed: number): Promise<void> => {
      const percent = Math.floor((packed / all.length) * 90);
      if (percent < told + 10) return;
      told = percent;
      await progress(percent);
    };
    const entries = all.map((each) => each.entry);
    const pieces = zipDossier(row.TITULO, entries, (index) => bytesOf(making, all[index]!), tell);
    const object = printObject('duca', id, row.IMPRESION);
    const { sha256 } = await services.files.putStream(scope, 'files', object, pieces, 'application/zip');
    return { problems: [], sha256 };
  },
};

/** Everything of an order, listed. */
export const dossier: Implementation<typeof ducaProcedures.dossier> = async (call) => {
  const { order, all } = await gather(call, call.input.ID_ORDEN);
  return { ORDEN: publicHeader(order), ENTRADAS: all.map((each) => each.entry) };
};

/** Link of one minute to one stored file of the dossier. */
export const dossierLink: Implementation<typeof ducaProcedures.dossierLink> = async (call) => {
  const { services, scope, input } = call;
  const { all } = await gather(call, input.ID_ORDEN);
  const found = all.find((each) => each.entry.ARCHIVO === input.ARCHIVO);
  if (found?.source.from !== 'object') throw refusal('not-found', { what: 'ningún archivo' });
  const NOMBRE_ARCHIVO = input.ARCHIVO.split('/').slice(1).join('-');
  services.log.info('link.issued', { module: 'duca', company: scope.company, id: input.ID_ORDEN });
  const { bucket, name } = found.source;
  return { ENLACE: await services.files.link(scope, bucket, name, NOMBRE_ARCHIVO), NOMBRE_ARCHIVO };
};

const answer = ({ services, scope }: Call<unknown>, id: string, row: PrintRow) =>
  printedFileOf(services, scope, 'duca', id, row);

/**
 * Packs the dossier as it is now and answers a link of one minute; a large one is packed by the worker, ask
 * `dossierStatus`. The same contents are the same stored file.
 */
export const dossierZip: Implementation<typeof ducaProcedures.dossierZip> = async (call) => {
  const { ID_ORDEN } = call.input;
  const { order, all } = await gather(call, ID_ORDEN);
  const listed = JSON.stringify(all);
  if (listed.length > LARGEST_LIST) {
    const summary = `El expediente tiene ${all.length} archivos y no cabe en un solo ZIP. Ábralos uno por uno.`;
    throw refusal('rejected', { summary });
  }
  const hash = createHash('sha256').update(listed).digest('hex').slice(0, 32);
  const IMPRESION = `${DOSSIER_PREFIX}${hash}.zip`;
  const known = await knownPrint(call, dossierKind, ID_ORDEN, IMPRESION);
  const object = printObject('duca', ID_ORDEN, IMPRESION);
  // A packed one is forgotten after days, its row stays: then it is packed again.
  const here = known?.ESTADO !== 'LISTA' || (await call.services.files.exists(call.scope, 'files', object));
  if (known && here) return answer(call, ID_ORDEN, known);
  const number = order.RESUMEN['NUMERO_ORDEN'] || order.RESUMEN['CORRELATIVO'] || ID_ORDEN;
  const row: DossierRow = {
    ...newPrintRow(call, ID_ORDEN, IMPRESION, `expediente ${number}.zip`),
    TITULO: `Expediente digital de la orden ${number}`,
    ENTRADAS: all,
  };
  const bytes = all.reduce((sum, each) => sum + each.entry.BYTES, 0);
  const long = all.length > LONG_FILES || bytes > LONG_BYTES;
  return answer(call, ID_ORDEN, await startPrint(call, dossierKind, ID_ORDEN, row, long));
};

/** How far a dossier is, with its link once it is packed. */
export const dossierStatus: Implementation<typeof ducaProcedures.dossierStatus> = async (call) => {
  const { services, scope, input } = call;
  await ordersOf(call).header(input.ID_ORDEN);
  const key = printKey(scope, input.ID_ORDEN, input.IMPRESION);
  const row = await services.database.get<PrintRow>('duca', key);
  if (!row) throw refusal('not-found', { what: 'ningún expediente' });
  return answer(call, input.ID_ORDEN, row);
};

export const dossierImplementations = { dossier, dossierLink, dossierZip, dossierStatus };
