import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { createProducts } from '../../functions/products/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { CostRow } from '../../shared/work-orders/costs/procedures.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { evidence } from '../../functions/transmission/evidence.ts';
import { startSarahWorld } from './duaWorld.ts';
import type { Answer, Person } from './world.ts';

let world: Awaited<ReturnType<typeof startSarahWorld>>;
let ana: Person;
let clara: Person;

beforeAll(async () => {
  world = await startSarahWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  ana = await world.person('h', 'ana');
  clara = await world.person('h', 'clara');
});
afterAll(() => world.stop());
beforeEach(() => void world.authorities.sarah.mood.refused.clear());

const call = (procedure: string, params: unknown, as: Person = ana): Promise<Answer> =>
  world.call(world.dua, procedure, params, as);

/** A DUA of a whole order with the little that no paper says. */
async function ready(number: string): Promise<{ ID: string; LOCK: number }> {
  const ID_ORDEN = await world.seed('h', number);
  const { result } = await call('derive', { ID_ORDEN });
  const { ID, LOCK } = result.header;
  const saved = await call('patch', {
    ID,
    LOCK,
    CAMBIOS: [{ op: 'set', path: 'DECLARACION.ID_FORMA_PAGO', value: 'CR' }],
  });
  return { ID, LOCK: saved.result.header.LOCK };
}
const open = async (ID: string) => (await call('open', { ID })).result;

async function registered(number: string): Promise<string> {
  const { ID, LOCK } = await ready(number);
  const sent = await call('register', { ID, LOCK });
  expect(sent.error).toBeUndefined();
  await world.pump();
  return ID;
}

describe('a validation', () => {
  it('shows what SARAH would charge, which is what we reckoned, and registers nothing', async () => {
    const { ID, LOCK } = await ready('1456000701');
    const sent = await call('validate', { ID, LOCK });
    expect(sent.result.header.ESTADO).toBe('VALIDANDO');
    await world.pump();
    const { result } = await call('validation', { ID });
    const { header, body } = await open(ID);
    expect(header.ESTADO).toBe('VALIDADA');
    expect(result).toMatchObject({ ESTADO: 'ACCEPTED', DE_ESTA_VERSION: '1', DIFERENCIAS: [] });
    expect(result.LIQUIDACION.SARAH.TOTAL_PAGAR).toBe(body.LIQUIDACION.TOTAL_PAGAR);
    expect(world.authorities.sarahLedger.acts('1456000701')).toEqual([]);
    expect(body.DECLARACION.ID_SARAH).toBe('');
  });

  it('explains each difference, from the value of the item to the total', async () => {
    const { ID, LOCK } = await ready('1456000955');
    await call('validate', { ID, LOCK });
    await world.pump();
    const { DIFERENCIAS } = (await call('validation', { ID })).result;
    const concepts = DIFERENCIAS.map(({ CONCEPTO }: { CONCEPTO: string }) => CONCEPTO);
    expect(concepts[0]).toBe('Valor en aduana');
    expect(concepts).toContain('ISV');
    expect(concepts.at(-1)).toBe('Total a pagar');
    for (const each of DIFERENCIAS) expect(each.EXPLICACION).toMatch(/^[A-ZÁÉÍÓÚ].{20,}\.$/);
    expect(DIFERENCIAS.find((each: { CONCEPTO: string }) => each.CONCEPTO === 'ISV').EXPLICACION).toContain(
      'sigue del valor en aduana',
    );
  });

  it('may be repeated as often as wanted, also of the same version', async () => {
    const { ID, LOCK } = await ready('1456000702');
    const first = await call('validate', { ID, LOCK });
    await world.pump();
    const second = await call('validate', { ID, LOCK: (await open(ID)).header.LOCK });
    await world.pump();
    expect(second.result.ID_TRANSMISION).not.toBe(first.result.ID_TRANSMISION);
    expect((await open(ID)).header.ESTADO).toBe('VALIDADA');
    expect(world.authorities.sarahLedger.receipts('1456000702')).toHaveLength(2);
  });

  it('comes back as a draft with the objections at their fields', async () => {
    const { ID, LOCK } = await ready('1456000910');
    await call('validate', { ID, LOCK });
    await world.pump();
    expect((await open(ID)).header.ESTADO).toBe('BORRADOR');
    const { result } = await call('validation', { ID });
    expect(result.problems[0]).toMatchObject({
      code: 'SARAH.2001',
      path: 'DETALLE_MERCANCIAS[0].VALOR_FOB',
    });
  });

  it('is refused while something is missing, with the whole list', async () => {
    const ID_ORDEN = await world.seed('h', '1456000703');
    const { result } = await call('derive', { ID_ORDEN });
    const { ID, LOCK } = result.header;
    const refused = await call('validate', { ID, LOCK });
    expect(refused.error!.message).toContain('Forma de pago de la factura');
  });
});

