import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { startSourcesWorld, type Chain, type Kind, type SourcesWorld } from './sourcesWorld.ts';
import { eventOf, textOf, type Answer, type Person } from './world.ts';

let { world, call, lockOf, patch, formed, reader, stranger } = {} as SourcesWorld;
let chain: Chain;
const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };

beforeAll(async () => {
  ({ world, call, lockOf, patch, formed, reader, stranger } = await startSourcesWorld());
  chain = await formed('1236000961');
  await patch('work-orders', chain.order, {
    'ORDEN.REFERENCIA_CLIENTE': 'PO-77',
    'ORDEN.OBSERVACIONES': 'Avisar a bodega',
    'ORDEN.FECHA_LIMITE': '2026-12-01',
  });
  await close(chain.order);
});
afterAll(() => world.stop());

const close = async (ID: string): Promise<void> => {
  const { error } = await call('work-orders', 'close', { ID, LOCK: await lockOf('work-orders', ID) });
  expect(error).toBeUndefined();
};
const opened = async (kind: Kind, ID: string) => (await call(kind, 'open', { ID })).result;
const newOrder = async (): Promise<string> =>
  (await call('work-orders', 'copy', { ID: chain.order })).result.header.ID;
const heldBy = async (ID: string): Promise<Record<string, { ID: string }[]>> =>
  (await call('work-orders', 'file', { ID })).result.documents;
const staleIn = (answer: Answer): string[] =>
  answer.result.body.PENDIENTES.map(({ MOTIVO, CAMPO }: AnyRecord) => `${MOTIVO} ${CAMPO}`);

describe('a new order like an earlier one', () => {
  it('has its importer, regime and notes, and neither number, days, state, person nor papers of it', async () => {
    const { ORDEN } = (await opened('work-orders', chain.order)).body;
    const { header, body } = await opened('work-orders', await newOrder());
    const same = ['NIT_IMPORTADOR', 'NOMBRE_IMPORTADOR', 'DIRECCION_IMPORTADOR', 'ID_REGIMEN'];
    for (const name of [...same, 'OBSERVACIONES']) expect(body.ORDEN[name], name).toBe(ORDEN[name]);
    expect(body.ORDEN.OBSERVACIONES).toBe('Avisar a bodega');
    expect(header.ESTADO).toBe('ABIERTA');
    expect(body.ORDEN.NUMERO_ORDEN).not.toBe(ORDEN.NUMERO_ORDEN);
    expect(body.ORDEN.CORRELATIVO).not.toBe(ORDEN.CORRELATIVO);
    expect(body.ORDEN).toMatchObject({
      ...{ FECHA_LIMITE: '', REFERENCIA_CLIENTE: '', FECHA_CIERRE: '', USUARIO_ASIGNADO: '' },
      FECHA_APERTURA: '2026-11-20',
    });
    expect(Object.values(await heldBy(header.ID)).flat()).toEqual([]);
    const [first] = (await call('work-orders', 'history', { ID: header.ID })).result;
    expect(first.ACCION).toBe('Apertura como la orden 123-6000961');
  });
});

describe('a copy of what lies in a closed order', () => {
  it('goes into a new order of the same importer, and leaves the closed one as it was', async () => {
    const before = await heldBy(chain.order);
    const ID_ORDEN = await newOrder();
    for (const [kind, ID] of [
      ['invoices', chain.invoice],
      ['transport-documents', chain.transport],
      ['duca', chain.duca],
    ] as const) {
      const { result, error } = await call(kind, 'copy', { ID, ID_ORDEN });
      expect([kind, error]).toEqual([kind, undefined]);
      expect(result.header).toMatchObject({ ID_ORDEN, ESTADO: 'BORRADOR', VERSION: 1 });
    }
    const held = await heldBy(ID_ORDEN);
    expect([held['invoices'], held['transport-documents'], held['duca']].map((each) => each!.length)).toEqual(
      [1, 1, 1],
    );
    expect(await heldBy(chain.order)).toEqual(before);
  });

  it('into the closed one itself is refused, and says how to go on', async () => {
    const { status, error } = await call('invoices', 'copy', { ID: chain.invoice });
    expect([status, error!.code]).toEqual([409, 'document.state']);
    expect(error!.message).toMatch(/está cerrada y no admite recibir facturas\. Reábrala/);
  });

  it('says what of it is stale, as a declaration does', async () => {
    const ID_ORDEN = await newOrder();
    const invoice = await call('invoices', 'copy', { ID: chain.invoice, ID_ORDEN });
    expect(staleIn(invoice)).toEqual(expect.arrayContaining(['numero NUMERO_FACTURA', 'valor SUMA_ITEMS']));
    expect(invoice.result.problems.map(({ code }: AnyRecord) => code)).toContain('invoice.stale.valor');
    const transport = await call('transport-documents', 'copy', { ID: chain.transport, ID_ORDEN });
    expect(staleIn(transport)).toEqual(
      expect.arrayContaining(['numero NUMERO_DOCUMENTO', 'vehiculo ID_UNIDAD_TRANSPORTE', 'equipo ']),
    );
  });
});

