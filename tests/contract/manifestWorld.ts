import { createManifests } from '../../functions/manifests/handler.ts';
import { createWorker as createManifestWorker } from '../../functions/manifests/worker.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { startDuaWorld } from './duaWorld.ts';
import { startPractice } from './practice.ts';
import type { Person } from './world.ts';

/** The Honduran world with the practice service of manifests behind it and the workers between. */
export async function startManifestWorld() {
  const world = await startDuaWorld();
  const { services } = world;
  const manifests = createManifests(async () => services);
  const worker = createManifestWorker(async () => services);
  const practice = await startPractice(services, 'manifests-events', worker);
  const call = (procedure: string, params: unknown, as: Person) =>
    world.call(manifests, procedure, params, as);
  return {
    ...world,
    ...practice,
    manifests,
    manifest: call,
    /** A courier's manifest of a pre-printed number that lacks nothing. */
    ready: async (number: string, as: Person, titles = 2): Promise<{ ID: string; LOCK: number }> => {
      const body = sampleManifest(titles);
      const CUERPO = { ...body, MANIFIESTO: { ...body.MANIFIESTO, NUMERO_PREIMPRESO: number } };
      const made = await call('create', { CUERPO }, as);
      const { ID, LOCK } = made.result.header;
      return { ID, LOCK };
    },
    stop: async () => {
      await practice.stop();
      await world.stop();
    },
  };
}
