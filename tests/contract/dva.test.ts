import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleInvoice, sampleTransport } from '../../shared/dva/derive/sampleSources.fixture.ts';
import { startDvaWorld, type Document, type DvaWorld } from './dvaWorld.ts';

let started: DvaWorld;
let reader: DvaWorld['reader'];
let stranger: DvaWorld['stranger'];
let dva: DvaWorld['dva'];
let create: DvaWorld['create'];
let newOrder: DvaWorld['newOrder'];
let patch: DvaWorld['patch'];
let ready: DvaWorld['ready'];

beforeAll(async () => {
  started = await startDvaWorld();
  ({ reader, stranger, dva, create, newOrder, patch, ready } = started);
});

afterAll(() => started.world.stop());

describe('propose and derive', () => {
  it('proposes groups with their reasons and makes one DVA of each, numbered by the order', async () => {
    const order = await newOrder();
    const a = await create('invoices', order, sampleInvoice('a', ['100.00']).body);
    const b = await create('invoices', order, sampleInvoice('b', ['50.00']).body);
    const c = await create('invoices', order, sampleInvoice('c', ['70.00'], { ID_INCOTERM: 'CIF' }).body);
    await create('transports', order, sampleTransport('1').body);

    const proposal = (await dva('propose', [order])).result;
    const ids = proposal.GRUPOS.map((each: { FACTURAS: { ID_FACTURA: string }[] }) =>
      each.FACTURAS.map((invoice) => invoice.ID_FACTURA),
    );
    expect(ids).toEqual([[a, b], [c]]);
    expect(proposal.GRUPOS[1].EXPLICACION).toContain('Incoterm (CIF)');
    expect(proposal.PROBLEMAS).toEqual([]);

    const { status, result } = await dva('derive', [order]);
    expect(status).toBe(200);
    const numbers = result.DOCUMENTOS.map((each: Document) => each.header.RESUMEN['ID_DVA']!);
    expect(numbers.map((each: string) => each.replace(/^123-\d{7}/, ''))).toEqual(['-1', '-2']);
    expect(result.DOCUMENTOS[0]).toMatchObject({
      created: true,
      problems: [
        { code: 'dva.conditions-unconfirmed', severity: 'warning' },
        { code: 'dva.no-freight', severity: 'warning' },
        { code: 'dva.theoretical-insurance', severity: 'warning' },
      ],
    });
    expect(result.DOCUMENTOS[0].header.RESUMEN).toMatchObject({ CASILLA_39: '150.00', LINEAS: '2' });

    const again = (await dva('propose', [order])).result.GRUPOS;
    expect(again.map((each: { ID: string }) => each.ID)).toEqual(
      result.DOCUMENTOS.map((each: Document) => each.header.ID),
    );
  });

  it('takes the freight of both bills of one invoice, 500 and 300, or says what is left out', async () => {
    const bill = (number: string, freight: string, currency: string, NUMERO_FACTURA: string) =>
      sampleTransport(number, { VALOR_FLETE: freight, ID_MONEDA_FLETE: currency, NUMERO_FACTURA }).body;
    const derived = async (second: string, currency = 'USD') => {
      const order = await newOrder();
      await create('invoices', order, sampleInvoice('a', ['1000.00']).body);
      await create('transports', order, bill('1', '500.00', 'USD', 'F-a'));
      const id = await create('transports', order, bill('2', '300.00', currency, second));
      const { PROBLEMAS } = (await dva('propose', [order])).result;
      const { ID } = (await dva('derive', [order])).result.DOCUMENTOS[0].header;
      const { CASILLA_42_10, NUMERO_TRANSPORTE } = (await dva('open', [ID])).result.body.DVA;
      const { problems } = (await dva('sources', { ID })).result[0];
      const ofSecond = problems.filter(({ other }: { other?: { id: string } }) => other?.id === id);
      return { PROBLEMAS, CASILLA_42_10, numbers: NUMERO_TRANSPORTE.split(', ').sort(), ofSecond };
    };
    const both = { PROBLEMAS: [], CASILLA_42_10: '800.00', numbers: ['MSCU1', 'MSCU2'] };
    expect(await derived('F-a')).toEqual({ ...both, ofSecond: [] });
    // What is wrong with the second is of the declaration that takes its freight.
    expect(await derived('F-a', '')).toMatchObject({
      ...both,
      ofSecond: [{ other: { path: 'DOCUMENTO.ID_MONEDA_FLETE' } }],
    });
    expect(await derived('')).toMatchObject({
      PROBLEMAS: [{ code: 'dva.freight-without-invoice', message: expect.stringContaining('300.00 US$') }],
      CASILLA_42_10: '500.00',
      numbers: ['MSCU1'],
    });
  });

  it('keeps what a person changed when invoices change, says so, and saves nothing when nothing moved', async () => {
    const { order, id } = await ready('800.00');
    await patch(id, { 'DVA.CASILLA_42_10': '750.00' });
    const still = (await dva('derive', [order])).result.DOCUMENTOS[0];
    expect(still).toMatchObject({ created: false, moves: [], header: { VERSION: 2 } });

    await create('invoices', order, sampleInvoice('y', ['500.00'], { VALOR_FLETE: '50.00' }).body);
    const moved = (await dva('derive', [order])).result.DOCUMENTOS[0];
    expect(moved.header).toMatchObject({ ID: id, VERSION: 3 });
    expect(moved.moves).toContainEqual({
      path: 'DVA.CASILLA_42_10',
      kind: 'kept',
      from: '750.00',
      to: '850.00',
    });
    expect(moved.moves).toContainEqual({
      path: 'DVA.CASILLA_39',
      kind: 'moved',
      from: '10000.00',
      to: '10500.00',
    });
    const { body } = (await dva('open', [id])).result;
    expect(body.DVA).toMatchObject({
      CASILLA_42_10: '750.00',
      CASILLA_42_12: '168.75',
      CASILLA_46: '11418.75',
      NUMERO_FACTURAS: 'F-x, F-y',
    });
  });

  it('follows the groups that a person chose, one supplier each', async () => {
    const order = await newOrder();
    const a = await create('invoices', order, sampleInvoice('a', ['100.00']).body);
    const b = await create('invoices', order, sampleInvoice('b', ['50.00']).body);
    const other = await create(
      'invoices',
      order,
      sampleInvoice('c', ['5.00'], { NOMBRE_PROVEEDOR: 'OTRO' }).body,
    );
    const apart = await dva('derive', { ID_ORDEN: order, GRUPOS: [[a], [b]] });
    expect(apart.result.DOCUMENTOS).toHaveLength(2);
    const mixed = await dva('derive', { ID_ORDEN: order, GRUPOS: [[a, other]] });
    expect(mixed).toMatchObject({ status: 422, error: { code: 'rejected' } });
    expect(mixed.error!.message).toContain('un solo proveedor');
    const euros = { ID_MONEDA: 'EUR', TIPO_CAMBIO: '1.10000' };
    const inEuros = await create('invoices', order, sampleInvoice('d', ['5.00'], euros).body);
    const currencies = await dva('derive', { ID_ORDEN: order, GRUPOS: [[a, inEuros]] });
    expect(currencies.error!.message).toContain('moneda (USD y EUR)');
    const twice = await dva('derive', { ID_ORDEN: order, GRUPOS: [[a], [a]] });
    expect(twice.status).toBe(404);
    const joined = await dva('derive', { ID_ORDEN: order, GRUPOS: [[a, b]] });
    expect(joined.result.SOBRANTES).toHaveLength(1);
  });

  it('leaves a DVA that is ready alone and says why', async () => {
    const { order, id } = await ready();
    const { header } = (await dva('open', [id])).result;
    await dva('transition', { ID: id, LOCK: header.LOCK, ACCION: 'ready' });
    await create('invoices', order, sampleInvoice('y', ['500.00']).body);
    const [document] = (await dva('derive', [order])).result.DOCUMENTOS;
    expect(document.header).toMatchObject({ ESTADO: 'LISTA', VERSION: 1 });
    expect(document.problems[0]).toMatchObject({ code: 'dva.not-derived', severity: 'warning' });
  });

  it('refuses an order without invoices, of another company, and a person who may not write', async () => {
    const order = await newOrder();
    expect((await dva('derive', [order])).error!.message).toContain('no tiene facturas');
    expect((await dva('derive', [order], stranger)).status).toBe(404);
    expect((await dva('propose', [order], stranger)).status).toBe(404);
    expect((await dva('derive', [order], reader)).status).toBe(403);
  });
});

