import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { sampleInvoice, sampleTransport } from '../../shared/dva/derive/sampleSources.fixture.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

export interface Document {
  header: { ID: string; RESUMEN: Record<string, string> };
}

/** Two companies of Guatemala with the documents that a DVA comes from, and the procedures of the DVA. */
export interface DvaWorld {
  world: World;
  ana: Person;
  /** Of Ana's company, without rights. */
  reader: Person;
  /** Of the other company. */
  stranger: Person;
  dva: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
  create: (kind: 'invoices' | 'transports', ID_ORDEN: string, CUERPO: unknown) => Promise<string>;
  newOrder: () => Promise<string>;
  patch: (id: string, changes: Record<string, string>) => Promise<Answer>;
  /** An order with one invoice, its transport document and the DVA derived from them. */
  ready: (freight?: string) => Promise<{ order: string; id: string }>;
}

/** What the sample's transport document leaves blank and nothing may be built without. */
const DOCUMENT: AnyRecord = {
  ID_TIPO_DOCUMENTO: '705',
  FECHA_DOCUMENTO: '2026-10-20',
  NOMBRE_TRANSPORTISTA: 'NAVIERA DEL PACÍFICO',
  ID_MODO_TRANSPORTE: '1',
  PAIS_EMBARQUE: 'CN',
  LUGAR_EMBARQUE_LOCODE: 'CNSHA',
  PESO_BRUTO: '100.00',
  CANTIDAD_BULTOS: '10.00',
  ID_CLASE_BULTOS: 'CT',
};

/** A paper without an error of its own: blanks of a transport document filled. */
function whole(body: unknown): unknown {
  const { DOCUMENTO, ...rest } = body as Record<string, AnyRecord>;
  if (!DOCUMENTO) return body;
  const typed = Object.fromEntries(Object.entries(DOCUMENTO).filter(([, value]) => value !== ''));
  return { ...rest, DOCUMENTO: { ...DOCUMENTO, ...DOCUMENT, ...typed } };
}

export async function startDvaWorld(): Promise<DvaWorld> {
  const world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  await world.company('b', 'GT', { REGISTRO_DECLARANTE: '123' });
  const ana = await world.person('a', 'ana');
  const reader = await world.person('a', 'lector', []);
  const stranger = await world.person('b', 'otro');
  const services = async () => world.services;
  const handlers = { invoices: createInvoices(services), transports: createTransportDocuments(services) };
  const orders = createWorkOrders(services);
  const handler = createDva(services);
  const dva: DvaWorld['dva'] = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
  const create: DvaWorld['create'] = async (kind, ID_ORDEN, CUERPO) =>
    (await world.call(handlers[kind], 'create', { ID_ORDEN, CUERPO: whole(CUERPO) }, ana)).result.header.ID;
  const newOrder = async (): Promise<string> => {
    const ORDEN = {
      NIT_IMPORTADOR: '73581127',
      NOMBRE_IMPORTADOR: 'FERRETERÍA EL MARTILLO, SOCIEDAD ANÓNIMA',
      DIRECCION_IMPORTADOR: '12 CALLE 4-55 ZONA 9',
      CIUDAD_IMPORTADOR: 'GUATEMALA',
      ID_NIVEL_COMERCIAL: 'MAY',
    };
    return (await world.call(orders, 'create', { CUERPO: { ORDEN } }, ana)).result.header.ID;
  };
  const patch: DvaWorld['patch'] = async (id, changes) => {
    const { header } = (await dva('open', { ID: id })).result;
    const CAMBIOS = Object.entries(changes).map(([path, value]) => ({ op: 'set', path, value }));
    return dva('patch', { ID: id, LOCK: header.LOCK, CAMBIOS });
  };
  const ready: DvaWorld['ready'] = async (freight = '') => {
    const order = await newOrder();
    await create(
      'invoices',
      order,
      sampleInvoice('x', ['6000.00', '4000.00'], { VALOR_FLETE: freight }).body,
    );
    await create('transports', order, sampleTransport('1').body);
    const derived = await dva('derive', { ID_ORDEN: order });
    return { order, id: derived.result.DOCUMENTOS[0].header.ID };
  };
  return { world, ana, reader, stranger, dva, create, newOrder, patch, ready };
}
