import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILES } from '../../functions/runtime/attached/shelf.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { handFiles } from '../../functions/transmission/deliveries/hand.ts';
import { SERVICES } from '../../functions/transmission/outside/rows.ts';
import { createServicesSchedule } from '../../functions/transmission/servicesSchedule.ts';
import type { Deliveries } from '../../shared/transmission/deliveries/result.ts';
import { interrupted } from './interrupted.ts';
import { after, startServicesWorld, type ServicesWorld } from './servicesWorld.ts';
import type { Person } from './world.ts';

let world: ServicesWorld;
let ana: Person;
let document: string;

beforeAll(async () => {
  world = await startServicesWorld();
  await world.company('emp-1');
  await world.calm();
  world.setClock(after(0));
  ana = await world.person('emp-1', 'ana');
  document = await world.card(ana, '');
});
afterAll(() => world.stop());

const run = (services: Services = world.services) =>
  createServicesSchedule(async () => services)({ schedule: 'files-exchange' });
const told = async (): Promise<Deliveries> =>
  (await world.call(world.transmission, 'deliveries', { TIPO: 'parties', DOCUMENTO: document }, ana)).result;
const shelf = () => world.practice.files.shelf('practica');

async function hand(key: string): Promise<string> {
  const name = `${key}_380_01.pdf`;
  const scope = jobScope('emp-1', 'GT');
  const bytes = Buffer.alloc(2_000, key);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const object = `prueba/${name}`;
  await world.services.files.put(scope, FILES, object, bytes, 'application/pdf');
  const file = { name, object, bytes: bytes.length, sha256 };
  const { writes } = await handFiles(world.services, scope, { kind: 'parties', id: document }, key, [file]);
  await world.services.database.write(...writes);
  return name;
}

it('a run that was overtaken by another leaves the file to it', async () => {
  const name = await hand('7770001');
  let looks = 0;
  const counted = () => (world.practice.files.calls['SIZE'] ?? 0) + (world.practice.files.calls['STOR'] ?? 0);
  const { services, happened } = interrupted(
    world.services,
    async () => {
      await run();
      looks = counted();
    },
    { table: SERVICES, by: 'aside' },
  );
  await run(services);
  expect(happened()).toBe(true);
  expect(world.practice.files.taken).toEqual([name]);
  // It does not even look for it: what is half of it there is the other's.
  expect(counted()).toBe(looks);
  expect((await told()).ENTREGAS).toMatchObject([{ NOMBRE: name, ESTADO: 'ENTREGADO' }]);
});

it('a file without measure stays where the authority left it, and the others come', async () => {
  for (const { name } of shelf().list('salida')) shelf().remove(`salida/${name}`);
  shelf().leave('7770001_enorme.bin', 'x'.repeat(25 * 1024 * 1024 + 1));
  shelf().leave('7770001_resolucion.txt', 'Se resuelve.');
  world.setClock(after(11));
  ana = await world.person('emp-1', 'ana');
  await run();
  const came = (await told()).RECIBIDOS.map(({ NOMBRE }) => NOMBRE);
  expect(came).toContain('7770001_resolucion.txt');
  expect(came).not.toContain('7770001_enorme.bin');
  expect(
    shelf()
      .list('salida')
      .map(({ name }) => name),
  ).toEqual(['7770001_enorme.bin']);
});
