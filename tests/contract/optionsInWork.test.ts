import type { SQSEvent } from 'aws-lambda';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDucaPrintWorker } from '../../functions/duca/printWorker.ts';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { companyOptionsKey, companyReference } from '../../functions/runtime/companyReference.ts';
import { tableName } from '../../functions/runtime/config.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { printKey } from '../../functions/runtime/prints/row.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { declarationReference } from '../../functions/transmission/declarations/declaration.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { tellOptions } from '../../infra/upgrade/tellOptions.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { theoreticalInsurance } from '../../shared/catalogues/theoreticalInsurance.ts';
import type { OptionEntry } from '../../shared/foundation/options/withOptions.ts';
import { writeOptions } from '../../shared/users/options/optionText.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Person } from './world.ts';

let world: DucaWorld;
const people: Record<string, Person> = {};
const scopeOf = (company: string) => jobScope(company, 'GT');

beforeAll(async () => {
  world = await startDucaWorld();
  for (const company of ['a', 'b']) {
    await world.company(company, 'GT', { REGISTRO_DECLARANTE: company === 'a' ? '123' : '124' });
    const person = await world.person(company, `admin-${company}`);
    const key = userRowKey(company, person.id);
    await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
    people[company] = person;
  }
});
afterAll(() => world.stop());

async function say(company: string, ...entries: OptionEntry[]): Promise<void> {
  const users = createUsers(async () => world.services);
  const params = { CONFIGURACION: writeOptions(entries) };
  const { error } = await world.call(users, 'saveGlobalConfiguration', params, people[company]);
  expect(error).toBeUndefined();
}

const EXPENSES = { OPCION: 'cat_sys_configuracion_usuario.VALOR', CLAVE: 'imprdvagastos' };
const INSURANCE = { OPCION: 'cat_sys_parametros.PORCENTAJE', CLAVE: 'SEGURO_TEORICO' };

/** The door to the tables of a function that has no right to the rows of people. */
const withoutPeople = () => {
  const { database } = world.services;
  const get = database.get.bind(database);
  return vi.spyOn(database, 'get').mockImplementation((table, key) => {
    if (table === 'users') throw new Error('AccessDenied: users');
    return get(table, key) as never;
  });
};

/** Pages of the only value declaration of an order’s dossier, as the worker packs it. */
async function packedPages(company: string, order: string): Promise<number> {
  const { database } = world.services;
  const scope = scopeOf(company);
  const asked = (await world.call(world.duca, 'dossierZip', { ID_ORDEN: order }, people[company])).result;
  const key = printKey(scope, order, asked.IMPRESION);
  await database.aside({ kind: 'update', table: 'duca', key, set: { ESTADO: 'EN_PROCESO' } });
  const body = JSON.stringify({ company, country: 'GT', id: order, print: asked.IMPRESION });
  const denied = withoutPeople();
  const event = { Records: [{ messageId: 'm', body }] } as unknown as SQSEvent;
  const answer = await createDucaPrintWorker(async () => world.services)(event);
  denied.mockRestore();
  expect(answer).toEqual({ batchItemFailures: [] });
  const row = await database.get<{ ESTADO: string }>('duca', key);
  expect(row?.ESTADO).toBe('LISTA');
  const status = { ID_ORDEN: order, IMPRESION: asked.IMPRESION };
  const { ENLACE } = (await world.call(world.duca, 'dossierStatus', status, people[company])).result;
  const zip = unzipSync(new Uint8Array(await (await fetch(ENLACE)).arrayBuffer()));
  const [name] = Object.keys(zip).filter((each) => /^04-dva\/.*\.pdf$/.test(each));
  return (await PDFDocument.load(zip[name!]!)).getPageCount();
}

it('a print that a worker makes obeys the options of its company, of a whole paper and of one with holes', async () => {
  const order = (await world.seed('a', '1236000701')).orderId;
  const foreign = (await world.seed('b', '1246000701')).orderId;
  const plain = await packedPages('a', order);
  await say('a', { ...EXPENSES, VALOR: '1' });
  // How the expenses are shared among the lines, and what each invoice carries of them.
  expect(await packedPages('a', order)).toBe(plain + 2);
  expect(await packedPages('b', foreign)).toBe(plain);

  const store = new DocumentStore(sourceKinds.dvas, world.services, scopeOf('a'));
  const { header, ...content } = await store.open('dva-1-1236000701');
  const body = { ...content.body, DVA: { ...content.body.DVA, ID_NIVEL_COMERCIAL: '' } };
  const reference = await companyReference(
    { services: world.services, scope: scopeOf('a') },
    shippedCatalogues,
  );
  await store.save(header, { ...content, body }, { action: 'Cambio', reference });
  expect(await packedPages('a', order)).toBe(plain + 2);
});

it('what hears of an answer judges by what the company says, and by what the lists say once that is undone', async () => {
  const percent = async (company: string) => {
    const denied = withoutPeople();
    const reference = await declarationReference({ services: world.services, scope: scopeOf(company) });
    denied.mockRestore();
    return theoreticalInsurance(reference)?.percent;
  };
  await say('a', { ...INSURANCE, VALOR: '2.00' });
  expect([await percent('a'), await percent('b')]).toEqual(['2.00', '1.50']);
  const users = createUsers(async () => world.services);
  await world.call(users, 'undoGlobalConfiguration', INSURANCE, people['a']);
  expect(await percent('a')).toBe('1.50');
});

it('options that were said before they lay beside the lists are put there once', async () => {
  const { database } = world.services;
  await say('b', { ...INSURANCE, VALOR: '3.00' });
  await database.aside({ kind: 'delete', table: 'catalogues', key: companyOptionsKey('b') });
  const tables = DynamoDBDocumentClient.from(awsClients().dynamo);
  expect(await tellOptions(tables, tableName)).toBe(1);
  expect(await tellOptions(tables, tableName)).toBe(0);
  const reference = await declarationReference({ services: world.services, scope: scopeOf('b') });
  expect(theoreticalInsurance(reference)?.percent).toBe('3.00');
});
