import { fileRule, takenFormats } from '../../../shared/catalogues/fileRules.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { invalidParam, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import {
  isPaperForClient,
  paperOfLine,
  paperPattern,
  RECEIPT,
} from '../../../shared/work-orders/talk/audience.ts';
import type { talkProcedures } from '../../../shared/work-orders/talk/procedures.ts';
import { announceFile, type Taken } from '../../runtime/attached/announceFile.ts';
import { keepFile } from '../../runtime/attached/keepFile.ts';
import { absentFile, linkTo, listed, type FileRow } from '../../runtime/attached/shelf.ts';
import { WITHDRAW } from '../../runtime/attached/room.ts';
import { withdrawal } from '../../runtime/attached/withdrawal.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call, Implementations } from '../../runtime/executor.ts';
import { tell } from '../../runtime/tell.ts';
import { logWrite } from '../log.ts';
import { ordersOf } from '../orders.ts';
import { importerOf } from '../importerRows.ts';
import { clientFiles } from './clientShare.ts';
import { knownPapers } from './knownPapers.ts';
import { paperShelf } from './paperShelf.ts';
import { answerable, peopleAround, reach, reachToAdd, type Reached } from './reach.ts';
import { TABLE } from './rows.ts';

type Contracts = Pick<
  typeof talkProcedures,
  'startFile' | 'confirmFile' | 'files' | 'fileLink' | 'labelFile' | 'withdrawFile'
>;
type FileCall = Call<{ ID: string; ID_ARCHIVO: string }>;

/** A receipt belongs to the costs: who may not change these neither brings one nor takes it away. */
function checkReceipt({ scope }: Call<unknown>, paper: string | undefined, action: string): void {
  if (paper === RECEIPT && !scope.permissions.has('work-orders.costos:write'))
    throw refusal('permission.denied', { action });
}

/** A file of the order that the caller may know of and change: the agency's people any, the client's their own. */
async function ownFile(call: FileCall, action: string): Promise<{ header: HeaderRow; row: FileRow }> {
  const { client, header } = await reachToAdd(call, call.input.ID, action);
  const row = await paperShelf.ready(call, call.input.ID, call.input.ID_ARCHIVO);
  const [known] = await knownPapers(call, header, [row]);
  if (!known || (client && row.CREADO_POR !== call.scope.login)) throw absentFile();
  checkReceipt(call, row.PAPEL, `${action} de gastos`);
  return { header, row };
}

/** What the file is there for, as the caller may say it. */
async function paperAsked(
  call: Call<{ ID: string }>,
  { client }: Reached,
  asked: string | undefined,
): Promise<string> {
  const PAPEL = asked ?? (client ? 'CLIENTE' : 'AGENCIA');
  if (!paperPattern.test(PAPEL)) throw invalidParam('PAPEL', 'es AGENCIA, CLIENTE, GASTO o RECIBIDO-<línea>');
  if (client && !isPaperForClient(PAPEL))
    throw refusal('permission.denied', { action: 'adjuntar archivos de la agencia' });
  checkReceipt(call, PAPEL, 'adjuntar comprobantes de gastos');
  if (PAPEL.startsWith('RECIBIDO-')) {
    const { body } = await ordersOf(call).open(call.input.ID);
    if (!body.RECIBIDO.some((line) => paperOfLine(line.ID_RECIBIDO) === PAPEL))
      throw refusal('not-found', { what: 'ninguna línea de recepción' });
  }
  return PAPEL;
}

/** What an order takes; of a file with the same bytes hears who may open that one. */
async function takenBy(call: Call<unknown>, { header, client }: Reached): Promise<Taken> {
  const [reference, share] = await Promise.all([
    call.reference(),
    client ? clientFiles(call) : Promise.resolve(undefined),
  ]);
  return {
    ruleOf: (format) => fileRule(format, reference),
    formats: takenFormats(reference),
    title: 'La orden',
    remedy: WITHDRAW,
    share,
    known: (rows) => knownPapers(call, header, rows),
  };
}

