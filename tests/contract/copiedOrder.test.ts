import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuca } from '../../functions/duca/handler.ts';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createServices } from '../../functions/runtime/services.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { Fuse, type Blow } from '../faults/fuse.ts';
import { startSourcesWorld, type Chain, type Kind, type SourcesWorld } from './sourcesWorld.ts';
import type { Answer, Person } from './world.ts';

// Product 31: an earlier order is copied whole or in parts, and each copy says what of it is stale.
let { world, call, lockOf, patch, formed, reader, stranger } = {} as SourcesWorld;
let chain: Chain;
const KINDS = ['invoices', 'transport-documents', 'dva', 'duca'] as const;
type Copied = (typeof KINDS)[number];

beforeAll(async () => {
  ({ world, call, lockOf, patch, formed, reader, stranger } = await startSourcesWorld());
  chain = await formed('1236000961');
  // A person answered part II: the copy proposes it, unconfirmed.
  await patch('dva', chain.dva, { 'DVA.CASILLA_27': '1', 'DVA.CASILLA_27_1': 'Filial' });
});
afterAll(() => world.stop());

const sourceOf = (kind: Copied): string =>
  ({ ...chain, invoices: chain.invoice, 'transport-documents': chain.transport })[kind];
const newOrder = async (ID = chain.order): Promise<string> =>
  (await call('work-orders', 'copy', { ID })).result.header.ID;
/** A DVA is sworn of one operation: it is derived of the copied invoices as the earlier one was. */
const asked = (kind: Copied, ID_ORDEN: string, ID = sourceOf(kind)): [string, object] =>
  kind === 'dva' ? ['deriveLike', { ID, ID_ORDEN }] : ['copy', { ID, ID_ORDEN, UNA_VEZ: true }];
const copyOf = (kind: Copied, ID_ORDEN: string, as?: Person): Promise<Answer> =>
  call(kind, ...asked(kind, ID_ORDEN), as);
const fileOf = async (ID: string) => (await call('work-orders', 'file', { ID })).result;
const opened = async (kind: Kind, ID: string) => (await call(kind, 'open', { ID })).result;
const step = async (ID: string, name: 'close' | 'delete'): Promise<void> => {
  const { error } = await call('work-orders', name, { ID, LOCK: await lockOf('work-orders', ID) });
  expect(error).toBeUndefined();
};

async function wholeCopy(ID_ORDEN: string, as?: Person): Promise<Record<Copied, Answer['result']>> {
  const made: Partial<Record<Copied, Answer['result']>> = {};
  for (const kind of KINDS) {
    const { result, error } = await copyOf(kind, ID_ORDEN, as);
    expect([kind, error]).toEqual([kind, undefined]);
    made[kind] = result;
  }
  return made as Record<Copied, Answer['result']>;
}

const staleIn = ({ body }: Answer['result']): string[] =>
  body.PENDIENTES.map(({ MOTIVO, CAMPO }: AnyRecord) => `${MOTIVO} ${CAMPO}`);

