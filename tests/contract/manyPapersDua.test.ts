import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManifests } from '../../functions/manifests/handler.ts';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { releaseKey } from '../../functions/transmission/release.ts';
import { duasOf } from '../../functions/dua/duas.ts';
import { companyRowKey } from '../../functions/runtime/caller.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { startSarahAgency, type SarahAgency } from './duaWorld.ts';

// A DUA of more papers than its seal has place for beside titles of manifests and a second person's release.

const INVOICES = 90;
const scope = jobScope('h', 'HN');
let { world, ana, call } = {} as SarahAgency;
beforeAll(async () => {
  ({ world, ana, call } = await startSarahAgency());
  const manifests = createManifests(async () => world.services);
  const body = sampleManifest(4);
  const CUERPO = { ...body, MANIFIESTO: { ...body.MANIFIESTO, NUMERO_PREIMPRESO: 'PRE-CARGA' } };
  expect((await world.call(manifests, 'create', { CUERPO }, ana)).error).toBeUndefined();
});
afterAll(() => world.stop());

async function formed(number: string, title: string): Promise<{ ID: string; LOCK: number; order: string }> {
  const order = await world.seed('h', number, { invoices: INVOICES, lines: INVOICES });
  const { header, body } = (await call('derive', { ID_ORDEN: order })).result;
  const set = (path: string, value: string) => ({ op: 'set', path, value });
  const { result, error } = await call('patch', {
    ID: header.ID,
    LOCK: header.LOCK,
    CAMBIOS: [
      set('DECLARACION.ID_FORMA_PAGO', 'CR'),
      set('DECLARACION.MANIFIESTO', 'PRE-CARGA'),
      set('DECLARACION.TITULO_TRANSPORTE', title),
      set('DECLARACION.INDICADOR_CANCELACION_GLOBAL', '1'),
      // Of so many goods some claim a treaty, and have no certificate here.
      { op: 'set', path: 'DETALLE_VENTAJAS', value: [] },
    ],
  });
  expect(error).toBeUndefined();
  expect(body.DETALLE_MERCANCIAS.length).toBeGreaterThan(0);
  return { ID: header.ID, LOCK: result.header.LOCK, order };
}

/** How many of the order's invoices stand in each state. */
async function invoices(order: string): Promise<Record<string, number>> {
  const headers = await new DocumentStore(sourceKinds.invoices, world.services, scope).headers(order);
  return Object.fromEntries(
    [...Map.groupBy(headers, ({ ESTADO }) => ESTADO)].map(([state, rows]) => [state, rows.length]),
  );
}

/** The company wants a second person, and one released it. */
async function released(ID: string): Promise<void> {
  const { database } = world.services;
  const key = companyRowKey('h');
  await database.write({
    kind: 'update',
    table: 'users',
    key,
    set: { LIBERACION: { ACTIVA: '1', DESDE: '0' } },
  });
  const { VERSION } = await duasOf({ services: world.services, scope }).header(ID);
  const fact = { VERSION, OPERACION: 'R' as const, USUARIO: 'Beto', LOGIN: 'beto', FECHA: '' };
  const item = { ...releaseKey(scope, ID, fact), ...fact, ID_USUARIO: 'beto' };
  await database.write({ kind: 'put', table: 'dua', item });
}

describe(`a DUA of ${INVOICES} invoices, of a title of a manifest and released by a second person`, () => {
  it('is registered, and closes all of them', async () => {
    const { ID, LOCK, order } = await formed('1456000411', 'CV0000001');
    await released(ID);
    const { error } = await call('register', { ID, LOCK });
    expect(error).toBeUndefined();
    expect(await invoices(order)).toEqual({ USADA: INVOICES });
    await world.pump();
    expect((await call('open', { ID })).result.header.ESTADO).toBe('ACEPTADA');
  });

  it('gives all of them back, and its title, when it is rejected', async () => {
    world.authorities.sarah.mood.queued.set('1456000412', ['reject']);
    const { ID, LOCK, order } = await formed('1456000412', 'CV0000002');
    await released(ID);
    expect((await call('register', { ID, LOCK })).error).toBeUndefined();
    await world.pump();
    expect((await call('open', { ID })).result.header.ESTADO).toBe('RECHAZADA');
    expect(await invoices(order)).toEqual({ BORRADOR: INVOICES });
  });
});
