import { isClient } from '../../../shared/foundation/access/isClient.ts';
import { rejected } from '../../../shared/foundation/contracts/refusal.ts';
import type { Share } from '../../runtime/attached/room.ts';
import { everybodyOf } from '../../runtime/people.ts';
import type { Reached } from './reach.ts';
import { MOST_THREADS, threadsOf, type Doors } from './rows.ts';

/** What the people of clients may begin and bring in one order: below its bounds, so that the agency always has room. */
const MOST_CLIENT_THREADS = 100;
const MOST_CLIENT_FILES = 200;

/** Tells by the login of who wrote it whether something is of a client's people, also of those who have left. */
async function ofClients(call: Doors): Promise<(row: { CREADO_POR: string }) => boolean> {
  const people = (await everybodyOf(call)).filter(({ IdPerfil }) => isClient(IdPerfil));
  const logins = new Set(people.map(({ Usuario }) => Usuario));
  return ({ CREADO_POR }) => logins.has(CREADO_POR);
}

/** The places that files of clients have in an order. */
export const clientFiles = async (call: Doors): Promise<Share> => ({
  isOwn: await ofClients(call),
  most: MOST_CLIENT_FILES,
  full: (files) =>
    `El cliente ya adjuntó ${files} a esta orden, que son los más que puede. Retire los suyos que ya no hagan falta, o pida a su agente que adjunte este.`,
});

/** Refuses a thread to the side that began as many as it may: neither side takes the other's room. */
export async function requireRoomForThread(call: Doors, { header, client }: Reached): Promise<void> {
  const [threads, isOfClient] = await Promise.all([threadsOf(call, header.ID), ofClients(call)]);
  const own = threads.filter((row) => isOfClient(row) === client).length;
  if (own < (client ? MOST_CLIENT_THREADS : MOST_THREADS)) return;
  const summary = client
    ? `El cliente ya abrió ${MOST_CLIENT_THREADS} hilos en esta orden, que son los más que puede. Escriba en uno de ellos, o pida a su agente que abra otro.`
    : `La agencia ya abrió ${MOST_THREADS} hilos en esta orden, que son los más que puede. Responda en uno de ellos.`;
  throw rejected(summary);
}
