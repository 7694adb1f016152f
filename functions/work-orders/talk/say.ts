import { documentKinds } from '../../../shared/documentKinds.ts';
import { refusal, rejected } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { titleOf } from '../../../shared/foundation/documents/kind.ts';
import { isPaperForClient, type Audience } from '../../../shared/work-orders/talk/audience.ts';
import type { talkProcedures } from '../../../shared/work-orders/talk/procedures.ts';
import type { Place } from '../../../shared/work-orders/talk/thread.ts';
import { absentFile, type FileRow } from '../../runtime/attached/shelf.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { peopleOf } from '../../runtime/people.ts';
import { importerOf } from '../importerRows.ts';
import { requireRoomForThread } from './clientShare.ts';
import { knownPapers } from './knownPapers.ts';
import { paperShelf } from './paperShelf.ts';
import { post, type Said } from './post.ts';
import { peopleAround, reachToAdd, type Around, type Reached } from './reach.ts';
import { threadOf, type ThreadRow } from './rows.ts';

/** The document that is asked about, which lies in this order; its title is kept as it was then. */
async function placeOf(call: Call<unknown>, { header, client }: Reached, place: Place) {
  const kind = documentKinds.find(({ module }) => module === place.MODULO)!;
  const own = place.MODULO === 'work-orders';
  if (client && !own) throw refusal('not-found', { what: 'ningún documento' });
  const found = own
    ? header
    : await call.services.database.get<HeaderRow>(kind.module, {
        pk: companyKey(call.scope),
        sk: `H#${place.ID_DOCUMENTO}`,
      });
  const inOrder = own ? place.ID_DOCUMENTO === header.ID : found?.ID_ORDEN === header.ID;
  if (!found || !inOrder) throw refusal('not-found', { what: 'ningún documento de esta orden' });
  return { ...place, TITULO: titleOf(kind, found.RESUMEN) };
}

/** A thread that has no message yet. */
export async function newThread(
  call: Call<unknown>,
  reached: Reached,
  given: { PARA: Audience; ASUNTO: string; LUGAR?: Place | undefined },
): Promise<ThreadRow> {
  const { services, scope } = call;
  if (reached.client && given.PARA !== 'CLIENTE')
    throw refusal('permission.denied', { action: 'escribir a la agencia sola' });
  if (given.PARA === 'CLIENTE' && reached.activation.ACTIVA === '0')
    throw rejected(
      'El cliente todavía no ve los mensajes de esta orden. Active la trazabilidad de la orden o del cliente y escríbale de nuevo.',
    );
  await requireRoomForThread(call, reached);
  return {
    pk: '',
    sk: '',
    ID_HILO: services.id('hil'),
    ASUNTO: given.ASUNTO,
    PARA: given.PARA,
    NIT: importerOf(reached.header),
    ...(given.LUGAR ? { LUGAR: await placeOf(call, reached, given.LUGAR) } : {}),
    RESUELTO: '0',
    RESUELTO_POR: '',
    CREADO: localDateTime(services.now()),
    CREADO_POR: scope.login,
    MENSAJES: 0,
    ULTIMO: '',
    ULTIMO_POR: '',
    AUTORES: [],
    ESPERA: [],
  };
}

/** Those who are named; whoever cannot read the message is told of by name, and nothing is written. */
async function named(
  call: Call<unknown>,
  around: Around,
  para: Audience,
  ids: readonly string[],
): Promise<Said['MENCIONES']> {
  const able = para === 'CLIENTE' ? [...around.staff, ...around.clients] : around.staff;
  const lacking = ids.filter((id) => !able.some((each) => each.IdUsuario === id));
  if (lacking.length > 0) {
    // A client's people are told no names of the agency.
    const users = call.scope.importers ? [] : await peopleOf(call, lacking);
    const who = users.map((each) => each.NombreUsuario).join(', ') || 'Quien nombró';
    throw rejected(
      `${who} no puede leer este mensaje: ya no tiene acceso a la orden, o el hilo no es para el cliente. Quite la mención o pida que le den acceso.`,
    );
  }
  return able.filter((each) => ids.includes(each.IdUsuario));
}

/** Files that go with a message: good ones of the order that the writer sees, and for the client what the client may see. */
async function attached(
  call: Call<unknown>,
  header: HeaderRow,
  para: Audience,
  ids: readonly string[],
): Promise<FileRow[]> {
  const rows = await Promise.all(ids.map((id) => paperShelf.ready(call, header.ID, id)));
  if ((await knownPapers(call, header, rows)).length < rows.length) throw absentFile();
  const hidden = rows.find(({ PAPEL = '' }) => para === 'CLIENTE' && !isPaperForClient(PAPEL));
  if (hidden)
    throw rejected(
      `«${hidden.NOMBRE_ARCHIVO}» es de la agencia y el cliente no lo ve. Adjúntelo de nuevo en este hilo.`,
    );
  return rows;
}

/** What a person wrote, without what cannot be seen. */
export function textOf(text: string): string {
  const TEXTO = text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
  if (TEXTO === '') throw rejected('Mensaje: está en blanco; escríbalo antes de enviarlo.');
  return TEXTO;
}

/** Writes into a thread of an order, or begins one. */
export const say: Implementation<typeof talkProcedures.say> = async (call) => {
  const { input } = call;
  const reached = await reachToAdd(call, input.ID, 'escribir mensajes');
  const TEXTO = textOf(input.TEXTO);
  const thread =
    input.ID_HILO === undefined
      ? await newThread(call, reached, {
          PARA: input.PARA ?? (reached.client ? 'CLIENTE' : 'AGENCIA'),
          ASUNTO: input.ASUNTO?.trim() || TEXTO.split('\n')[0]!.slice(0, 80),
          LUGAR: input.LUGAR,
        })
      : await threadOf(call, reached.header, input.ID_HILO);
  const people = await peopleAround(call, reached);
  const [MENCIONES, files] = await Promise.all([
    named(call, people, thread.PARA, input.MENCIONES ?? []),
    attached(call, reached.header, thread.PARA, input.ARCHIVOS ?? []),
  ]);
  const said = { TEXTO, MENCIONES, ARCHIVOS: files.map((each) => each.ID_ARCHIVO) };
  return { ID_HILO: thread.ID_HILO, NUMERO: await post(call, reached, people, { thread, said }) };
};