describe('an order copied with its documents', () => {
  it('has a copy of each, which says what it is a copy of and what of it is stale', async () => {
    const order = await newOrder();
    const made = await wholeCopy(order);
    const file = await fileOf(order);
    expect(file.order.COPIA_DE).toBe(chain.order);
    for (const kind of KINDS) {
      expect([kind, file.documents[kind].length]).toEqual([kind, 1]);
      expect(file.documents[kind][0]).toMatchObject({ COPIA_DE: sourceOf(kind), ID: made[kind].header.ID });
      expect(made[kind].header).toMatchObject({ ID_ORDEN: order, VERSION: 1 });
    }
    expect(staleIn(made.invoices)).toContain('numero NUMERO_FACTURA');
    expect(staleIn(made['transport-documents'])).toContain('vehiculo ID_UNIDAD_TRANSPORTE');
    expect(staleIn(made.duca)).toContain('valor TOTAL_FOB_DOLARES');
    // A copy that a person makes of one document is part of nobody's.
    const { header } = (await call('invoices', 'copy', { ID: chain.invoice, ID_ORDEN: order })).result;
    expect(header.COPIA_DE).toBeUndefined();
  });

  it('names its own papers throughout and none of the earlier order, also once its DUCA is formed of them', async () => {
    const order = await newOrder();
    const made = await wholeCopy(order);
    const originals = [...Object.values(chain), ...(await lineKeys(chain.invoice))];
    const formedAgain = await call('duca', 'derive', { ID_ORDEN: order, ID: made.duca.header.ID });
    expect(formedAgain.error).toBeUndefined();
    const { body } = formedAgain.result;
    for (const each of [...KINDS.map((kind) => made[kind].body), body])
      for (const id of originals) expect(JSON.stringify(each)).not.toContain(`"${id}"`);
    const { ID: invoice } = made.invoices.header;
    expect(made.dva.body.FACTURAS.map(({ ID_FACTURA }: AnyRecord) => ID_FACTURA)).toEqual([invoice]);
    expect(body.DOCUMENTOS.map(({ ID_DOCUMENTO }: AnyRecord) => ID_DOCUMENTO)).toEqual([
      invoice,
      made['transport-documents'].header.ID,
      made.dva.header.ID,
    ]);
    const before = (await opened('duca', chain.duca)).body;
    for (const list of ['PROVEEDORES', 'TRANSPORTISTA', 'UNIDAD', 'FRACCIONES', 'FRACCION_ITEMS', 'DVAS'])
      expect([list, body[list].length]).toEqual([list, before[list].length]);
    expect(body.DUCA.NO_ORDEN).not.toBe(before.DUCA.NO_ORDEN);
  });

  it('proposes in its DVA what part II answered, and asks for every answer again', async () => {
    const order = await newOrder();
    await copyOf('invoices', order);
    const { body, problems } = (await copyOf('dva', order)).result;
    expect(body.DVA).toMatchObject({ CASILLA_27: '1', CASILLA_27_1: 'Filial', CONDICIONES_CONFIRMADAS: '' });
    expect(body.DVA.ID_DVA).not.toBe((await opened('dva', chain.dva)).body.DVA.ID_DVA);
    expect(problems.map(({ code }: AnyRecord) => code)).toContain('dva.conditions-unconfirmed');
    // What was answered stays when its invoices change, as what a person wrote.
    const again = await call('dva', 'derive', { ID_ORDEN: order });
    const [{ header }] = again.result.DOCUMENTOS;
    expect((await opened('dva', header.ID)).body.DVA.CASILLA_27).toBe('1');
  });

  it('makes no DVA without the invoices that it is derived of, and says why', async () => {
    const order = await newOrder();
    const none = await copyOf('dva', order);
    expect([none.status, none.error!.message]).toEqual([
      422,
      expect.stringMatching(/ninguna de las de esta se copió a esa orden. Copie primero sus facturas/),
    ]);
    await copyOf('invoices', order);
    expect((await call('dva', 'derive', { ID_ORDEN: order })).error).toBeUndefined();
    const held = await copyOf('dva', order);
    expect(held.error!.message).toMatch(/ya cubre las facturas copiadas; derívela de nuevo/);
  });

  it('comes of a closed order and of a deleted one, and never into such', async () => {
    const own = await formed('1236000962');
    const source = chain;
    chain = own;
    try {
      const open = await newOrder();
      await step(own.order, 'close');
      await wholeCopy(await newOrder());
      for (const kind of KINDS) {
        const { error } = await copyOf(kind, own.order);
        expect([kind, error?.code]).toEqual([kind, 'document.state']);
      }
      await call('work-orders', 'reopen', { ID: own.order, LOCK: await lockOf('work-orders', own.order) });
      await step(own.order, 'delete');
      await wholeCopy(open);
    } finally {
      chain = source;
    }
  });
});

const lineKeys = async (invoice: string): Promise<string[]> =>
  (await opened('invoices', invoice)).body.ITEMS.map(({ ID_ITEM }: AnyRecord) => ID_ITEM);

