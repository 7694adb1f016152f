import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { messageKey, threadKey } from '../../functions/work-orders/talk/rows.ts';
import type { StoryEvent } from '../../shared/work-orders/talk/procedures.ts';
import { importersPerson } from './importersPerson.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** The story of an order of more than a thousand messages tells the latest, to each side of its own. */
let world: World;
let ana: Person;
let marta: Person;
let ID: string;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };
const scope = jobScope('a', 'GT');

const at = (minute: number): string =>
  new Date(Date.UTC(2026, 10, 1) + minute * 60_000).toISOString().slice(0, 19);

/** A thread of so many messages, one a step of minutes from the first. */
async function thread(id: string, PARA: string, many: number, first: number, step = 1): Promise<void> {
  const put = (item: object & { pk: never; sk: string }) =>
    world.services.database.aside({ kind: 'put', table: 'work-orders', item: { ...item } });
  const ULTIMO = at(first + (many - 1) * step);
  await put({
    ...{ ...threadKey(scope, ID, id), ID_HILO: id, ASUNTO: id, PARA, NIT: VOLCAN.NIT_IMPORTADOR },
    ...{ RESUELTO: '0', MENSAJES: many, ULTIMO, ULTIMO_POR: 'x', AUTORES: [], ESPERA: [] },
  } as never);
  for (let from = 1; from <= many; from += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, many - from + 1) }, (_, index) => {
        const number = from + index;
        const FECHA = at(first + (number - 1) * step);
        const said = { NUMERO: number, TEXTO: `mensaje ${number}`, USUARIO: 'x', NOMBRE: 'X', FECHA };
        const more = { MENCIONES: [], ARCHIVOS: [] };
        return put({ ...messageKey(scope, ID, id, number), ...said, ...more } as never);
      }),
    );
}
async function said(as: Person): Promise<{ texts: string[]; NOTA: string }> {
  const { HECHOS, NOTA } = (await call('story', { ID }, as)).result;
  const events = (HECHOS as StoryEvent[]).filter(({ CLASE }) => CLASE === 'MENSAJE');
  return { texts: events.map(({ TEXTO }) => TEXTO), NOTA };
}

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
  ana = await world.person('a', 'ana');
  marta = await importersPerson(world, 'a', 'marta', [VOLCAN.NIT_IMPORTADOR]);
  ID = (await call('create', { CUERPO: { ORDEN: VOLCAN } })).result.header.ID;
  await call('activate', { ID, ACTIVA: true, DE: 'ORDEN' });
  // Threads are read by their ids: what was begun first is the oldest.
  await thread('hil-1', 'AGENCIA', 500, 0);
  await thread('hil-2', 'CLIENTE', 60, 0, 100);
  await thread('hil-3', 'AGENCIA', 500, 500);
  await thread('hil-4', 'CLIENTE', 30, 7000);
});
afterAll(() => world.stop());

it('tells the agency the latest thousand, those of later threads first, and that there are more', async () => {
  const { texts, NOTA } = await said(ana);
  expect(texts).toHaveLength(1000);
  expect(texts.slice(0, 30)).toEqual(
    Array.from({ length: 30 }, (_, index) => `hil-4: mensaje ${30 - index}`),
  );
  expect(texts.filter((text) => text.startsWith('hil-2:'))).toHaveLength(59);
  expect(texts.filter((text) => text.startsWith('hil-3:'))).toHaveLength(500);
  // The oldest ninety are left out: one of the client's thread of the first moment, and the first of the agency's.
  expect(texts).toContain('hil-1: mensaje 90');
  expect(texts).not.toContain('hil-1: mensaje 89');
  expect(NOTA).toContain('se muestra la más reciente');
});

it("tells the client every message of theirs, whatever the agency's people wrote among themselves", async () => {
  const { texts, NOTA } = await said(marta);
  expect(texts).toHaveLength(90);
  expect(texts[0]).toBe('hil-4: mensaje 30');
  expect(NOTA).toBe('');
});
