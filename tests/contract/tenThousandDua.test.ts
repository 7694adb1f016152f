import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDuaPrintWorker } from '../../functions/dua/printWorker.ts';
import { startDuaWorld, type DuaWorld } from './duaWorld.ts';
import type { Person } from './world.ts';

/** Items of the largest Honduran declaration that the product promises to take through. */
const ITEMS = 10_000;

let world: DuaWorld;
let ana: Person;
beforeAll(async () => {
  world = await startDuaWorld();
  await world.company('uno', 'HN', {
    Nit: '08019021000018',
    RazonSocial: 'Agencia Uno',
    Direccion: 'Tegucigalpa',
  });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

it('a DUA of ten thousand distinct items is formed, judged, given as data, envelope and file, and printed', async () => {
  const orderId = await world.seed('uno', '1456000801', { lines: ITEMS, distinct: true });
  const call = async (procedure: string, params: object) => {
    const { error, result } = await world.call(world.dua, procedure, params, ana);
    expect(error, procedure).toBeUndefined();
    return result;
  };
  const { header, body } = await call('derive', { ID_ORDEN: orderId });
  expect(body.DETALLE_MERCANCIAS).toHaveLength(ITEMS);
  const { ID } = header;
  expect((await call('readiness', { ID })).VERSION).toBe(header.VERSION);

  for (const [FORMATO, last] of [
    ['XML', '</declaracion>'],
    ['SOAP', 'Envelope>'],
    ['DECDAT', '}'],
  ] as const) {
    const { TEXTO, ENLACE, BYTES } = await call('message', { ID, FORMATO, OPERACION: 'R' });
    expect([TEXTO, BYTES > 4 * 1024 * 1024], FORMATO).toEqual(['', true]);
    const fetched = await (await fetch(ENLACE)).text();
    expect(Buffer.byteLength(fetched), FORMATO).toBe(BYTES);
    expect(fetched.trimEnd().endsWith(last), fetched.slice(-100)).toBe(true);
  }

  const printed = await call('print', { ID, BORRADOR: true });
  expect(printed.ESTADO).toBe('EN_PROCESO');
  const { IMPRESION } = printed;
  const job = JSON.stringify({ company: 'uno', country: 'HN', id: ID, print: IMPRESION });
  const worker = createDuaPrintWorker(async () => world.services);
  const done = await worker({ Records: [{ messageId: 'm', body: job }] } as SQSEvent);
  expect(done).toEqual({ batchItemFailures: [] });
  const pdf = await call('printStatus', { ID, IMPRESION });
  expect(pdf.ESTADO).toBe('LISTA');
  expect(pdf.PAGINAS).toBeGreaterThan(ITEMS / 10);
}, 900_000);
