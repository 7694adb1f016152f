import { sha256 } from '../runtime/digest.ts';
import type { DossierProcedures } from '../../shared/dossier/procedures.ts';
import { refusal, rejected } from '../../shared/foundation/contracts/refusal.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Call, Implementation, Implementations } from '../runtime/executor.ts';
import { newPrintRow, printedFileOf, printKey, printObject, type PrintRow } from '../runtime/prints/row.ts';
import { knownPrint, startPrint } from '../runtime/prints/startPrint.ts';
import { ordersOf } from '../work-orders/orders.ts';
import { DOSSIER_PREFIX, dossierKind, type DossierRow } from './dossierKind.ts';
import type { DossierOf } from './dossierOf.ts';
import { gather } from './gather.ts';
import { mayReadAll } from './rights.ts';

/** Beyond so many files or stored bytes the answer does not wait for the packing. */
const LONG_FILES = 40;
const LONG_BYTES = 8 * 1024 * 1024;

/** The list is kept in one row, which holds 400 KB. */
const LARGEST_LIST = 350_000;

const NO_LONGER_READ =
  'Este expediente trae partes que usted ya no puede ver. Fórmelo de nuevo: saldrá con lo que puede ver hoy.';

/** Everything of an order, listed. */
const dossier =
  (of: DossierOf): Implementation<DossierProcedures['dossier']> =>
  async (call) => {
    const { order, all } = await gather(of, call, call.input.ID_ORDEN);
    return { ORDEN: publicHeader(order), ENTRADAS: all.map((each) => each.entry) };
  };

/** Link of one minute to one stored file of the dossier. */
const dossierLink =
  (of: DossierOf): Implementation<DossierProcedures['dossierLink']> =>
  async (call) => {
    const { services, scope, input } = call;
    const { all } = await gather(of, call, input.ID_ORDEN);
    const found = all.find((each) => each.entry.ARCHIVO === input.ARCHIVO);
    if (found?.source.from !== 'object') throw refusal('not-found', { what: 'ningún archivo' });
    const NOMBRE_ARCHIVO = input.ARCHIVO.split('/').slice(1).join('-');
    services.log.info('link.issued', {
      module: of.declaration.module,
      company: scope.company,
      id: input.ID_ORDEN,
    });
    const { bucket, name, version } = found.source;
    const link = services.files.link(scope, bucket, name, NOMBRE_ARCHIVO, 'attachment', version);
    return { ENLACE: await link, NOMBRE_ARCHIVO };
  };

const answer = ({ declaration }: DossierOf, { services, scope }: Call<unknown>, id: string, row: PrintRow) =>
  printedFileOf(services, scope, declaration.module, id, row);

/**
 * Packs the dossier as it is now and answers a link of one minute; a large one is packed by the worker, ask
 * `dossierStatus`. The same contents are the same stored file.
 */
const dossierZip =
  (of: DossierOf): Implementation<DossierProcedures['dossierZip']> =>
  async (call) => {
    const { ID_ORDEN } = call.input;
    const { order, all } = await gather(of, call, ID_ORDEN);
    const listed = JSON.stringify(all);
    if (listed.length > LARGEST_LIST) {
      const summary = `El expediente tiene ${all.length} archivos y no cabe en un solo ZIP. Ábralos uno por uno.`;
      throw rejected(summary);
    }
    const hash = sha256(listed).slice(0, 32);
    const IMPRESION = `${DOSSIER_PREFIX}${hash}.zip`;
    const known = await knownPrint(call, dossierKind(of), ID_ORDEN, IMPRESION);
    const object = printObject(of.declaration.module, ID_ORDEN, IMPRESION);
    // A packed one is forgotten after days, its row stays: then it is packed again.
    const here = known?.ESTADO !== 'LISTA' || (await call.services.files.exists(call.scope, 'files', object));
    if (known && here) return answer(of, call, ID_ORDEN, known);
    const number = order.RESUMEN['NUMERO_ORDEN'] || order.RESUMEN['CORRELATIVO'] || ID_ORDEN;
    const row: DossierRow = {
      ...newPrintRow(call, ID_ORDEN, IMPRESION, `expediente ${number}.zip`),
      TITULO: `Expediente digital de la orden ${number}`,
      ENTRADAS: all,
    };
    const bytes = all.reduce((sum, each) => sum + each.entry.BYTES, 0);
    const long = all.length > LONG_FILES || bytes > LONG_BYTES;
    return answer(of, call, ID_ORDEN, await startPrint(call, dossierKind(of), ID_ORDEN, row, long));
  };

/** How far a dossier is, with its link once it is packed. @throws Refusal `rejected` for who may not read all of it now. */
const dossierStatus =
  (of: DossierOf): Implementation<DossierProcedures['dossierStatus']> =>
  async (call) => {
    const { services, scope, input } = call;
    await ordersOf(call).header(input.ID_ORDEN);
    const key = printKey(scope, input.ID_ORDEN, input.IMPRESION);
    const row = await services.database.get<DossierRow>(of.declaration.module, key);
    if (!row) throw refusal('not-found', { what: 'ningún expediente' });
    if (!mayReadAll(of, scope, row)) throw refusal('rejected', { summary: NO_LONGER_READ });
    return answer(of, call, input.ID_ORDEN, row);
  };

/** Implementations of `dossierProcedures` for one kind of declaration. */
export const dossierImplementations = (of: DossierOf): Implementations<DossierProcedures> => ({
  dossier: dossier(of),
  dossierLink: dossierLink(of),
  dossierZip: dossierZip(of),
  dossierStatus: dossierStatus(of),
});
