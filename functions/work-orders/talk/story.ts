import { kindsInOrder } from '../../../shared/documentKinds.ts';
import { countries } from '../../../shared/countries/countries.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { addressOfDocument, nameOf } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import { amountOf, conceptOf, descriptionOf } from '../../../shared/work-orders/costs/costWords.ts';
import { isForClient } from '../../../shared/work-orders/costs/totals.ts';
import type { StoryEvent, talkProcedures } from '../../../shared/work-orders/talk/procedures.ts';
import type { HeaderRow, ImporterRow } from '../../runtime/documents/rows.ts';
import { Versions } from '../../runtime/documents/versions.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { costsOf, publicCost } from '../costs/costRows.ts';
import { headersOf } from '../file.ts';
import { knownRows } from '../importerRows.ts';
import { logOf } from '../log.ts';
import { approvalFactsOf } from './approvalFacts.ts';
import { knownPapers } from './knownPapers.ts';
import { latestMessages } from './latestMessages.ts';
import { paperShelf } from './paperShelf.ts';
import { productsDeeds } from './productsDeeds.ts';
import { reach } from './reach.ts';
import { knownThreads, threadsOf, type ThreadRow } from './rows.ts';

type KindOfOrder = (typeof kindsInOrder)[number];
/** Whether a login's deed is the product's: the authority's news, brought in by it. */
type IsProducts = (login: string) => boolean;

/** What is read of one order: documents changed last, steps of each, and messages. */
const MOST_DOCUMENTS = 100;
const MOST_STEPS = 50;
const MOST_SAID = 1000;
const MANY =
  'La orden tiene más historia de la que cabe aquí: se muestra la más reciente. La de cada documento está en su pestaña «Historial».';

const answers = {
  APROBADA: 'Aprobó',
  RECHAZADA: 'Rechazó',
  PEDIDA: 'Se pidió aprobar',
  ANULADA: 'Se anuló sin respuesta',
  CAMBIADA: 'Cambió sin respuesta',
} as const;

/** A step of a document, with whose the order was by it. */
interface Step extends ImporterRow {
  event: StoryEvent;
}

async function stepsOf(
  call: Call<unknown>,
  isProducts: IsProducts,
  kind: KindOfOrder,
  header: HeaderRow,
): Promise<Step[]> {
  const versions = await new Versions(call.services, call.scope, kind.module, {}).list(header.ID);
  return versions.slice(0, MOST_STEPS).map(({ FECHA, USUARIO, ACCION, VERSION, NIT = '' }) => ({
    NIT,
    event: {
      CLASE: isProducts(USUARIO) && kind.neverSent !== undefined ? 'TRANSMISION' : 'DOCUMENTO',
      FECHA,
      USUARIO: isProducts(USUARIO) ? '' : USUARIO,
      TEXTO: `${nameOf(kind, header.RESUMEN)}: ${ACCION}, versión ${VERSION}`,
      MODULO: kind.module,
      RUTA: addressOfDocument(kind, header.ID),
    },
  }));
}

/**
 * Steps of the order's documents of the kinds that the caller may read; a client's people, who read none, are told what the
 * authority answered of what was sent for them, and no draft.
 */
async function documentSteps(
  call: Call<unknown>,
  order: HeaderRow,
  isProducts: IsProducts,
): Promise<{ events: StoryEvent[]; all: boolean }> {
  const client = call.scope.importers !== undefined;
  const kinds = kindsInOrder.filter((kind) =>
    client ? kind.neverSent !== undefined : call.scope.permissions.has(`${kind.module}:read`),
  );
  const found = await Promise.all(
    kinds.map(async (kind) =>
      (await headersOf(call, kind.module, order.ID)).map((header) => ({ kind, header })),
    ),
  );
  const documents = found.flat().toSorted((a, b) => b.header.MODIFICADO.localeCompare(a.header.MODIFICADO));
  const steps = await Promise.all(
    documents.slice(0, MOST_DOCUMENTS).map(({ kind, header }) => stepsOf(call, isProducts, kind, header)),
  );
  const all = documents.length <= MOST_DOCUMENTS && steps.every((each) => each.length < MOST_STEPS);
  const meant = steps.flat().filter(({ event }) => !client || event.CLASE === 'TRANSMISION');
  return { events: (await knownRows(call, order, meant)).map(({ event }) => event), all };
}

