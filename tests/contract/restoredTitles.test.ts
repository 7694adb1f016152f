import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createManifests } from '../../functions/manifests/handler.ts';
import { noteCompany } from '../../functions/users/workingCompanies.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';
import { NOTHING, repairOutcomes } from './repairOutcomes.ts';
import { putBack, rowsNow } from './tableStates.ts';

// The table of manifests is put back alone, to before a DUA cancelled titles of one (docs/runbooks/restore.md).

let { world, ana, call } = {} as SarahAgency;
let dynamo: DynamoDBClient;
let manifests: ReturnType<typeof createManifests>;
let manifest = '';
beforeAll(async () => {
  ({ world, ana, call } = await startSarahAgency());
  dynamo = awsClients().dynamo;
  manifests = createManifests(async () => world.services);
  await noteCompany(world.services, { company: 'h', country: 'HN' });
  const body = sampleManifest(3);
  const TITULOS = body.TITULOS.map((each) => ({ ...each, CANTIDAD_BULTOS: '10', PESO_BRUTO: '5' }));
  const MANIFIESTO = { ...body.MANIFIESTO, NUMERO_PREIMPRESO: 'PRE-COPIA' };
  const CUERPO = { ...body, MANIFIESTO, TITULOS };
  manifest = (await world.call(manifests, 'create', { CUERPO }, ana)).result.header.ID;
});
afterAll(() => world.stop());

const repair = () => repairOutcomes(world, dynamo);
/** What is left of each title, and which declarations took of it: sealed, one is called by another number. */
async function balance() {
  const { result } = await world.call(manifests, 'balance', { ID: manifest }, ana);
  return (result as { DECLARACIONES: { ID_DECLARACION: string }[] }[]).map(({ DECLARACIONES, ...left }) => ({
    ...left,
    by: DECLARACIONES.map(({ ID_DECLARACION }) => ID_DECLARACION),
  }));
}
const header = async (ID: string) => (await call('open', { ID })).result.header;

/** A DUA that takes so much of a title; all that is left when it does not say. */
async function registered(number: string, title: string, much?: [string, string]): Promise<string> {
  const { ID, LOCK } = (await call('derive', { ID_ORDEN: await world.seed('h', number) })).result.header;
  const set = (name: string, value: string) => ({ op: 'set', path: `DECLARACION.${name}`, value });
  const line = much && { NUMERO_LINEA: '1', CANTIDAD_UNIDADES_AFECTADAS: much[0], PESO_AFECTADO: much[1] };
  const CAMBIOS = [
    set('ID_FORMA_PAGO', 'CR'),
    set('MANIFIESTO', 'PRE-COPIA'),
    set('TITULO_TRANSPORTE', title),
    set('INDICADOR_CANCELACION_GLOBAL', much ? '0' : '1'),
    { op: 'set', path: 'DETALLE_BULTOS', value: line ? [line] : [] },
  ];
  expect((await call('patch', { ID, LOCK, CAMBIOS })).error).toBeUndefined();
  expect((await call('register', { ID, LOCK: (await header(ID)).LOCK })).error).toBeUndefined();
  await world.pump();
  expect((await header(ID)).ESTADO).toBe('ACEPTADA');
  return ID;
}

it('a table of manifests that was put back alone: titles are cancelled again by their accepted DUAs, and a second order gives nothing', async () => {
  const free = await rowsNow(dynamo);
  const before = await balance();
  await registered('1456000891', 'CV0000001', ['6', '3']);
  await registered('1456000892', 'CV0000002');
  const cancelled = await balance();
  expect(cancelled).not.toEqual(before);
  expect(await repair()).toEqual(NOTHING);

  await putBack(dynamo, free, 'manifests');
  expect(await balance()).toEqual(before);
  const said = await repair();
  expect(said.filter((line) => line.endsWith(' Son 1 título de manifiesto.'))).toHaveLength(2);
  expect(said.at(-1)).toBe('Quedará como se dejó: 2 títulos de manifiesto.');
  expect(await balance()).toEqual(cancelled);
  expect(await repair()).toEqual(NOTHING);
});

it('titles that an annulled DUA cancelled are free again', async () => {
  const ID = await registered('1456000893', 'CV0000003', ['6', '3']);
  const accepted = await rowsNow(dynamo);
  const MOTIVO = 'El importador desistió de la compra.';
  expect((await call('withdraw', { ID, LOCK: (await header(ID)).LOCK, MOTIVO })).error).toBeUndefined();
  await world.pump();
  const free = await balance();
  await putBack(dynamo, accepted, 'manifests');
  expect(await balance()).not.toEqual(free);
  expect((await repair())[0]).toContain('Son 1 título de manifiesto.');
  expect(await balance()).toEqual(free);
  expect(await repair()).toEqual(NOTHING);
});