describe('part II', () => {
  it('counts what came answered in a DVA made by hand, and asks for nothing that is blank', async () => {
    const { header } = (await dva('create', { CUERPO: { DVA: { CASILLA_24: '0', CASILLA_27: '1' } } }))
      .result;
    const { body, problems } = (await dva('open', [header.ID])).result;
    expect(body.DVA.CONDICIONES_CONFIRMADAS).toBe('24,27');
    expect(problems.map((each: { code: string }) => each.code)).not.toContain('dva.conditions-unconfirmed');
  });

  it('asks box by box that part II is looked at, takes an answer as that word, and keeps it', async () => {
    const { order, id } = await ready();
    const told = async (): Promise<unknown> =>
      (await dva('open', [id])).result.problems.find(
        (each: { code: string }) => each.code === 'dva.conditions-unconfirmed',
      );
    expect(await told()).toMatchObject({
      path: 'DVA.CASILLA_24',
      message: expect.stringContaining('Casillas 24, 25, 26, 27, 28 y 29'),
    });
    expect((await dva('print', { ID: id })).status).toBe(200);
    const saved = await patch(id, { 'DVA.CASILLA_24': '0', 'DVA.CASILLA_28': '0' });
    expect(saved.result.computed).toContainEqual({
      op: 'set',
      path: 'DVA.CONDICIONES_CONFIRMADAS',
      value: '24,28',
    });
    await create('invoices', order, sampleInvoice('y', ['500.00']).body);
    await dva('derive', [order]);
    expect(await told()).toMatchObject({
      path: 'DVA.CASILLA_25',
      message: expect.stringContaining('Casillas 25, 26, 27 y 29'),
    });
    await patch(id, { 'DVA.CONDICIONES_CONFIRMADAS': '24,25,26,28,29' });
    expect(await told()).toMatchObject({ message: expect.stringMatching(/^Casilla 27: la respuesta es/) });
    await patch(id, { 'DVA.CASILLA_27': '0', 'DVA.CASILLA_26': '' });
    expect(await told()).toBeUndefined();
    const { body } = (await dva('open', [id])).result;
    expect(body.DVA.CONDICIONES_CONFIRMADAS).toBe('24,25,26,27,28,29');
  });
});

describe('an amount that comes out below zero', () => {
  it('is told, and keeps nobody from correcting what it came from', async () => {
    const { id } = await ready('800.00');
    const mistyped = await patch(id, { 'DVA.CASILLA_44_2': '99999.00' });
    expect(mistyped.status).toBe(200);
    const box46 = mistyped.result.problems.filter((each: { path: string }) => each.path === 'DVA.CASILLA_46');
    expect(box46.map((each: { severity: string }) => each.severity)).toContain('error');
    const corrected = await patch(id, { 'DVA.CASILLA_44_2': '10.00' });
    expect(corrected.status).toBe(200);
    expect(
      corrected.result.problems.filter((each: { path: string }) => each.path === 'DVA.CASILLA_46'),
    ).toEqual([]);
  });
});
