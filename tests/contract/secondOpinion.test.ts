import { afterAll, beforeAll, expect, it } from 'vitest';
import { motoInstalled } from './moto.ts';
import type { DucaWorld } from './ducaWorld.ts';
import type { Person } from './world.ts';

// The main job on parts that others wrote: what the embedded parts forgive, moto may refuse as AWS would. Any contract test
// runs there with SECOND_OPINION=moto; this one does wherever moto is installed.
const installed = motoInstalled();
const COMPANY = 'uno';

let world: DucaWorld;
let ana: Person;
beforeAll(async () => {
  if (!installed) return;
  process.env['SECOND_OPINION'] = 'moto';
  const { startDucaWorld } = await import('./ducaWorld.ts');
  world = await startDucaWorld();
  await world.company(COMPANY, 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno', Direccion: 'Zona 9' });
  ana = await world.person(COMPANY, 'ana');
});
afterAll(async () => {
  delete process.env['SECOND_OPINION'];
  await world?.stop();
});

const asked = async (procedure: string, params: object) => {
  const { error, result } = await world.call(world.duca, procedure, params, ana);
  expect(error, procedure).toBeUndefined();
  return result;
};

it.skipIf(!installed)(
  `a declaration goes from its order to its channel in moto${installed ? '' : ' (skipped: moto_server is not installed)'}`,
  async () => {
    const { orderId } = await world.seed(COMPANY, '1236100001');
    let { header } = await asked('derive', { ID_ORDEN: orderId });
    const { ID } = header;
    const CAMBIOS = [{ op: 'set', path: 'OBSERVACIONES.OBSERVACIONES', value: 'Nota' }];
    ({ header } = await asked('patch', { ID, LOCK: header.LOCK, CAMBIOS }));
    await asked('transmit', { ID, LOCK: header.LOCK });
    await world.pump();
    await asked('requestChannel', { ID });
    await world.pump();
    const status = await asked('status', { ID });
    expect(['VERDE', 'AMARILLO', 'ROJO']).toContain(status.header.ESTADO);
    const { rows } = await asked('list', { TAMANO: 50 });
    expect(rows.map((each: { ID: string }) => each.ID)).toContain(ID);
  },
);