describe('a copy that was cut', () => {
  it('is gone on with by anybody: what is there stays as it is by now, the rest is made, nothing is doubled', async () => {
    const order = await newOrder();
    const first = (await copyOf('invoices', order)).result.header.ID;
    await patch('invoices', first, { 'FACTURA.NUMERO_FACTURA': 'F-NUEVA' });
    const luis = await world.person('uno', 'luis');
    const made = await wholeCopy(order, luis);
    const again = await wholeCopy(order);
    expect(made.invoices.header).toMatchObject({ ID: first, VERSION: 2 });
    expect(made.invoices.body.FACTURA.NUMERO_FACTURA).toBe('F-NUEVA');
    const ids = (each: typeof made): string[] => KINDS.map((kind) => each[kind].header.ID);
    expect(ids(again)).toEqual(ids(made));
    const { documents } = await fileOf(order);
    expect(KINDS.map((kind) => documents[kind].length)).toEqual([1, 1, 1, 1]);
  });

  it('of two at once is one', async () => {
    const order = await newOrder();
    const luis = await world.person('uno', 'luis');
    for (const kind of KINDS) {
      const answers = await Promise.all([copyOf(kind, order), copyOf(kind, order, luis)]);
      expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
      expect(answers[0]!.result.header.ID).toBe(answers[1]!.result.header.ID);
      expect((await fileOf(order)).documents[kind]).toHaveLength(1);
    }
  });

  it('that somebody annulled is not made again behind their back', async () => {
    const order = await newOrder();
    const { ID } = (await copyOf('invoices', order)).result.header;
    const LOCK = await lockOf('invoices', ID);
    expect((await call('invoices', 'transition', { ID, LOCK, ACCION: 'annul' })).error).toBeUndefined();
    expect((await copyOf('invoices', order)).result.header).toMatchObject({ ID, ESTADO: 'ANULADA' });
  });

  const handlers = {
    invoices: createInvoices,
    'transport-documents': createTransportDocuments,
    dva: createDva,
    duca: createDuca,
  };

  it.each(KINDS)('by a death at any of its calls is finished by the next: %s', async (kind) => {
    const luis = await world.person('uno', 'luis');
    const dying = async (ID_ORDEN: string, fuse: Fuse): Promise<void> => {
      const clients = awsClients();
      fuse.guard(clients.dynamo);
      const services = await createServices(clients, world.services.now);
      const handler = handlers[kind](async () => ({ ...services, log: world.services.log }));
      await world.call(handler, ...asked(kind, ID_ORDEN), luis).catch(() => undefined);
    };
    const prepared = async (): Promise<string> => {
      const order = await newOrder();
      if (kind === 'dva') await copyOf('invoices', order);
      return order;
    };
    const counted = new Fuse();
    await dying(await prepared(), counted);
    expect(counted.count).toBeGreaterThan(4);
    for (const blow of ['before', 'after'] satisfies Blow[])
      for (let at = 1; at <= counted.count; at += 1) {
        const order = await prepared();
        await dying(order, new Fuse(at, blow));
        expect([blow, at, (await copyOf(kind, order)).error]).toEqual([blow, at, undefined]);
        expect([blow, at, (await fileOf(order)).documents[kind].length]).toEqual([blow, at, 1]);
      }
  });
});

describe('who copies an order', () => {
  it('takes along what they have a right to make, and is told of the rest', async () => {
    const half = await world.person('uno', 'mitad', []);
    const rights = ['work-orders', 'invoices'].map((ID_MODULO) => ({
      ...{ ID_MODULO, CLAVE: 'escribir', VALOR: '1' },
    }));
    const key = userRowKey('uno', 'mitad');
    await world.services.database.write({
      ...{ kind: 'update', table: 'users', key, set: { PERMISOS: rights }, when: { exists: true } },
    });
    const order = (await call('work-orders', 'copy', { ID: chain.order }, half)).result.header.ID;
    const codes = [];
    for (const kind of KINDS) codes.push((await copyOf(kind, order, half)).error?.code);
    expect(codes).toEqual([undefined, 'permission.denied', 'permission.denied', 'permission.denied']);
  });

  it('is nobody who only reads, of a client, or of another company; a foreign id is answered as one that never was', async () => {
    const order = await newOrder();
    await copyOf('invoices', order);
    const { NIT_IMPORTADOR } = (await opened('work-orders', chain.order)).body.ORDEN;
    const client = await world.person('uno', 'cliente', ['escribir']);
    const set = { IdPerfil: '4', IMPORTADORES: [NIT_IMPORTADOR] };
    const key = userRowKey('uno', 'cliente');
    await world.services.database.write({
      ...{ kind: 'update', table: 'users', key, set, when: { exists: true } },
    });
    const { ID } = (await call('work-orders', 'create', { CUERPO: {} }, stranger)).result.header;
    for (const kind of KINDS) {
      for (const person of [reader, client])
        expect([kind, (await copyOf(kind, order, person)).error?.code]).toEqual([kind, 'permission.denied']);
      const foreign = await copyOf(kind, ID, stranger);
      const never = await call(kind, ...asked(kind, ID, 'nunca'), stranger);
      expect([kind, foreign.status, foreign.error]).toEqual([kind, 404, never.error]);
      const into = await call(kind, ...asked(kind, ID));
      expect([kind, into.error?.code]).toEqual([kind, 'not-found']);
    }
    expect(
      Object.values((await call('work-orders', 'file', { ID }, stranger)).result.documents).flat(),
    ).toEqual([]);
  });
});
