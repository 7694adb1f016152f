import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogues } from '../../functions/catalogues/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { usageKey } from '../../functions/runtime/usage.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** A month is charged at the price of its first day, whatever list is loaded afterwards. */
let world: World;
let jefe: Person;

beforeAll(async () => {
  world = await startWorld();
  await world.company('uno', 'GT', { OPERADOR: '1' });
  const { database } = world.services;
  for (const month of ['2026-09', '2026-10', '2026-11', '2026-12'])
    await database.aside({
      kind: 'put',
      table: 'transmissions',
      item: { ...usageKey({ company: 'uno' }, month), ENVIADAS: 2, ACEPTADAS: 2, 'ACEPTADAS~duca': 2 },
    });
});
afterAll(() => world.stop());

const at = async (moment: string): Promise<void> => {
  world.setClock(moment);
  jefe = await world.person('uno', 'jefe');
  const key = userRowKey('uno', 'jefe');
  await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
};
const load = async (price: string, from = '2026-01-01'): Promise<string> => {
  const CSV = `CLAVE,VALOR,MODULO,DESDE,PRECIO,MONEDA\nDUCA,DUCA aceptada,duca,${from},${price},USD`;
  const params = {
    TABLA: 'cat_sys_precios',
    CSV,
    FUENTE: 'Operación',
    VIGENTE_DESDE: '2026-10-01',
    MUESTRA: '0',
  };
  const answer: Answer = await world.call(
    createCatalogues(async () => world.services),
    'importCsv',
    params,
    jefe,
  );
  expect(answer.error).toBeUndefined();
  return answer.result.ESTAMPA_TIEMPO;
};
const totals = async (): Promise<Record<string, string>> => {
  const handler = createUsers(async () => world.services);
  const { result } = await world.call(handler, 'usage', {}, jefe);
  return Object.fromEntries(
    (result.MESES as { MES: string; TOTAL: string }[]).map(({ MES, TOTAL }) => [MES, TOTAL]),
  );
};

it('a load of prices leaves what the months before it were charged, and rules the months after it', async () => {
  // Before anything is published a month is shown at the sample.
  await at('2026-10-20T15:00:00Z');
  expect(await totals()).toMatchObject({ '2026-10': '3.00' });
  await load('2.00');
  expect(await totals()).toMatchObject({ '2026-09': '4.00', '2026-10': '4.00' });
  await at('2026-11-20T15:00:00Z');
  await load('9.00');
  expect(await totals()).toMatchObject({ '2026-09': '4.00', '2026-10': '4.00', '2026-11': '4.00' });
  await at('2026-12-05T15:00:00Z');
  expect(await totals()).toMatchObject({ '2026-11': '4.00', '2026-12': '18.00' });
  await load('1.00', '2026-12-02');
  expect(await totals()).toMatchObject({ '2026-10': '4.00', '2026-11': '4.00', '2026-12': '18.00' });
});

it('the first list, corrected before its month is over, is charged as it was corrected', async () => {
  const { database } = world.services;
  await world.company('dos', 'HN', { OPERADOR: '1' });
  await database.aside({
    kind: 'put',
    table: 'transmissions',
    item: { ...usageKey({ company: 'dos' }, '2026-11'), ENVIADAS: 2, ACEPTADAS: 2, 'ACEPTADAS~duca': 2 },
  });
  world.setClock('2026-11-20T15:00:00Z');
  jefe = await world.person('dos', 'jefa');
  const key = userRowKey('dos', 'jefa');
  await database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  await load('15.00');
  await load('1.50');
  expect(await totals()).toMatchObject({ '2026-11': '3.00' });
});
