import { startApi, type Api } from './api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import { allProcedures } from '../../shared/procedures.ts';
import { openReadBook } from '../readBook.ts';
import { growOld } from '../tenYears.ts';
import { workThere } from './busyCompany.ts';
import { sampleInput } from './sampleInput.ts';
import { makeWorlds, type World } from './world.ts';

/** So many more of everything: who reads on and on, or without a limit, takes them all. */
const COPIES = 150;
/** Rows that a call fetches by their keys; each is a read of its own. */
const MOST_KEYS = 120;

/** What looks through more than it is asked for at once, and up to where. */
const LOOKS_THROUGH: Readonly<Record<string, string>> = {
  'invoices/classifiedOtherwise': 'the heads of the newest 1,000 open invoices',
};
/** Copies have no body to read: goods of a supplier that none of them names. */
const ASKED: Readonly<Record<string, object>> = {
  'invoices/classifiedOtherwise': { NOMBRE_PROVEEDOR: 'Nadie' },
};

let api: Api;
let worlds: Record<'GT' | 'HN', World>;
let put = 0;
beforeAll(async () => {
  api = await startApi();
  worlds = await makeWorlds(api);
  await workThere(api, worlds.GT, worlds.GT.own, 'GT');
  await workThere(api, worlds.HN, worlds.HN.own, 'HN');
  put = await growOld(worlds.GT.own.company, COPIES);
  // Of the other country what the first does not have.
  await growOld(worlds.HN.own.company, COPIES, (table) => !isModuleOf('GT', table as never));
}, 600_000);
afterAll(() => api.stop());

it('no read of a company that worked for years takes all that work leaves in a partition', async () => {
  expect(put).toBeGreaterThan(30 * COPIES);
  const book = openReadBook();
  const whole: string[] = [];
  let asked = 0;
  for (const contract of allProcedures.filter(({ effect }) => effect === 'read')) {
    const { own } = isModuleOf('GT', contract.group) ? worlds.GT : worlds.HN;
    const name = `${contract.group}/${contract.name}`;
    const input = { ...sampleInput(contract, own), ...ASKED[name] };
    // What copies keep sealed opens in its own place alone; what was read until then counts.
    await api.call(name, input, { cookie: own.cookie });
    const { places, keys } = book.take();
    asked += places.size;
    for (const [place, { rows, limit }] of places)
      if (rows >= COPIES && rows > limit && !LOOKS_THROUGH[name])
        whole.push(`${name}: ${rows} rows of ${place}, ${limit} at once`);
    if (keys > MOST_KEYS) whole.push(`${name}: ${keys} rows by key`);
  }
  book.close();
  expect(asked).toBeGreaterThan(100);
  expect(whole).toEqual([]);
}, 600_000);

it('refuses a page of a million rows, and a cursor that it never gave, with what to do', async () => {
  const { cookie } = worlds.GT.own;
  const ask = async (params: object) => (await api.call('work-orders/list', params, { cookie })).text;
  expect(await ask({ TAMANO: 1_000_000 })).toMatch(/^400 .*Parámetro TAMANO: .*200/);
  expect(await ask({ CURSOR: 'no-es-de-aqui' })).toMatch(/^400 .*pídala otra vez desde su primera página/);
  expect(await ask({ TAMANO: 200 })).toMatch(/^200 /);
});