describe('a copy into the order of another importer', () => {
  it('takes that buyer, as a new invoice there would; a declaration keeps its importer and says so', async () => {
    const other = (await call('work-orders', 'create', { CUERPO: { ORDEN: VOLCAN } })).result.header.ID;
    const invoice = await call('invoices', 'copy', { ID: chain.invoice, ID_ORDEN: other });
    expect(invoice.result.body.FACTURA).toMatchObject({
      NIT_COMPRADOR: VOLCAN.NIT_IMPORTADOR,
      NOMBRE_COMPRADOR: VOLCAN.NOMBRE_IMPORTADOR,
    });
    const duca = await call('duca', 'copy', { ID: chain.duca, ID_ORDEN: other });
    expect(staleIn(duca)).toContain('importador NUMERO_IDENTIFICACION');
    expect(duca.result.problems).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('Es de Distribuidora El Volcán.') }),
    );
    const own = await call('duca', 'copy', { ID: chain.duca, ID_ORDEN: await newOrder() });
    expect(staleIn(own).filter((each) => each.startsWith('importador'))).toEqual([]);
  });
});

describe('who may copy', () => {
  const COPIED = ['work-orders', 'invoices', 'transport-documents', 'duca'] as const;
  const idOf = (kind: (typeof COPIED)[number]): string =>
    ({
      'work-orders': chain.order,
      invoices: chain.invoice,
      'transport-documents': chain.transport,
      duca: chain.duca,
    })[kind];

  it('is nobody of another company, neither from its papers nor into its orders', async () => {
    for (const kind of COPIED) {
      const foreign = await call(kind, 'copy', { ID: idOf(kind) }, stranger);
      const never = await call(kind, 'copy', { ID: 'nunca' }, stranger);
      expect([kind, foreign.status]).toEqual([kind, 404]);
      expect(foreign.error).toEqual(never.error);
    }
    const theirs = (await call('work-orders', 'create', { CUERPO: { ORDEN: VOLCAN } }, stranger)).result
      .header.ID;
    for (const kind of COPIED.slice(1)) {
      const { error } = await call(kind, 'copy', { ID: idOf(kind), ID_ORDEN: theirs });
      expect([kind, error?.code]).toEqual([kind, 'not-found']);
    }
    expect(
      Object.values((await call('work-orders', 'file', { ID: theirs }, stranger)).result.documents).flat(),
    ).toEqual([]);
  });

  it('is nobody who only reads', async () => {
    for (const kind of COPIED) {
      const { error } = await call(kind, 'copy', { ID: idOf(kind) }, reader);
      expect([kind, error?.code]).toEqual([kind, 'permission.denied']);
    }
  });

  it('is nobody of a client for the order of another importer', async () => {
    const client = async (id: string, taxId: string): Promise<Person> => {
      const person = await world.person('uno', id, ['escribir']);
      const set = { IdPerfil: '4', IMPORTADORES: [taxId] };
      await world.services.database.write({
        ...{ kind: 'update', table: 'users', key: userRowKey('uno', id), set },
        when: { exists: true },
      });
      return person;
    };
    const foreign = await client('volcan', VOLCAN.NIT_IMPORTADOR);
    const refused = await call('work-orders', 'copy', { ID: chain.order }, foreign);
    expect(refused.error!.code).toBe('not-found');
    // Papers are the agency's to write, also those of their own order.
    const { NIT_IMPORTADOR } = (await opened('work-orders', chain.order)).body.ORDEN;
    const own = await client('propio', NIT_IMPORTADOR);
    for (const kind of COPIED.slice(1)) {
      const { error } = await call(kind, 'copy', { ID: idOf(kind) }, own);
      expect([kind, error?.code]).toEqual([kind, 'permission.denied']);
    }
  });
});

describe('a copy that is asked for again', () => {
  it('is one, under the key of its request', async () => {
    const ID_ORDEN = await newOrder();
    const handler = await import('../../functions/invoices/handler.ts');
    const invoices = handler.createInvoices(async () => world.services);
    const ana = await world.person('uno', 'repite');
    const ask = async (): Promise<Answer> => {
      const event = eventOf('copy', { ID: chain.invoice, ID_ORDEN }, ana);
      const keyed = { ...event, headers: { ...event.headers, 'idempotency-key': 'una copia' } };
      const answered = await invoices(keyed, { awsRequestId: 'prueba' } as never);
      return { status: answered.statusCode, ...JSON.parse(textOf(answered)) } as Answer;
    };
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again]).toEqual([200, first]);
    expect((await heldBy(ID_ORDEN))['invoices']).toHaveLength(1);
  });
});
