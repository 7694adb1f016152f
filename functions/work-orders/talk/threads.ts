import { isClient } from '../../../shared/foundation/access/isClient.ts';
import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { nameOf } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import type { talkProcedures } from '../../../shared/work-orders/talk/procedures.ts';
import { listed, type FileRow } from '../../runtime/attached/shelf.ts';
import { headersById } from '../../runtime/documents/findMarked.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call, Implementations } from '../../runtime/executor.ts';
import { logWrite } from '../log.ts';
import { ordersOf } from '../orders.ts';
import { importerOf } from '../importerRows.ts';
import { knownPapers } from './knownPapers.ts';
import { paperShelf } from './paperShelf.ts';
import { papers } from './papers.ts';
import { markWrite } from './post.ts';
import { activationsOf, clientSwitchKey, orderSwitchKey, peopleAround, reach, reachToAdd } from './reach.ts';
import {
  askedPk,
  knownThreads,
  markKey,
  marksOf,
  messagesOf,
  publicThread,
  readUpTo,
  TABLE,
  threadKey,
  threadOf,
  threadsOf,
  type AskedRow,
  type MarkRow,
  type MessageRow,
  type ThreadRow,
} from './rows.ts';
import { resolveThread } from './resolveThread.ts';
import { say } from './say.ts';
import { story } from './story.ts';
import { storyPrint } from './storyPrint.ts';

/** Threads that wait for one person, the newest; and importers of one person of a client. */
const MOST_ASKED = 50;
const MOST_IMPORTERS = 20;

const ownMark = ({ services, scope }: Call<unknown>, orderId: string): Promise<MarkRow | undefined> =>
  services.database.get<MarkRow>(TABLE, markKey(scope, orderId, scope.userId));

/** Files of messages that the caller may open, by id. */
async function filesOf(
  call: Call<unknown>,
  header: HeaderRow,
  messages: readonly MessageRow[],
): Promise<Map<string, FileRow>> {
  const ids = [...new Set(messages.flatMap(({ ARCHIVOS }) => ARCHIVOS))];
  const keys = ids.map((id) => paperShelf.key(call.scope, header.ID, id));
  const rows = keys.length === 0 ? [] : await call.services.database.getMany<FileRow>(TABLE, keys);
  const good = rows.filter((row) => row?.ESTADO === 'LISTO').filter((row) => row !== undefined);
  const seen = await knownPapers(call, header, good);
  return new Map(seen.map((row) => [row.ID_ARCHIVO, row]));
}

/** Open threads that wait for the caller: for the person, or for the clients whose people they are. */
async function askedRows({ services, scope }: Call<unknown>): Promise<AskedRow[]> {
  const whom = scope.importers
    ? [...scope.importers].map(plainTaxId).slice(0, MOST_IMPORTERS)
    : [scope.userId];
  const found = await Promise.all(
    whom.filter(Boolean).map((each) =>
      services.database.query<AskedRow>(TABLE, {
        pk: askedPk(scope, each),
        descending: true,
        limit: MOST_ASKED,
      }),
    ),
  );
  return found.flat();
}

