import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Person } from './world.ts';

let world: DucaWorld;
const orders = createWorkOrders(async () => world.services);
let ana: Person;
beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno');
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

it('looks at a thousand numbers, says from where on, and at those before when asked', async () => {
  const year = (input: object = {}) =>
    world.call(world.duca, 'correlatives', { REGISTRO: '778', ANIO: 2026, ...input }, ana);
  const numbers = Array.from({ length: 1500 }, (_, at) => at + 1).filter((each) => each % 100 !== 50);
  const rows = numbers.map((each) => ({
    kind: 'put' as const,
    table: 'duca',
    item: {
      pk: companyKey(jobScope('uno', 'GT'), 'number'),
      sk: `7786${String(each).padStart(6, '0')}`,
      ID: `duc-${each}`,
    },
  }));
  for (let at = 0; at < rows.length; at += 90)
    await world.services.database.write(...rows.slice(at, at + 90));
  const last = (await year()).result;
  expect(last).toMatchObject({ USADOS: 1000, DESDE: '7786000491', ULTIMO: '7786001500' });
  expect(last.HUECOS.map(({ DESDE }: { DESDE: string }) => DESDE)).toEqual(
    [550, 650, 750, 850, 950, 1050, 1150, 1250, 1350, 1450].map(
      (each) => `7786${String(each).padStart(6, '0')}`,
    ),
  );
  const earlier = (await year({ ANTES_DE: '778-6000491' })).result;
  expect(earlier).toMatchObject({ USADOS: 485, DESDE: '', ULTIMO: '7786000490' });
  expect(earlier.HUECOS).toHaveLength(5);
  expect((await year({ ANTES_DE: '999-6000491' })).error).toMatchObject({ code: 'params.invalid' });
});

