import { afterAll, beforeAll, expect, it } from 'vitest';
import { ManifestStore } from '../../functions/manifests/manifestStore.ts';
import { layTitles, manifestsUnder } from '../../functions/manifests/titleIndex.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { honduranReference } from '../../shared/dua/sampleDua.fixture.ts';
import { titleMarks } from '../../shared/manifests/marks.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { meter, type Meter } from '../capacity.ts';
import { startManifestWorld } from './manifestWorld.ts';

let world: Awaited<ReturnType<typeof startManifestWorld>>;
let services: Services;
let spent: Meter;
const scope = jobScope('h', 'HN');
beforeAll(async () => {
  world = await startManifestWorld();
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  const clients = awsClients();
  spent = meter(clients.dynamo);
  services = await createServices(clients, world.services.now);
});
afterAll(() => world.stop());

/** Many times what a row names: after ten thousand it is as after these. */
const OTHERS = 300;
const idOf = (at: number): string => `man-0${String(at).padStart(21, '0')}`;

const created = async (NUMERO_PREIMPRESO: string) => {
  const body = sampleManifest(1);
  const MANIFIESTO = { ...body.MANIFIESTO, NUMERO_PREIMPRESO };
  spent.take();
  const { header } = await new ManifestStore(services, scope).create(
    { body: { ...body, MANIFIESTO } },
    { action: 'Creación', reference: honduranReference(), orderId: '' },
  );
  return { id: header.ID, units: spent.take() };
};

it('the units of creating a manifest whose title hundreds of others have are those of the first', async () => {
  const first = await created('PRE-1');
  const marks = titleMarks(sampleManifest(1));
  for (let at = 0; at < OTHERS; at += 1) await layTitles({ services, scope }, idOf(at), marks);
  const last = await created('PRE-2');
  expect(last.units).toEqual(first.units);
  const found = await manifestsUnder({ services, scope }, marks);
  expect([...found]).toEqual(expect.arrayContaining([last.id, first.id, idOf(OTHERS - 1)]));
});

it('two that lay the same titles at once are both found', async () => {
  const marks = titleMarks(sampleManifest(40)).slice(1);
  const ids = [idOf(1), idOf(2), idOf(3)];
  await Promise.all(ids.map((id) => layTitles({ services, scope }, id, marks)));
  for (const mark of marks)
    expect([...(await manifestsUnder({ services, scope }, [mark]))].sort()).toEqual(ids);
});