/** What is said about an order. */
export const talk: Implementations<typeof talkProcedures> = {
  ...papers,
  resolveThread,
  say,
  story,
  storyPrint,

  threads: async (call) => {
    const reached = await reach(call, call.input.ID);
    const { activation } = reached;
    if (reached.shut) return { ...activation, HILOS: [], PERSONAS: [] };
    const [rows, mark, people] = await Promise.all([
      threadsOf(call, call.input.ID),
      ownMark(call, call.input.ID),
      peopleAround(call, reached),
    ]);
    const seen = await knownThreads(call, reached.header, rows);
    // A client's people are told no list of the agency's.
    const shown = reached.client ? [] : [...people.staff, ...people.clients];
    return {
      ...activation,
      HILOS: seen
        .toSorted((a, b) => a.RESUELTO.localeCompare(b.RESUELTO) || b.ULTIMO.localeCompare(a.ULTIMO))
        .map((row) => publicThread(row, mark)),
      PERSONAS: shown.map(({ IdUsuario, Usuario, NombreUsuario, IdPerfil }) => ({
        IdUsuario,
        Usuario,
        NombreUsuario,
        CLIENTE: isClient(IdPerfil) ? '1' : '0',
      })),
    };
  },

  thread: async (call) => {
    const { ID, ID_HILO } = call.input;
    const reached = await reach(call, ID);
    if (reached.shut) throw refusal('not-found', { what: 'ningún hilo' });
    const row = await threadOf(call, reached.header, ID_HILO);
    const [messages, marks] = await Promise.all([messagesOf(call, ID, ID_HILO), marksOf(call, ID)]);
    const files = await filesOf(call, reached.header, messages);
    return {
      HILO: publicThread(
        row,
        marks.find((each) => each.sk === markKey(call.scope, ID, call.scope.userId).sk),
      ),
      MENSAJES: messages.map(({ NUMERO, TEXTO, USUARIO, NOMBRE, FECHA, MENCIONES, ARCHIVOS }) => ({
        NUMERO,
        TEXTO,
        USUARIO,
        NOMBRE,
        FECHA,
        MENCIONES,
        ARCHIVOS: ARCHIVOS.flatMap((id) => files.get(id) ?? []).map(listed),
      })),
      LEIDO: marks
        .filter((mark) => readUpTo(mark, ID_HILO) > 0)
        .map((mark) => ({ USUARIO: mark.USUARIO, NUMERO: readUpTo(mark, ID_HILO), FECHA: mark.FECHA })),
    };
  },

  readThread: async (call) => {
    const { ID, ID_HILO, NUMERO } = call.input;
    const { shut, header } = await reach(call, ID);
    if (shut) throw refusal('not-found', { what: 'ningún hilo' });
    const row = await threadOf(call, header, ID_HILO);
    const mark = await ownMark(call, ID);
    const number = Math.min(NUMERO, row.MENSAJES);
    if (number > readUpTo(mark, ID_HILO))
      await call.services.database.write(markWrite(call, ID, ID_HILO, number));
    return { RESULTADO: '1' };
  },

  activate: async (call) => {
    const { services, scope, input } = call;
    if (scope.importers) throw refusal('permission.denied', { action: 'activar la trazabilidad' });
    const { header } = await reachToAdd(call, input.ID, 'activar la trazabilidad');
    const taxId = importerOf(header);
    if (input.DE === 'CLIENTE' && plainTaxId(taxId) === '')
      throw refusal('rejected', {
        summary: 'La orden no tiene importador. Elíjalo antes de activar la trazabilidad del cliente.',
      });
    const ACTIVA = input.ACTIVA ? '1' : '0';
    const key = input.DE === 'ORDEN' ? orderSwitchKey(scope, input.ID) : clientSwitchKey(scope, taxId);
    const said = `Trazabilidad ${input.ACTIVA ? 'activada' : 'desactivada'} ${input.DE === 'ORDEN' ? 'en la orden' : 'para el cliente'}`;
    await services.database.write(
      { kind: 'put', table: TABLE, item: { ...key, ACTIVA, NIT: taxId } },
      logWrite(call, header, said),
    );
    return { RESULTADO: '1' };
  },

  asked: async (call) => {
    const { services, scope } = call;
    const rows = await askedRows(call);
    const headers = await headersById(ordersOf(call), [...new Set(rows.map(({ order }) => order))]);
    const standing = [...headers.values()].filter(({ ESTADO }) => !isVoid(ESTADO));
    const active = await activationsOf(call, standing);
    const open = new Set(
      standing.filter((_, at) => !scope.importers || active[at]!.ACTIVA === '1').map(({ ID }) => ID),
    );
    const known = rows.filter(({ order }) => open.has(order)).slice(0, MOST_ASKED);
    const keys = known.map(({ order, sk }) => threadKey(scope, order, sk));
    const found = keys.length === 0 ? [] : await services.database.getMany<ThreadRow>(TABLE, keys);
    const told = await Promise.all(
      known.map(async ({ order }, at) => {
        const row = found[at];
        if (!row || row.RESUELTO === '1') return [];
        const header = headers.get(order)!;
        return (await knownThreads(call, header, [row])).map((each) => ({
          ID_ORDEN: order,
          ORDEN: nameOf(workOrderKind, header.RESUMEN),
          HILO: publicThread(each, undefined),
        }));
      }),
    );
    return told.flat();
  },
};
