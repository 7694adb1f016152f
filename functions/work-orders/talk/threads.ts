import { isClient } from '../../../shared/foundation/access/isClient.ts';
import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { talkProcedures } from '../../../shared/work-orders/talk/procedures.ts';
import { listed, type FileRow } from '../../runtime/attached/shelf.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call, Implementations } from '../../runtime/executor.ts';
import { logWrite } from '../log.ts';
import { importerOf } from '../importerRows.ts';
import { asked } from './asked.ts';
import { knownPapers } from './knownPapers.ts';
import { paperShelf } from './paperShelf.ts';
import { papers } from './papers.ts';
import { markWrite } from './post.ts';
import { clientSwitchKey, orderSwitchKey, peopleAround, reach, reachToAdd } from './reach.ts';
import {
  knownThreads,
  markKey,
  marksOf,
  messagesOf,
  publicThread,
  readUpTo,
  TABLE,
  threadOf,
  threadsOf,
  type MarkRow,
  type MessageRow,
} from './rows.ts';
import { resolveThread } from './resolveThread.ts';
import { say } from './say.ts';
import { story } from './story.ts';
import { storyPrint } from './storyPrint.ts';

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

/** What is said about an order. */
export const talk: Implementations<typeof talkProcedures> = {
  ...papers,
  asked,
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
};