/** What tells the agency that its client brought a file. */
async function broughtWrites(call: Call<unknown>, reached: Reached): Promise<(file: FileRow) => Write[]> {
  if (!reached.client) return () => [];
  const people = await peopleAround(call, reached);
  return (file) => [
    logWrite(call, reached.header, `El cliente adjuntó «${file.NOMBRE_ARCHIVO}»`, { PARA: 'CLIENTE' }),
    ...tell(call, {
      kind: 'message',
      id: `archivo-${file.ID_ARCHIVO}`,
      module: 'work-orders',
      document: reached.header.ID,
      place: '/trazabilidad?vista=papeles',
      users: answerable(people, reached),
    }),
  ];
}

/** Writes on a good file; one that was withdrawn meanwhile is not there. */
async function change({ services }: Call<unknown>, ...writes: Write[]): Promise<{ RESULTADO: '1' }> {
  try {
    await services.database.write(...writes);
  } catch (error) {
    throw error instanceof ConditionLost ? absentFile() : error;
  }
  return { RESULTADO: '1' };
}

/** Papers of an order: of any kind of document, brought by either side, seen by whom they are for. */
export const papers: Implementations<Contracts> = {
  startFile: async (call) => {
    const reached = await reachToAdd(call, call.input.ID, 'adjuntar archivos');
    const PAPEL = await paperAsked(call, reached, call.input.PAPEL);
    const taken = await takenBy(call, reached);
    return announceFile(call, paperShelf, call.input, taken, { PAPEL, NIT: importerOf(reached.header) });
  },

  confirmFile: async (call) => {
    const { input, services, scope } = call;
    const reached = await reachToAdd(call, input.ID, 'adjuntar archivos');
    const row = await services.database.get<FileRow>(
      TABLE,
      paperShelf.key(scope, input.ID, input.ID_ARCHIVO),
    );
    if (!row || row.CREADO_POR !== scope.login) throw absentFile();
    const [taken, brought] = await Promise.all([takenBy(call, reached), broughtWrites(call, reached)]);
    return keepFile(call, paperShelf, input, taken, brought);
  },

  files: async (call) => {
    const reached = await reach(call, call.input.ID);
    const rows = reached.shut ? [] : await paperShelf.rows(call, call.input.ID);
    const good = rows.filter((row) => row.ESTADO === 'LISTO');
    const seen = await knownPapers(call, reached.header, good);
    return {
      ARCHIVOS: seen.map((row) => ({
        ...listed(row),
        TIPO_DOCUMENTO: String(row['TIPO_DOCUMENTO'] ?? ''),
        NUMERO_DOCUMENTO: String(row['NUMERO_DOCUMENTO'] ?? ''),
      })),
    };
  },

  fileLink: async (call) => {
    const reached = await reach(call, call.input.ID);
    const row = await paperShelf.ready(call, call.input.ID, call.input.ID_ARCHIVO);
    const [known] = await knownPapers(call, reached.header, [row]);
    if (reached.shut || !known) throw absentFile();
    return linkTo(call, paperShelf, call.input.ID, row);
  },

  labelFile: async (call) => {
    const { input, scope } = call;
    const { row } = await ownFile(call, 'clasificar archivos');
    const { TIPO_DOCUMENTO, NUMERO_DOCUMENTO } = input;
    const reference = await call.reference();
    if (TIPO_DOCUMENTO !== '' && !reference.row(catalogue.supportDocuments, TIPO_DOCUMENTO))
      throw invalidParam('TIPO_DOCUMENTO', 'no está en la lista de documentos de soporte');
    return change(call, {
      kind: 'update',
      table: TABLE,
      key: paperShelf.key(scope, input.ID, row.ID_ARCHIVO),
      set: { TIPO_DOCUMENTO, NUMERO_DOCUMENTO: NUMERO_DOCUMENTO.trim() },
      when: { equals: { ESTADO: 'LISTO' } },
    });
  },

  withdrawFile: async (call) => {
    const { input } = call;
    const { header, row } = await ownFile(call, 'retirar archivos');
    // Who reads the log may not see costs: the name of a receipt tells of one.
    const what = row.PAPEL === RECEIPT ? 'un comprobante de gasto' : `el archivo «${row.NOMBRE_ARCHIVO}»`;
    return change(
      call,
      withdrawal(call, paperShelf, input.ID, row),
      logWrite(call, header, `Retirado ${what}`),
    );
  },
};
