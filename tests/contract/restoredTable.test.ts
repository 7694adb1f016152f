import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { awsClients } from '../../functions/runtime/clients.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { NOTHING, repairOutcomes } from './repairOutcomes.ts';
import { putBack, rowsNow, written, type State } from './tableStates.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';

// The table of DUCAs is put back alone, and that of the transmissions stands (docs/runbooks/restore.md).

let { world, ana, foreigner, call, derived } = {} as TwoAgencies;
let dynamo: DynamoDBClient;
let next = 1236001340;
let ID = '';
let orderId = '';
let number = '';
beforeAll(async () => {
  ({ world, ana, foreigner, call, derived } = await startTwoAgencies());
  dynamo = awsClients().dynamo;
  for (const company of ['uno', 'dos']) await noteCompany(world.services, { company, country: 'GT' });
  const theirs = await derived(String((next += 1)), 'dos', foreigner);
  await call('transmit', { ID: theirs.id, LOCK: theirs.lock }, foreigner);
  await world.pump();
});
afterAll(() => world.stop());
beforeEach(async () => {
  number = String((next += 1));
  const made = await derived(number);
  [ID, orderId] = [made.id, made.orderId];
});

const header = async () => (await call('open', { ID })).result.header;
const state = async () => (await header()).ESTADO as string;
const transmit = async () =>
  (await call('transmit', { ID, LOCK: (await header()).LOCK })).result.ID_TRANSMISION as string;
async function costs() {
  const { GASTOS, TOTALES } = (
    await world.call(
      createWorkOrders(async () => world.services),
      'costs',
      [orderId],
      ana,
    )
  ).result;
  return { GASTOS, TOTALES };
}
/** What a person finds in it and of it. */
async function facts() {
  const { header: of, body } = (await call('open', { ID })).result;
  const { total } = (await call('list', { FILTROS: { ESTADO: of.ESTADO } })).result;
  const { RESULTADO } = (await call('status', { ID })).result;
  // Steps that only waited for an answer are not gone through again.
  const { LOCK: _lock, ...standing } = of;
  return { header: standing, body, total, RESULTADO, costs: await costs() };
}
const duca = async (company: string) =>
  written(new Map([['duca', (await rowsNow(dynamo)).get('duca')!]])).filter((row) =>
    row.includes(`"C#${company}`),
  );

const repair = () => repairOutcomes(world, dynamo);
const restore = (then: State) => putBack(dynamo, then, 'duca');

it('what was sealed then is brought to its acceptance and its channel again, with the same facts, and nothing is done twice', async () => {
  await transmit();
  const sealed = await rowsNow(dynamo);
  await world.pump();
  await call('requestChannel', { ID });
  await world.pump();
  const before = await facts();
  expect(before.header.ESTADO).toMatch(/VERDE|AMARILLO|ROJO/);
  const others = await duca('dos');

  await restore(sealed);
  await world.pump();
  expect(await state()).toBe('TRANSMITIENDO');

  const first = await repair();
  expect(first[0]).toMatch(/^uno: DUCA .*registro de la versión 1, «.*», número .*: el documento está antes/);
  for (let runs = 1; (await repair()).length > 1; runs += 1) expect(runs).toBeLessThan(4);
  expect(await facts()).toEqual(before);
  expect(await repair()).toEqual(NOTHING);
  expect(await facts()).toEqual(before);
  expect(await duca('dos')).toEqual(others);
});

it('what was sealed then and rejected since comes back editable, with what the authority objected to', async () => {
  [ID, orderId] = await derived('1236000910').then(({ id, orderId: order }) => [id, order]);
  await transmit();
  const sealed = await rowsNow(dynamo);
  await world.pump();
  const before = await facts();
  expect(before.header.ESTADO).toBe('RECHAZADA');
  await restore(sealed);
  expect((await repair())[0]).toContain('«Rechazada');
  expect(await facts()).toEqual(before);
  expect(await repair()).toEqual(NOTHING);
});

it('what was sealed since is named, its page says so, and nobody sends or changes it again', async () => {
  const draft = await rowsNow(dynamo);
  const of = await transmit();
  await world.pump();
  const { RESULTADO } = (await call('status', { ID })).result;
  await restore(draft);
  expect(await state()).toBe('BORRADOR');
  const others = await duca('dos');
  const ours = await duca('uno');

  const [said = '', total] = await repair();
  expect(said).toContain(`(${ID}), registro de la versión 1, «`);
  expect(said).toContain(
    `número ${RESULTADO.NUMERO}: el documento se restauró como estaba antes de sellarla`,
  );
  expect(said).toContain(`transmissions/${of}/sellado.xml`);
  expect(total).toBe('Resultados entregados otra vez: 0. Documentos que no tienen lo transmitido: 1.');
  expect([await duca('uno'), await duca('dos')]).toEqual([ours, others]);

  const words = `La autoridad aceptó la versión 1 de esta declaración (número ${RESULTADO.NUMERO}), que esta copia no tiene`;
  const { COPIA_ANTERIOR } = (await call('status', { ID })).result;
  expect(COPIA_ANTERIOR).toContain(words);
  expect(COPIA_ANTERIOR).toContain(`/transmisiones/${of}`);
  const { error } = await call('transmit', { ID, LOCK: (await header()).LOCK });
  expect(error).toMatchObject({ code: 'document.impossible-change' });
  expect(JSON.stringify(error)).toContain(words);
});

it('what was annulled since is said of the accepted one that came back, which is not changed from there', async () => {
  await transmit();
  await world.pump();
  const MOTIVO = 'El flete que cobró la naviera es mayor.';
  const accepted = await rowsNow(dynamo);
  expect((await call('withdraw', { ID, LOCK: (await header()).LOCK, MOTIVO })).error).toBeUndefined();
  await world.pump();
  expect(await state()).toBe('DESISTIDA');
  await restore(accepted);
  const { COPIA_ANTERIOR } = (await call('status', { ID })).result;
  expect(COPIA_ANTERIOR).toMatch(/^La autoridad aceptó la anulación, la versión \d+ de esta declaración/);
  for (const procedure of ['amend', 'withdraw']) {
    const { error } = await call(procedure, { ID, LOCK: (await header()).LOCK, MOTIVO });
    expect(JSON.stringify(error)).toContain(COPIA_ANTERIOR);
  }
});

it('what was made since is named where nothing of it came back', async () => {
  const none = await rowsNow(dynamo);
  number = String((next += 1));
  ID = (await derived(number)).id;
  await transmit();
  await world.pump();
  await restore(none);
  const said = (await repair()).filter((line) => line.includes(`(${ID})`));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('el documento no está y no se puede hacer desde la tabla.');
});
