import type { approvalProcedures } from '../../shared/dva/approvalProcedures.ts';
import { dvaKind } from '../../shared/dva/kind.ts';
import { dvaStates } from '../../shared/dva/states.ts';
import { refusal, rejected } from '../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { nameOf } from '../../shared/foundation/documents/kind.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import type { Write } from '../runtime/database.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call, Implementations } from '../runtime/executor.ts';
import type { TenantScope } from '../runtime/scope.ts';
import { approvalFactWrite } from '../work-orders/talk/approvalFacts.ts';
import { post } from '../work-orders/talk/post.ts';
import { peopleAround, reach, reachToAdd, type Reached } from '../work-orders/talk/reach.ts';
import { threadOf, type ThreadRow } from '../work-orders/talk/rows.ts';
import { newThread, textOf } from '../work-orders/talk/say.ts';
import { dvasOf } from './dvas.ts';
import { dvaPrint } from './print.ts';

type Asked = ThreadRow & { APROBACION: NonNullable<ThreadRow['APROBACION']> };

/**
 * As the agency's own people see it: who calls was let in by the order and by what was asked in it, and is shown that one
 * version alone.
 */
function asAgency<I>(call: Call<unknown>, input: I): Call<I> {
  const { importers: _own, ...scope }: TenantScope = call.scope;
  return { ...call, scope, input };
}

/** The thread in which an approval is asked, of an order that the caller may know of. */
async function askedIn(call: Call<unknown>, { header }: Reached, threadId: string): Promise<Asked> {
  const row = await threadOf(call, header, threadId);
  if (!row.APROBACION) throw refusal('not-found', { what: 'ninguna aprobación' });
  return { ...row, APROBACION: row.APROBACION };
}

const annulled = () =>
  rejected(
    'La DVA se anuló después de que se le pidió aprobarla, y ya no hay nada que aprobar: su agente le pedirá la nueva cuando la tenga.',
  );

const LIVING = Object.keys(dvaStates.states).filter((state) => !isVoid(state));

/** The DVA is in the version that was looked at, and nobody annulled it since. */
const stands = (
  call: Call<unknown>,
  { ID, VERSION }: HeaderRow,
  lost: () => Error | Promise<Error>,
): Write => ({
  kind: 'check',
  table: 'dva',
  key: dvasOf(call).headerKey(ID),
  when: { equals: { VERSION }, oneOf: { ESTADO: LIVING } },
  lost,
});

/**
 * The DVA that is asked about says so, as it stands: whoever saves it next takes the question back, also where they read it
 * before it was asked, for the lock is another one.
 */
const asking = (call: Call<unknown>, { ID, VERSION, LOCK }: HeaderRow): Write => ({
  kind: 'update',
  table: 'dva',
  key: dvasOf(call).headerKey(ID),
  set: { LOCK: LOCK + 1, APROBACION_PEDIDA: VERSION, APROBACION_CAMBIADA: 0 },
  when: { equals: { VERSION, LOCK }, oneOf: { ESTADO: LIVING } },
  lost: () => dvasOf(call).movedRefusal(ID),
});