async function messageEvents(
  call: Call<unknown>,
  orderId: string,
  threads: readonly ThreadRow[],
): Promise<StoryEvent[]> {
  const said = await latestMessages(call, orderId, threads, MOST_SAID);
  return said.map(({ thread, row }) => ({
    CLASE: 'MENSAJE' as const,
    FECHA: row.FECHA,
    USUARIO: row.USUARIO,
    TEXTO: `${thread.ASUNTO}: ${row.TEXTO}`,
    MODULO: 'work-orders' as const,
    RUTA: `${addressOfDocument(workOrderKind, orderId)}/trazabilidad?hilo=${thread.ID_HILO}`,
  }));
}

/** Costs in the words and amounts of their list. */
async function costEvents(
  call: Call<unknown>,
  header: HeaderRow,
  reference: Reference,
  isProducts: IsProducts,
): Promise<StoryEvent[]> {
  if (!call.scope.permissions.has('work-orders.costos:read')) return [];
  const rows = await knownRows(call, header, await costsOf(call, header.ID));
  const { code } = countries[reference.country].currency;
  return rows
    .filter(({ GASTO }) => !call.scope.importers || isForClient(GASTO, reference))
    .map((row) => publicCost(row, reference))
    .map((cost) => ({
      CLASE: 'GASTO' as const,
      FECHA: cost.REGISTRADO,
      USUARIO: isProducts(cost.USUARIO) ? '' : cost.USUARIO,
      TEXTO: [
        `${conceptOf(cost, reference)}: ${amountOf(cost, code)}`,
        descriptionOf(cost),
        cost.GASTO['PROVEEDOR'] ?? '',
        cost.GASTO['DOCUMENTO'] ?? '',
      ]
        .filter((part) => part !== '')
        .join(' · '),
      MODULO: 'work-orders' as const,
      RUTA: `/ordenestrabajogastos/${header.ID}`,
    }));
}

async function paperEvents(call: Call<unknown>, header: HeaderRow): Promise<StoryEvent[]> {
  const rows = await paperShelf.rows(call, header.ID);
  const good = rows.filter((row) => row.ESTADO === 'LISTO');
  return (await knownPapers(call, header, good)).map((row) => ({
    CLASE: 'ARCHIVO' as const,
    FECHA: row.CREADO,
    USUARIO: row.CREADO_POR,
    TEXTO: `Adjuntó «${row.NOMBRE_ARCHIVO}»`,
    MODULO: 'work-orders' as const,
    RUTA: `${addressOfDocument(workOrderKind, header.ID)}/trazabilidad?vista=papeles`,
  }));
}

/**
 * The whole story of an order in one time line: its steps, its documents and what the authority said of them, costs,
 * messages, files and approvals, each as far as it is for the caller.
 */
export const story: Implementation<typeof talkProcedures.story> = async (call) => {
  const { ID } = call.input;
  const { shut, activation, header } = await reach(call, ID);
  if (shut) return { ACTIVA: activation.ACTIVA, HECHOS: [], NOTA: '' };
  const [reference, isProducts, threads] = await Promise.all([
    call.reference(),
    productsDeeds(call),
    threadsOf(call, ID).then((rows) => knownThreads(call, header, rows)),
  ]);
  const [log, documents, messages, costs, files, facts] = await Promise.all([
    logOf(call, header),
    documentSteps(call, header, isProducts),
    messageEvents(call, ID, threads),
    costEvents(call, header, reference, isProducts),
    paperEvents(call, header),
    approvalFactsOf(call, ID),
  ]);
  const own = log.map(({ FECHA, USUARIO, TEXTO, CLASE }): StoryEvent => ({
    CLASE,
    FECHA,
    USUARIO,
    TEXTO,
    MODULO: '',
    RUTA: '',
  }));
  const known = new Set(threads.map(({ ID_HILO }) => `AP#${ID_HILO}`));
  const approved = facts
    .filter(({ sk }) => known.has(sk))
    .map(({ FECHA, USUARIO, RESPUESTA, TITULO, VERSION, sk }): StoryEvent => ({
      CLASE: 'APROBACION',
      FECHA,
      USUARIO,
      TEXTO: `${answers[RESPUESTA]} la ${TITULO}, versión ${VERSION}`,
      MODULO: 'work-orders' as const,
      RUTA: `${addressOfDocument(workOrderKind, ID)}/trazabilidad?hilo=${sk.split('#')[1]}`,
    }));
  return {
    ACTIVA: activation.ACTIVA,
    HECHOS: [...own, ...documents.events, ...messages, ...costs, ...files, ...approved].sort((a, b) =>
      b.FECHA.localeCompare(a.FECHA),
    ),
    NOTA: documents.all && log.length < 500 && messages.length < MOST_SAID ? '' : MANY,
  };
};