describe('numbers that are left out', () => {
  const number = (correlative: number): string => `5516${String(correlative).padStart(6, '0')}`;
  const call = (name: string, input: object, by = ana) => world.call(world.duca, name, input, by);
  const series = { REGISTRO: '551', ANIO: 2026 };
  const gaps = async (by = ana) => (await call('correlatives', series, by)).result.HUECOS;
  const next = async (by = ana) => (await call('correlatives', series, by)).result.SIGUIENTE;
  let boss: Person;
  beforeAll(async () => {
    await world.company('dos');
    boss = await world.person('dos', 'jefa');
    const key = userRowKey('dos', 'jefa');
    await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  });

  it('are kept from the orders to come with their reason, and are not given to two at once', async () => {
    const reserve = (MOTIVO: string) => call('reserveCorrelatives', { ...series, CANTIDAD: 3, MOTIVO }, boss);
    const two = await Promise.all([reserve('Oficina de Puerto Barrios'), reserve('Oficina de Tecún Umán')]);
    const kept = two.filter(({ error }) => !error);
    for (const { error } of two.filter((each) => each.error)) expect(error?.code).toBe('document.state');
    expect(new Set(kept.map(({ result }) => result.DESDE)).size).toBe(kept.length);
    const last = 3 * kept.length;
    expect(await next(boss)).toBe(number(last + 1));
    const order = await world.call(orders, 'create', { CUERPO: {} }, boss);
    expect(order.result.body.ORDEN.CORRELATIVO).toBe(`2026-${String(last + 1).padStart(6, '0')}`);
    expect(await gaps(boss)).toContainEqual({
      DESDE: number(1),
      HASTA: number(3),
      CANTIDAD: 3,
      CLASE: 'RESERVADO',
      MOTIVO: expect.stringMatching(/^Oficina de/),
      POR: 'jefa@dos',
      FECHA: '2026-11-20T15:00:00.000Z',
    });
  });

  it('are their own who reserved them: nobody else types one into an order or a DUCA, and is told by whom it is held', async () => {
    const clerk = await world.person('dos', 'auxiliar');
    const open = (typed: string, by: Person) =>
      world.call(orders, 'create', { CUERPO: { ORDEN: { NUMERO_ORDEN: typed } } }, by);
    const said =
      /^El número 551-6000002 lo reservó jefa@dos el 20\/11\/2026: «Oficina de .*»\. Escriba otro número, o pida a jefa@dos que lo escriba\.$/;
    const refused = await open('551-6000002', clerk);
    expect(refused.error?.code).toBe('rejected');
    expect(refused.error?.message).toMatch(said);
    expect(refused.error?.problems).toMatchObject([
      { code: 'number.reserved', path: 'ORDEN.NUMERO_ORDEN', message: expect.stringMatching(said) },
    ]);
    const other = (await open('', clerk)).result;
    const change = { op: 'set', path: 'ORDEN.NUMERO_ORDEN', value: '551-6000002' };
    const patch = { ID: other.header.ID, LOCK: other.header.LOCK, CAMBIOS: [change] };
    expect((await world.call(orders, 'patch', patch, clerk)).error?.message).toMatch(said);
    const whole = { op: 'set', path: 'ORDEN', value: { ...other.body.ORDEN, NUMERO_ORDEN: '551-6000002' } };
    const all = await world.call(orders, 'patch', { ...patch, CAMBIOS: [whole] }, clerk);
    expect(all.error?.message).toMatch(said);
    const duca = await call('create', { CUERPO: { DUCA: { NO_ORDEN: '5516000002' } } }, clerk);
    expect(duca.error?.message).toMatch(said);
    const blank = (await call('create', { CUERPO: {} }, clerk)).result.header;
    const number = { op: 'set', path: 'DUCA.NO_ORDEN', value: '551-6000002' };
    const typed = await call('patch', { ID: blank.ID, LOCK: blank.LOCK, CAMBIOS: [number] }, clerk);
    expect(typed.error?.message).toMatch(said);

    const own = await open('551-6000002', boss);
    expect(own.error).toBeUndefined();
    expect(own.result.body.ORDEN.NUMERO_ORDEN).toBe('5516000002');
    // The order has it now, so its declaration may say so, whoever writes it.
    const declared = await call('create', { ID_ORDEN: own.result.header.ID, CUERPO: {} }, clerk);
    expect(declared.error).toBeUndefined();
    // What is said of it later stands: nobody keeps the third any more.
    world.setClock('2026-11-20T15:00:30Z');
    await call(
      'explainCorrelatives',
      { DESDE: '5516000003', HASTA: '5516000003', MOTIVO: 'Ya no se usa' },
      boss,
    );
    world.setClock('2026-11-20T15:00:00Z');
    expect((await open('551-6000003', clerk)).error).toBeUndefined();
    // Another company has numbers of its own.
    expect((await open('551-6000001', ana)).error).toBeUndefined();
  });

  it('when the next one is corrected have its reason, and the numbering never goes back', async () => {
    const correct = (SIGUIENTE: number, MOTIVO = 'Sigue la serie del sistema anterior', by = boss) =>
      call('correctCorrelative', { ...series, SIGUIENTE, MOTIVO }, by);
    expect((await correct(100)).error).toBeUndefined();
    expect(await next(boss)).toBe(number(100));
    expect((await gaps(boss)).at(-1)).toMatchObject({ HASTA: number(99), CLASE: 'CORREGIDO' });
    const back = await correct(50);
    expect(back.error?.message).toMatch(
      /El siguiente ya es 551-6000100 y no puede volver atrás.*Escriba uno mayor/,
    );
    expect((await correct(200, ' ')).error?.message).toMatch(
      /MOTIVO: falta; escriba en pocas palabras por qué/,
    );
    const agent = await world.person('dos', 'agente');
    expect((await correct(200, 'Porque sí', agent)).error?.code).toBe('permission.denied');
    expect(await next(boss)).toBe(number(100));
  });

  it('are explained in part or whole, the newest word stands, and a used number has no excuse', async () => {
    const explain = (from: number, to: number, MOTIVO: string) =>
      call('explainCorrelatives', { DESDE: number(from), HASTA: `551-${number(to).slice(3)}`, MOTIVO }, boss);
    await explain(20, 30, 'Se anularon antes de imprimir');
    world.setClock('2026-11-20T15:01:00Z');
    boss = await world.person('dos', 'jefa');
    await explain(25, 27, 'Los pidió otra oficina');
    const said = (await gaps(boss)).map((each: Record<string, string>) => [
      each['DESDE'],
      each['HASTA'],
      each['MOTIVO'],
    ]);
    expect(said).toEqual(
      expect.arrayContaining([
        [number(20), number(24), 'Se anularon antes de imprimir'],
        [number(25), number(27), 'Los pidió otra oficina'],
        [number(28), number(30), 'Se anularon antes de imprimir'],
      ]),
    );
    await call('create', { CUERPO: { DUCA: { NO_ORDEN: number(40) } } }, boss);
    expect((await explain(35, 45, 'No se usaron')).error?.message).toContain(
      'El número 551-6000040 sí se usó',
    );
    expect((await explain(45, 44, 'No se usaron')).error?.code).toBe('params.invalid');
    expect((await explain(50, 2000, 'No se usaron')).error?.message).toContain('abarca más de 1000 números');
  });

  it('stay within their company', async () => {
    expect((await gaps(ana)).map(({ CLASE }: { CLASE: string }) => CLASE)).not.toContain('RESERVADO');
  });
});
