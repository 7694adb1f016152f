import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { companyKey } from '../../functions/runtime/keys.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createTransmission } from '../../functions/transmission/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { StoryEvent } from '../../shared/work-orders/talk/procedures.ts';
import type * as Form from '../../shared/work-orders/talk/storyForm.ts';
import type { StoryFacts } from '../../shared/work-orders/talk/storyForm.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';
import type { Answer, Person } from './world.ts';

/** What the story was printed of. */
const printed = vi.hoisted((): { facts?: unknown } => ({}));
vi.mock('../../shared/work-orders/talk/storyForm.ts', async (original) => {
  const form = await original<typeof Form>();
  return { ...form, storyLayout: (facts: StoryFacts) => form.storyLayout((printed.facts = facts)) };
});

const NUMBER = '1456000790';
let world: SarahAgency['world'];
let ana: Person;
let clerk: Person;
let call: SarahAgency['call'];
let orders: ReturnType<typeof createWorkOrders>;
let [ID, orderId] = ['', ''];

beforeAll(async () => {
  ({ world, ana, call } = await startSarahAgency());
  orders = createWorkOrders(async () => world.services);
  clerk = await world.person('h', 'pedro');
  await world.services.database.aside({
    kind: 'update',
    table: 'users',
    key: userRowKey('h', clerk.id),
    set: { PERMISOS: [{ ID_MODULO: 'work-orders', ID_OBJETO: 'costos', CLAVE: 'ver', VALOR: '0' }] },
  });
  orderId = await world.seed('h', NUMBER);
  ({ ID } = (await call('derive', { ID_ORDEN: orderId })).result.header);
});
afterAll(() => world.stop());

async function done(procedure: string, params: object = {}): Promise<void> {
  const { LOCK } = (await call('open', { ID })).result.header;
  expect((await call(procedure, { ID, LOCK, ...params })).error).toBeUndefined();
  await world.pump();
}
const write = (path: string, value: string) => done('patch', { CAMBIOS: [{ op: 'set', path, value }] });
async function ofOrder(procedure: string, as: Person): Promise<Answer['result']> {
  const { result, error } = await world.call(orders, procedure, { ID: orderId }, as);
  expect(error).toBeUndefined();
  return result;
}

/** Everything that a person reads of the order: its log, its story, and that on paper. */
async function readBy(who: Person): Promise<{ log: string[]; story: StoryEvent[]; paper: StoryEvent[] }> {
  const log = ((await ofOrder('logEntries', who)) as { TEXTO: string }[]).map(({ TEXTO }) => TEXTO);
  const { HECHOS } = (await ofOrder('story', who)) as { HECHOS: StoryEvent[] };
  await ofOrder('storyPrint', who);
  return { log, story: HECHOS, paper: [...(printed.facts as StoryFacts).events] };
}
const MONEY = /HNL|GTQ|US\$|\d[.,]\d\d(?!\d)/;

/** A change that SARAH settles only when it is asked again, and higher; then the whole is withdrawn. */
async function settledOtherwiseAndAnnulled(): Promise<void> {
  await write('DECLARACION.ID_FORMA_PAGO', 'CR');
  await done('register');
  await done('amend', { MOTIVO: 'Faltaba incluir en el valor lo que se paga aparte.' });
  await write('DETALLE_MERCANCIAS[0].AJUSTE_INCLUIR', '100.00');
  world.authorities.sarah.mood.queued.set(NUMBER, ['settles-later']);
  await done('sendAmendment');
  const sent = (await call('status', { ID })).result.ID_TRANSMISION;
  const transmission = createTransmission(async () => world.services);
  expect((await world.call(transmission, 'recover', { ID: sent }, ana)).error).toBeUndefined();
  await world.pump();
  await done('withdraw', { MOTIVO: 'Se declaró el embarque de otro cliente.' });
  expect((await call('open', { ID })).result.header.ESTADO).toBe('DESISTIDA');
}

/** The same as versions before left it, among the order's own steps. */
async function linesOfBefore(): Promise<void> {
  for (const [at, TEXTO] of [
    'Se anuló la DUCA GT-1: los tributos que cargó al cliente, GTQ 5,000.00, siguen en «Gastos». Quítelos allí si no se pagaron; si se pagaron, déjelos y registre la devolución cuando la autoridad los devuelva.',
    'SAT liquidó la DUCA GT-2 de otro modo que lo cargado a la orden: IVA, GTQ 10.00 en lugar de GTQ 9.00. «Gastos» y la cuenta del cliente ya dicen lo que liquidó.',
  ].entries())
    await world.services.database.aside({
      kind: 'put',
      table: 'work-orders',
      item: {
        ...{ pk: companyKey(jobScope('h', 'HN'), orderId), sk: `LOG#bit-0000000000-${at}` },
        ...{ FECHA: '2026-11-20T08:00:00', USUARIO: 'sistema', TEXTO, PARA: 'AGENCIA', CLASE: 'ORDEN' },
      },
    });
}

it('tells no amount of a cost in log or story to who may not see costs, after an annulment and after SARAH settles otherwise', async () => {
  await settledOtherwiseAndAnnulled();
  await linesOfBefore();
  const unseen = await readBy(clerk);
  const texts = [
    ...unseen.log,
    ...unseen.story.map(({ TEXTO }) => TEXTO),
    ...unseen.paper.map(({ TEXTO }) => TEXTO),
  ];
  expect(texts.filter((text) => MONEY.test(text))).toEqual([]);
  expect(unseen.story.filter(({ CLASE }) => CLASE === 'GASTO')).toEqual([]);
  expect(unseen.story.length).toBeGreaterThan(3);
  const { log, story, paper } = await readBy(ana);
  for (const said of [
    /^Se anuló la DUA/,
    /liquidó la DUA .* de otro modo/,
    /^Se anuló la DUCA GT-1/,
    /^SAT liquidó la DUCA GT-2/,
  ]) {
    expect(
      log.filter((text) => said.test(text)),
      String(said),
    ).toHaveLength(1);
    for (const told of [story, paper])
      expect(told.filter(({ TEXTO }) => said.test(TEXTO)).map(({ CLASE }) => CLASE)).toEqual(['GASTO']);
  }
});
