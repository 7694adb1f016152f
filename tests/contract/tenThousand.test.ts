import type { Context, SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDucaPrintWorker } from '../../functions/duca/printWorker.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import { withoutPreferences } from './withoutPreferences.ts';
import { eventOf, textOf, type Answer, type Handler, type Person } from './world.ts';

/** Fractions of the largest declaration that the product promises to take through. */
const FRACTIONS = 10_000;
/** What no call may pass on AWS: the time of an answer, and its size. */
const SECONDS = 29;
const ANSWER = 6 * 1024 * 1024;
/** A machine that others use takes many times as long: the budget then says only that the work does not grow by itself. */
const PATIENCE = 4;

let world: DucaWorld;
let ana: Person;
beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

const spent: Record<string, string> = {};
afterAll(() => console.log(JSON.stringify(spent)));
/* eslint-disable no-restricted-syntax -- processor time, not the clock's, with room for any machine: what grows by itself passes it by far. */
/** A call as AWS lets it through: within its time, its answer within its size. */
async function call(procedure: string, params: unknown, by: Handler = world.duca): Promise<Answer> {
  const event = eventOf(procedure, params, ana);
  const began = process.cpuUsage();
  const answered = await by(event, { awsRequestId: 'prueba' } as Context);
  const { user, system } = process.cpuUsage(began);
  const seconds = (user + system) / 1_000_000;
  spent[procedure] = `${seconds.toFixed(1)} s, ${(answered.body.length / 1024).toFixed(0)} kB`;
  expect(seconds, procedure).toBeLessThan(SECONDS * PATIENCE);
  expect(answered.body.length, procedure).toBeLessThan(ANSWER);
  return { status: answered.statusCode, ...(JSON.parse(textOf(answered)) as Omit<Answer, 'status'>) };
}
/* eslint-enable no-restricted-syntax */

/** The declaration of an order, without the preferences for which no certificate of the order is large enough. */
async function formed(orderId: string): Promise<{ ID: string; LOCK: number; fractions: number }> {
  const derived = await call('derive', { ID_ORDEN: orderId });
  expect(derived.error).toBeUndefined();
  const { ID, LOCK } = derived.result.header;
  const fractions = derived.result.body.FRACCIONES as AnyRecord[];
  const saved = await call('patch', { ID, LOCK, CAMBIOS: withoutPreferences(fractions) });
  expect(saved.error).toBeUndefined();
  return { ID, LOCK: saved.result.header.LOCK, fractions: fractions.length };
}

it('a declaration of ten thousand distinct fractions is formed, judged, written, printed, sealed and registered, and gets its channel', async () => {
  const { orderId } = await world.seed('uno', '1236000801', { lines: FRACTIONS, distinct: true });
  const { ID, LOCK, fractions } = await formed(orderId);
  expect(fractions).toBe(FRACTIONS);

  const judged = await call('readiness', { ID });
  expect(judged.error).toBeUndefined();
  expect(judged.result.problems.filter((each: AnyRecord) => each['severity'] === 'error')).toEqual([]);

  const { result: written } = await call('xml', { ID });
  expect(written).toMatchObject({ XML: '', COMPLETO: true });
  expect(written.BYTES).toBeGreaterThan(4 * 1024 * 1024);
  const fetched = await (await fetch(written.ENLACE)).text();
  expect(Buffer.byteLength(fetched)).toBe(written.BYTES);
  expect(fetched.trimEnd().endsWith('>')).toBe(true);

  const printed = await call('print', { ID, BORRADOR: true });
  expect(printed.error).toBeUndefined();
  expect(printed.result.ESTADO).toBe('EN_PROCESO');
  const { IMPRESION } = printed.result;
  const job = JSON.stringify({ company: 'uno', country: 'GT', id: ID, print: IMPRESION });
  const worker = createDucaPrintWorker(async () => world.services);
  const done = await worker({ Records: [{ messageId: 'm', body: job }] } as SQSEvent);
  expect(done).toEqual({ batchItemFailures: [] });
  const { result: pdf } = await call('printStatus', { ID, IMPRESION });
  expect(pdf).toMatchObject({ ESTADO: 'LISTA', PROBLEMAS: [] });
  expect(pdf.PAGINAS).toBeGreaterThan(FRACTIONS / 10);

  // The authority's service takes less: said before anything is sealed, and the declaration stays as it was.
  vi.stubEnv('SAT_MESSAGE_MB', '20');
  const { error: refused } = await call('transmit', { ID, LOCK });
  vi.unstubAllEnvs();
  expect(refused!.message).toMatch(
    /^El mensaje pesa 21\.\d MB en su sobre y el servicio de SAT recibe hasta 20 MB\. No se selló ni se envió nada\./,
  );
  expect((await call('status', { ID })).result).toMatchObject({ VERSION_SELLADA: 0, TRANSMISIONES: [] });

  const sent = await call('transmit', { ID, LOCK });
  expect(sent.error).toBeUndefined();
  await world.pump();
  const { result: status } = await call('status', { ID });
  expect(status.VERSION_SELLADA).toBe(2);
  expect(status.HUELLA).toBe(sent.result.HUELLA);
  expect(status.header.ESTADO).toBe('ACEPTADA');
  expect(status.RESULTADO.NUMERO).toMatch(/^GT/);

  const { result: channel, error } = await call('requestChannel', { ID });
  expect(error, JSON.stringify(channel)).toBeUndefined();
  await world.pump();
  const { header } = (await call('status', { ID })).result;
  expect(header.ESTADO).toBe('VERDE');
}, 900_000);

it('an invoice of ten thousand lines is made by one call, opened, judged and changed', async () => {
  const invoices = createInvoices(async () => world.services);
  const ITEMS = Array.from({ length: FRACTIONS }, (_, at) => ({
    NOMBRE_COMERCIAL: `ARTÍCULO ${at}`,
    CARACTERISTICAS: `Acero inoxidable, ${10 + (at % 40)} mm`,
    CANTIDAD_UNIDADES: `${at + 1}.000`,
    VALOR_UNITARIO: `${(at % 90) + 1}.2500000000`,
  }));
  const made = await call('create', { CUERPO: { FACTURA: { NUMERO_FACTURA: 'DIEZ-MIL' }, ITEMS } }, invoices);
  expect(made.error).toBeUndefined();
  expect(made.result.body.ITEMS).toHaveLength(FRACTIONS);
  const { ID, LOCK } = made.result.header;
  const CAMBIOS = [{ op: 'set', path: 'ITEMS[5000].MARCA', value: 'OTRA' }];
  expect((await call('patch', { ID, LOCK, CAMBIOS }, invoices)).error).toBeUndefined();
  const opened = await call('open', { ID }, invoices);
  expect(opened.result.body.ITEMS[5000].MARCA).toBe('OTRA');
}, 900_000);