describe('a registration', () => {
  it('ends with SARAH’s number, its liquidation and its evidence, and closes the papers', async () => {
    const ID = await registered('1456000704');
    const { header, body } = await open(ID);
    expect(header.ESTADO).toBe('ACEPTADA');
    expect(body.DECLARACION.ID_SARAH).toMatch(/^\d{12}[A-Z]$/);
    expect(body.DECLARACION.FECHA_ACEPTACION).toMatch(/^2026-11-20T/);
    expect(body.SARAH_LIQUIDACION.TOTAL_PAGAR).toBe(body.LIQUIDACION.TOTAL_PAGAR);
    expect(body.SARAH_LIQUIDACION.ID_LIQUIDACION_EXTERNA).toMatch(/^L\d{12}[A-Z]$/);
    expect(body.SARAH_LIQUIDACION.FECHA_LIQUIDACION).toBe(body.DECLARACION.FECHA_ACEPTACION);
    expect(body.SARAH_LIQUIDACION.FECHA_VENCIMIENTO).toBe('2026-11-28');
    expect(body.SARAH_ITEM_TRIBUTOS.length).toBe(body.LIQUIDACION_ITEM_TRIBUTOS.length);
    const store = new DocumentStore(sourceKinds.dvas, world.services, jobScope('h', 'HN'));
    const dvas = await store.headers('ord-1456000704');
    expect(dvas.map((each) => each.ESTADO)).toEqual(dvas.map(() => 'DECLARADA'));
    const dva = await store.open(dvas[0]!.ID);
    expect(dva.body.DVA.NUMERO_DECLARACION).toBe(body.DECLARACION.ID_SARAH);
  });

  it('brings what SARAH charged into the order’s costs, once, and remembers how its goods were classified', async () => {
    const ID = await registered('1456000714');
    for (const body of world.handled) await world.deliver(body);
    const { body } = await open(ID);
    const orders = createWorkOrders(async () => world.services);
    const { GASTOS } = (await world.call(orders, 'costs', ['ord-1456000714'], ana)).result;
    const rows = GASTOS as CostRow[];
    const paid = (body.SARAH_TRIBUTOS as { IMPORTE: string }[]).filter(({ IMPORTE }) => Number(IMPORTE) > 0);
    expect(rows.map(({ LOCAL }) => LOCAL).sort()).toEqual(paid.map(({ IMPORTE }) => IMPORTE).sort());
    for (const { GASTO } of rows)
      expect(GASTO).toMatchObject({ DOCUMENTO: body.DECLARACION.ID_SARAH, ORIGEN: ID });
    const products = createProducts(async () => world.services);
    const { DESCRIPCION, POSICION_ARANCELARIA } = body.DETALLE_MERCANCIAS[0];
    const asked = { LINEAS: [{ CODIGO: '', PROVEEDOR: '', TEXTO: DESCRIPCION }] };
    const [found] = (await world.call(products, 'suggest', asked, ana)).result;
    expect(found[0].PARTIDA).toBe(POSICION_ARANCELARIA.replaceAll('.', ''));
  });

  it('is one, whoever asks again, and tells another person who has it', async () => {
    const { ID, LOCK } = await ready('1456000705');
    const first = await call('register', { ID, LOCK });
    const again = await call('register', { ID, LOCK });
    const other = await call('register', { ID, LOCK }, clara);
    expect(again.result.ID_TRANSMISION).toBe(first.result.ID_TRANSMISION);
    expect(other.error!.code).toBe('document.in-transmission');
    await world.pump();
    expect(world.authorities.sarahLedger.acts('1456000705')).toHaveLength(1);
  });

  it('that is rejected gives the papers back and goes again as another version', async () => {
    const { ID, LOCK } = await ready('1456001910');
    await call('register', { ID, LOCK });
    await world.pump();
    expect((await open(ID)).header.ESTADO).toBe('RECHAZADA');
    const { problems } = (await call('status', { ID })).result;
    expect(problems[0].path).toBe('DETALLE_MERCANCIAS[0].VALOR_FOB');
    world.authorities.sarah.mood.queued.set('1456001910', ['accept']);
    await call('register', { ID, LOCK: (await open(ID)).header.LOCK });
    await world.pump();
    expect((await open(ID)).header.ESTADO).toBe('ACEPTADA');
  });

  it.each([
    ['1456000950', 'a code that nobody knows'],
    ['1456000953', 'the answer for another declaration'],
    ['1456000940', 'garbage'],
    ['1456000954', 'a word in the place of the number'],
  ])('of %s is in doubt after %s, and the number is attached to nothing', async (number) => {
    const { ID, LOCK } = await ready(number);
    await call('register', { ID, LOCK });
    world.authorities.sarah.mood.visibleFrom = Number.MAX_SAFE_INTEGER;
    await world.pump();
    world.authorities.sarah.mood.visibleFrom = 0;
    const { header, body } = await open(ID);
    expect(header.ESTADO).toBe('CONFIRMANDO');
    expect(body.DECLARACION.ID_SARAH).toBe('');
  });
});