/** Asks the client of a DVA's order to approve the version that stands, and has them say so once. */
export const approvals: Implementations<typeof approvalProcedures> = {
  askApproval: async (call) => {
    const header = await dvasOf(call).header(call.input.ID);
    if (isVoid(header.ESTADO)) throw dvasOf(call).stateRefusal(header, 'pedir su aprobación');
    const reached = await reachToAdd(call, header.ID_ORDEN, 'pedir aprobaciones');
    if (reached.client) throw refusal('permission.denied', { action: 'pedir aprobaciones' });
    const name = nameOf(dvaKind, header.RESUMEN);
    const thread = await newThread(call, reached, {
      PARA: 'CLIENTE',
      ASUNTO: `Aprobación de la ${name}, versión ${header.VERSION}`,
      LUGAR: { MODULO: 'dva', ID_DOCUMENTO: header.ID, RUTA: '', ETIQUETA: '' },
    });
    const people = await peopleAround(call, reached);
    if (people.clients.length === 0)
      throw rejected(
        `Ninguna persona del cliente tiene usuario para aprobarla. Agregue en Permisos un usuario de perfil 4 con el registro ${reached.header.RESUMEN['NIT_IMPORTADOR'] ?? ''}.`,
      );
    const APROBACION = {
      ID_DOCUMENTO: header.ID,
      VERSION: header.VERSION,
      RESPUESTA: 'PEDIDA' as const,
      USUARIO: '',
      FECHA: '',
    };
    const NUMERO = await post(call, reached, people, {
      thread: { ...thread, APROBACION },
      said: {
        TEXTO: textOf(call.input.TEXTO || `Revise la ${name} y diga si la aprueba.`),
        MENCIONES: [],
        ARCHIVOS: [],
      },
      approval: true,
      besides: [asking(call, header)],
    });
    return { ID_HILO: thread.ID_HILO, NUMERO };
  },

  answerApproval: async (call) => {
    const { input, scope, services } = call;
    const reached = await reachToAdd(call, input.ID_ORDEN, 'aprobar documentos');
    if (!reached.client) throw refusal('permission.denied', { action: 'aprobar en nombre del cliente' });
    const thread = await askedIn(call, reached, input.ID_HILO);
    const { ID_DOCUMENTO, VERSION, RESPUESTA, USUARIO } = thread.APROBACION;
    const answered = { APROBADA: 'aprobó', RECHAZADA: 'rechazó' } as const;
    const changed = () =>
      rejected(
        `La DVA cambió después de la versión ${VERSION} que se le mostró. No se anotó nada: espere a que su agente le pida aprobar la versión nueva.`,
      );
    if (RESPUESTA === 'ANULADA') throw annulled();
    if (RESPUESTA === 'CAMBIADA') throw changed();
    if (RESPUESTA !== 'PEDIDA')
      throw rejected(
        `${USUARIO} ya la ${answered[RESPUESTA]}. Si cambió de parecer, dígalo en este hilo y le pedirán otra aprobación.`,
      );
    const said = input.TEXTO?.trim() ?? '';
    if (!input.APROBADA && said === '') throw rejected('Escriba por qué la rechaza, para que se corrija.');
    const store = dvasOf(asAgency(call, undefined));
    const header = await store.header(ID_DOCUMENTO);
    if (isVoid(header.ESTADO)) throw annulled();
    if (header.VERSION !== VERSION) throw changed();
    const name = nameOf(dvaKind, header.RESUMEN);
    const answer = input.APROBADA ? ('APROBADA' as const) : ('RECHAZADA' as const);
    const FECHA = localDateTime(services.now());
    const APROBACION = { ID_DOCUMENTO, VERSION, RESPUESTA: answer, USUARIO: scope.login, FECHA };
    const people = await peopleAround(call, reached);
    const NUMERO = await post(call, reached, people, {
      thread: { ...thread, APROBACION },
      said: {
        TEXTO: said === '' ? `Apruebo la ${name}, versión ${VERSION}.` : textOf(said),
        MENCIONES: [],
        ARCHIVOS: [],
      },
      besides: [
        // The version that is approved is the one that stands at this very moment.
        stands(call, header, changed),
        approvalFactWrite(call, input.ID_ORDEN, thread.ID_HILO, {
          ...APROBACION,
          MODULO: 'dva',
          TITULO: name,
        }),
      ],
    });
    return { ID_HILO: thread.ID_HILO, NUMERO };
  },

  approvalPrint: async (call) => {
    const reached = await reach(call, call.input.ID_ORDEN);
    if (reached.shut) throw refusal('not-found', { what: 'ninguna aprobación' });
    const { APROBACION } = await askedIn(call, reached, call.input.ID_HILO);
    const { ID_DOCUMENTO: ID, VERSION } = APROBACION;
    // What is not sealed yet is a draft, whoever looks at it.
    return dvaPrint.print(
      asAgency(call, { ID, VERSION, BORRADOR: true, MODO: undefined, OPCIONES: undefined }),
    );
  },
};
