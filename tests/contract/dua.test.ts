import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDuca } from '../../functions/duca/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startDuaWorld, type DuaWorld } from './duaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: DuaWorld;
let ana: Person;
let beto: Person;
let guatemalan: Person;

beforeAll(async () => {
  world = await startDuaWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  await world.company('i', 'HN');
  await world.company('g', 'GT');
  ana = await world.person('h', 'ana');
  beto = await world.person('i', 'beto');
  guatemalan = await world.person('g', 'gil');
});
afterAll(() => world.stop());

const call = (procedure: string, params: unknown, as: Person = ana): Promise<Answer> =>
  world.call(world.dua, procedure, params, as);

const blocking = (problems: readonly Problem[]): string[] =>
  problems.filter(({ severity }) => severity !== 'warning').map(({ path }) => path);

const derived = async (number: string): Promise<Answer> => {
  const ID_ORDEN = await world.seed('h', number);
  return call('derive', { ID_ORDEN });
};

describe('the DUA of a Honduran order', () => {
  it('is formed of its papers, at the rate of its bank, by its own company', async () => {
    const { result, status } = await derived('1456000601');
    expect(status).toBe(200);
    expect(result.body.DECLARACION).toMatchObject({
      NO_ORDEN: '1456000601',
      TIPO_CAMBIO: '26.2980',
      IDENTIFICACION_DECLARANTE: '05019021000018',
      NOMBRE_DECLARANTE: 'Aduanas de Prueba, S. de R.L.',
    });
    expect(result.body.LIQUIDACION.TOTAL_PAGAR).toMatch(/^\d{4,}\.\d{2}$/);
    const file = await world.call(
      createWorkOrders(async () => world.services),
      'file',
      { ID: 'ord-1456000601' },
      ana,
    );
    expect(file.result.documents.dua).toHaveLength(1);
  });

  it('is read only once its order is closed, until that is reopened', async () => {
    const { ID } = (await derived('1456000631')).result.header;
    const order = 'ord-1456000631';
    const orders = (name: string, params: unknown) =>
      world.call(
        createWorkOrders(async () => world.services),
        name,
        params,
        ana,
      );
    expect((await orders('close', [order, '1'])).error).toBeUndefined();
    const CAMBIOS = [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }];
    for (const [procedure, params] of [
      ['patch', { ID, LOCK: 1, CAMBIOS }],
      ['transition', { ID, LOCK: 1, ACCION: 'annul' }],
      ['derive', { ID_ORDEN: order, ID, LOCK: 1 }],
      ['create', { ID_ORDEN: order }],
    ] as const) {
      const { error } = await call(procedure, params);
      expect(error?.message).toMatch(
        /^La orden de trabajo \S+ está cerrada y no admite .+\. Reábrala en su página/,
      );
    }
    await orders('reopen', [order, '2']);
    expect((await call('patch', { ID, LOCK: 1, CAMBIOS })).error).toBeUndefined();
  });

  it('asks for the little that no paper says, is ready with it, and only then', async () => {
    const { result } = await derived('1456000602');
    const { ID } = result.header;
    const before = await call('readiness', { ID });
    expect(before.result.LISTA).toBe(false);
    expect(blocking(before.result.problems)).toEqual(['DECLARACION.ID_FORMA_PAGO']);
    const refused = await call('ready', { ID, LOCK: result.header.LOCK });
    expect(refused.error!.code).toBe('rejected');
    expect(refused.error!.message).toContain('Forma de pago de la factura');
    const saved = await call('patch', {
      ID,
      LOCK: result.header.LOCK,
      CAMBIOS: [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }],
    });
    const ready = await call('ready', { ID, LOCK: saved.result.header.LOCK });
    expect(ready.result.ESTADO).toBe('LISTA');
  });

  it('is neither ready nor validated nor registered at a rate that is far from the bank’s', async () => {
    const { result } = await derived('1456000690');
    const { ID, LOCK } = result.header;
    const CAMBIOS = [
      { op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' },
      { op: 'set', path: 'DECLARACION.TIPO_CAMBIO', value: '1.0000' },
    ];
    const saved = (await call('patch', { ID, LOCK, CAMBIOS })).result.header.LOCK;
    const { LISTA, problems } = (await call('readiness', { ID })).result;
    expect([LISTA, blocking(problems)]).toEqual([false, ['DECLARACION.TIPO_CAMBIO']]);
    for (const procedure of ['ready', 'validate', 'register'])
      expect((await call(procedure, { ID, LOCK: saved })).error?.message, procedure).toContain(
        'la del banco central del 20/11/2026 es 26.2980',
      );
  });

  it('keeps what a person changed when it is formed again, and follows the papers in the rest', async () => {
    const first = await derived('1456000603');
    const { ID, LOCK } = first.result.header;
    const saved = await call('patch', {
      ID,
      LOCK,
      CAMBIOS: [
        { op: 'set', path: 'DECLARACION.CODIGO_REGIMEN', value: '5300' },
        { op: 'set', path: 'DETALLE_MERCANCIAS[0].DESCRIPCION', value: 'LO QUE DIGO YO' },
      ],
    });
    const again = await call('derive', { ID_ORDEN: 'ord-1456000603', ID, LOCK: saved.result.header.LOCK });
    expect(again.result.body.DECLARACION.CODIGO_REGIMEN).toBe('5300');
    expect(again.result.body.DETALLE_MERCANCIAS[0].DESCRIPCION).toBe('LO QUE DIGO YO');
    expect(again.result.body.LIQUIDACION.TOTAL_PAGAR).toBe('0.00');
    expect(again.result.body.LIQUIDACION.TOTAL_GARANTIZAR).toMatch(/^[1-9]/);
  });

  it('is formed once an order: the second time leads to the first', async () => {
    const first = await derived('1456000604');
    const second = await call('derive', { ID_ORDEN: 'ord-1456000604' });
    expect(second.error!.code).toBe('document.duplicate');
    expect(second.error!.message).toMatch(
      /ya tiene su DUA .*, en estado «Borrador». Ábrala y fórmela de nuevo/,
    );
    expect(JSON.stringify(second.error)).toContain(first.result.header.ID);
  });

  it('is written as data, envelope and file, with nobody’s password in any of them', async () => {
    const { result } = await derived('1456000605');
    const { ID } = result.header;
    const of = async (FORMATO: string, OPERACION = 'V') =>
      (await call('message', { ID, FORMATO, OPERACION })).result as { TEXTO: string; NOMBRE_ARCHIVO: string };
    expect((await of('XML')).TEXTO).toContain('<declaracion><caratula><operacion>0</operacion>');
    const envelope = await of('SOAP', 'R');
    expect(envelope.TEXTO).toContain('<ProcesaDeclaracion');
    expect(envelope.TEXTO).toContain('<usuario>***</usuario><clave>***</clave>');
    expect(envelope.TEXTO).toContain('<pago><tipo>P</tipo><medio>PB</medio>');
    expect((await of('XML')).TEXTO).not.toContain('<pago>');
    const file = await of('DECDAT');
    expect(file.NOMBRE_ARCHIVO).toBe('dua-1456000605.decdat');
    expect(JSON.parse(file.TEXTO).declaracion.caratula.regimen).toBe('4000');
    const unknown = await call('schema', { CODIGO_REGIMEN: '0000' });
    expect(unknown.error!.message).toContain('No hay reglas para el régimen 0000');
    expect((await call('schema', { CODIGO_REGIMEN: '4000' })).result.XSD).toContain('<xs:schema');
  });

  it('is printed as a draft while something is missing, and as a whole once nothing is', async () => {
    const { result } = await derived('1456000608');
    const { ID, LOCK } = result.header;
    const refused = await call('print', { ID });
    expect(refused.error!.code).toBe('rejected');
    const draft = await call('print', { ID, BORRADOR: true });
    expect(draft.result).toMatchObject({ ESTADO: 'LISTA', PAGINAS: expect.any(Number) });
    await call('patch', {
      ID,
      LOCK,
      CAMBIOS: [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }],
    });
    const whole = await call('print', { ID });
    expect(whole.result.ESTADO).toBe('LISTA');
    expect(whole.result.NOMBRE_ARCHIVO).toContain('DUA_1456000608');
  });

  it('holds what only SARAH may say to SARAH', async () => {
    const { result } = await derived('1456000606');
    const { ID, LOCK } = result.header;
    const patched = await call('patch', {
      ID,
      LOCK,
      CAMBIOS: [{ op: 'set', path: 'DECLARACION.ID_SARAH', value: '250011011994J' }],
    });
    expect(patched.error?.code ?? (await call('open', { ID })).result.body.DECLARACION.ID_SARAH).not.toBe(
      '250011011994J',
    );
  });
});

describe('the walls of the DUA', () => {
  it('shows it to no other company', async () => {
    const { result } = await derived('1456000607');
    for (const [procedure, params] of [
      ['open', { ID: result.header.ID }],
      ['message', { ID: result.header.ID }],
      ['derive', { ID_ORDEN: 'ord-1456000607' }],
    ] as const)
      expect((await call(procedure, params, beto)).error!.code, procedure).toBe('not-found');
  });

  it('gives every country its own declaration alone', async () => {
    const abroad = await call('list', { TAMANO: 10 }, guatemalan);
    expect(abroad.error!.code).toBe('permission.denied');
    const duca = createDuca(async () => world.services);
    const other = await world.call(duca, 'list', { TAMANO: 10 }, ana);
    expect(other.error!.code).toBe('permission.denied');
  });
});