describe('the channel', () => {
  it('is asked for by declarant and number, and is the declaration’s', async () => {
    const ID = await registered('1456000706');
    const asked = await call('requestChannel', { ID });
    expect(asked.result.header.ESTADO).toBe('CANAL_PEDIDO');
    await world.pump();
    const { header, body } = await open(ID);
    expect(header.ESTADO).toBe('VERDE');
    expect(body.DECLARACION.CANAL_SELECTIVO).toBe('VERDE');
  });
});

describe('what was registered', () => {
  const change = (ID: string, LOCK: number, value: string) =>
    call('patch', { ID, LOCK, CAMBIOS: [{ op: 'set', path: 'DECLARACION.OBSERVACIONES', value }] });

  it('is modified with a reason and a diff, and keeps number and channel', async () => {
    const ID = await registered('1456000712');
    await call('requestChannel', { ID });
    await world.pump();
    const before = await open(ID);
    const short = await call('amend', { ID, LOCK: before.header.LOCK, MOTIVO: 'porque sí' });
    expect(short.error!.message).toContain('MOTIVO');
    const opened = await call('amend', {
      ID,
      LOCK: before.header.LOCK,
      MOTIVO: 'El cliente corrigió las observaciones.',
    });
    expect(opened.result.ESTADO).toBe('CORRECCION');
    const none = await call('sendAmendment', { ID, LOCK: opened.result.LOCK });
    expect(none.error!.message).toContain('no cambia nada');
    const changed = await change(ID, opened.result.LOCK, 'CONTENEDOR ABIERTO');
    const { CAMBIOS, MOTIVO } = (await call('amendment', { ID })).result;
    expect(MOTIVO).toBe('El cliente corrigió las observaciones.');
    expect(CAMBIOS).toEqual([
      expect.objectContaining({ path: 'DECLARACION.OBSERVACIONES', after: 'CONTENEDOR ABIERTO' }),
    ]);
    const sent = await call('sendAmendment', { ID, LOCK: changed.result.header.LOCK });
    expect(sent.error).toBeUndefined();
    await world.pump();
    const after = await open(ID);
    expect(after.header.ESTADO).toBe('VERDE');
    expect(after.body.DECLARACION.ID_SARAH).toBe(before.body.DECLARACION.ID_SARAH);
    expect(world.authorities.sarahLedger.acts('1456000712').map((each) => each.operation)).toEqual([
      'R',
      'CANAL',
      'M',
    ]);
  });

  it('is left as it was accepted when the modification is given up', async () => {
    const ID = await registered('1456000708');
    const before = await open(ID);
    const { result } = await call('amend', {
      ID,
      LOCK: before.header.LOCK,
      MOTIVO: 'Se pensó que faltaba algo.',
    });
    const changed = await change(ID, result.LOCK, 'LO QUE NO SERÁ');
    await call('dropAmendment', { ID, LOCK: changed.result.header.LOCK });
    const after = await open(ID);
    expect(after.header.ESTADO).toBe('ACEPTADA');
    expect(after.body).toEqual(before.body);
  });

  it('comes back to be modified when SARAH refuses, its number untouched', async () => {
    const ID = await registered('1456000709');
    const before = await open(ID);
    const { result } = await call('amend', { ID, LOCK: before.header.LOCK, MOTIVO: 'Corrección de texto.' });
    const changed = await change(ID, result.LOCK, 'OTRA COSA');
    world.authorities.sarah.mood.queued.set('1456000709', ['reject']);
    await call('sendAmendment', { ID, LOCK: changed.result.header.LOCK });
    await world.pump();
    const after = await open(ID);
    expect(after.header.ESTADO).toBe('CORRECCION');
    expect(after.body.DECLARACION.ID_SARAH).toBe(before.body.DECLARACION.ID_SARAH);
  });

  it('is withdrawn with a reason, and counts for nothing from then on', async () => {
    const ID = await registered('1456000710');
    const { header } = await open(ID);
    const sent = await call('withdraw', {
      ID,
      LOCK: header.LOCK,
      MOTIVO: 'El importador desistió de la compra.',
    });
    expect(sent.error).toBeUndefined();
    await world.pump();
    expect((await open(ID)).header.ESTADO).toBe('DESISTIDA');
    expect(world.authorities.sarahLedger.acts('1456000710').map((each) => each.operation)).toEqual([
      'R',
      'D',
    ]);
  });
});

it('keeps nobody’s password: neither in the evidence nor in the sealed message', async () => {
  const ID = await registered('1456000711');
  const { ID_TRANSMISION } = (await call('status', { ID })).result;
  const { services } = world;
  const kept = await evidence({
    input: { ID: ID_TRANSMISION },
    services,
    scope: jobScope('h', 'HN'),
  } as never);
  expect(kept.INTEGRA).toBe(true);
  expect(JSON.stringify(kept)).not.toContain('secreta-123');
  expect(kept.SOLICITUD).toContain('<clave>***</clave>');
  expect(kept.RESPUESTA).toContain('<idSarah>');
});
