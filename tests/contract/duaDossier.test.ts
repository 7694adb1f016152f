import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDuaPrintWorker } from '../../functions/dua/printWorker.ts';
import type { DossierEntry } from '../../shared/dossier/procedures.ts';
import { startDuaWorld, type DuaWorld } from './duaWorld.ts';
import type { Person } from './world.ts';

let world: DuaWorld;
let ana: Person;
let eva: Person;
let order: string;
const dua = (procedure: string, params: unknown, as = ana) => world.call(world.dua, procedure, params, as);
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  world = await startDuaWorld();
  await world.company('uno', 'HN', { Nit: '08019021000018', RazonSocial: 'Agencia Uno' });
  await world.company('dos', 'HN', { Nit: '05019021000018', RazonSocial: 'Agencia Dos' });
  ana = await world.person('uno', 'ana');
  eva = await world.person('dos', 'eva');
  order = await world.seed('uno', '1456000567');
  await dua('derive', { ID_ORDEN: order });
});
afterAll(() => world.stop());

it('an order that ends in a DUA has its dossier: listed, packed with its prints, and packed by the worker too', async () => {
  const { ENTRADAS } = (await dua('dossier', { ID_ORDEN: order })).result;
  expect((ENTRADAS as DossierEntry[]).map((each) => each.GRUPO)).toEqual([
    'orden',
    'facturas',
    'transporte',
    'dva',
    'dua',
  ]);
  const { result } = await dua('dossierZip', { ID_ORDEN: order });
  expect(result).toMatchObject({ ESTADO: 'LISTA', NOMBRE_ARCHIVO: 'expediente_1456000567.zip' });
  const zip = Buffer.from(await (await fetch(result.ENLACE)).arrayBuffer());
  expect(sha(zip)).toBe(result.SHA256);
  const files = unzipSync(new Uint8Array(zip));
  for (const folder of ['04-dva/', '05-dua/']) {
    const name = Object.keys(files).find((each) => each.startsWith(folder))!;
    expect(strFromU8(files[name]!.subarray(0, 5)), folder).toBe('%PDF-');
  }

  const body = JSON.stringify({ company: 'uno', country: 'HN', id: order, print: result.IMPRESION });
  const worker = createDuaPrintWorker(async () => world.services);
  const event = { Records: [{ messageId: 'm', body }] } as unknown as SQSEvent;
  expect(await worker(event)).toEqual({ batchItemFailures: [] });
});

it('is nothing to another company', async () => {
  for (const procedure of ['dossier', 'dossierZip'])
    expect((await dua(procedure, { ID_ORDEN: order }, eva)).error?.code, procedure).toBe('not-found');
});
