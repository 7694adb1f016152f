import { isAdministrator } from '../../../shared/foundation/access/isAdministrator.ts';
import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { nameOf } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import type { talkProcedures } from '../../../shared/work-orders/talk/procedures.ts';
import { userRowKey, type UserRow } from '../../runtime/caller.ts';
import { headersById } from '../../runtime/documents/findMarked.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { inactiveOf } from '../../runtime/people.ts';
import { ordersOf } from '../orders.ts';
import { activationsOf } from './reach.ts';
import {
  askedPk,
  knownThreads,
  publicThread,
  TABLE,
  threadKey,
  type AskedRow,
  type ThreadRow,
} from './rows.ts';

/** Threads that wait for one person, the newest; and importers of one person of a client. */
const MOST_ASKED = 50;
const MOST_IMPORTERS = 20;
/** People who have left, and threads that wait for them, among which those that wait for nobody else are looked for. */
const MOST_LEFT = 50;
const MOST_LEFT_THREADS = 200;

/** People who have left, as far as the caller looks after what waits for them: administrators do. */
async function leftTo(call: Call<unknown>): Promise<string[]> {
  const { services, scope } = call;
  if (scope.importers) return [];
  const own = await services.database.get<UserRow>('users', userRowKey(scope.company, scope.userId));
  if (!own || !isAdministrator(own)) return [];
  return (await inactiveOf(call)).map(({ IdUsuario }) => IdUsuario).slice(0, MOST_LEFT);
}

/** Open threads that wait for any of them: a person, or a client. */
async function askedRows({ services, scope }: Call<unknown>, whom: readonly string[]): Promise<AskedRow[]> {
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

/** Each thread once, without those that wait for the caller as well. */
function besides(own: readonly AskedRow[], rows: readonly AskedRow[]): AskedRow[] {
  const found = new Map(rows.map((row) => [row.sk, row]));
  for (const { sk } of own) found.delete(sk);
  return [...found.values()];
}

/** What waits for the caller; administrators are shown besides what a client asked of nobody but who has left. */
export const asked: Implementation<typeof talkProcedures.asked> = async (call) => {
  const { services, scope } = call;
  const left = await leftTo(call);
  const own = scope.importers
    ? [...scope.importers].map(plainTaxId).slice(0, MOST_IMPORTERS)
    : [scope.userId];
  const [ownRows, leftRows] = await Promise.all([askedRows(call, own), askedRows(call, left)]);
  const leftOver = besides(ownRows, leftRows).slice(0, MOST_LEFT_THREADS);
  const rows = [...ownRows, ...leftOver];
  const headers = await headersById(ordersOf(call), [...new Set(rows.map(({ order }) => order))]);
  const standing = [...headers.values()].filter(({ ESTADO }) => !isVoid(ESTADO));
  const active = await activationsOf(call, standing);
  const open = new Set(
    standing.filter((_, at) => !scope.importers || active[at]!.ACTIVA === '1').map(({ ID }) => ID),
  );
  const isNobodys = ({ PARA, ESPERA }: ThreadRow): boolean =>
    PARA === 'CLIENTE' && ESPERA.every((each) => left.includes(each));
  const isOpen = ({ order }: AskedRow): boolean => open.has(order);
  const mine = ownRows.filter(isOpen).slice(0, MOST_ASKED);
  const known = [...mine, ...leftOver.filter(isOpen)];
  const keys = known.map(({ order, sk }) => threadKey(scope, order, sk));
  const found = keys.length === 0 ? [] : await services.database.getMany<ThreadRow>(TABLE, keys);
  const told = await Promise.all(
    known.map(async ({ order }, at) => {
      const row = found[at];
      if (!row || row.RESUELTO === '1' || (at >= mine.length && !isNobodys(row))) return [];
      const header = headers.get(order)!;
      return (await knownThreads(call, header, [row])).map((each) => ({
        ID_ORDEN: order,
        ORDEN: nameOf(workOrderKind, header.RESUMEN),
        HILO: publicThread(each, undefined),
      }));
    }),
  );
  return told.flat().slice(0, MOST_ASKED);
};
