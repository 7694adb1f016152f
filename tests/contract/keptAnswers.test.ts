import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import { eventOf, textOf, type Answer, type Person } from './world.ts';

let world: DucaWorld;
let ana: Person;
beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.' });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

async function keyed(procedure: string, params: unknown, key: string): Promise<Answer> {
  const event = eventOf(procedure, params, ana);
  Object.assign(event.headers, { 'idempotency-key': key });
  const answered = await world.duca(event, { awsRequestId: 'prueba' } as Context);
  return JSON.parse(textOf(answered)) as Answer;
}
/** Bytes of the rows that keep the calls of the person, of which a kilobyte is a write unit. */
async function kept(): Promise<{ bytes: number; text: string }[]> {
  const pk = companyKey(jobScope('uno', 'GT'), ana.id);
  const rows = await world.services.database.query<{ pk: string; sk: string; answer: Uint8Array }>(
    'idempotency',
    {
      pk,
      few: 'what a test wrote itself',
    },
  );
  return rows.map(({ answer }) => ({ bytes: answer.length, text: Buffer.from(answer).toString('latin1') }));
}

it('a large derivation is answered again word for word, though its key keeps four kilobytes at most', async () => {
  const { orderId } = await world.seed('uno', '1236000701', { lines: 400, distinct: true });
  const first = await keyed('derive', { ID_ORDEN: orderId }, 'clave-1');
  expect(first.error).toBeUndefined();
  expect(JSON.stringify(first.result).length, 'the answer is large').toBeGreaterThan(500_000);
  const [row] = await kept();
  expect(row!.bytes).toBeLessThan(4 * 1024);
  expect(row!.text).not.toContain(first.result.body.FRACCIONES[0].DESCRIPCION);
  // What was saved since changes nothing of what was answered then.
  const { ID, LOCK } = first.result.header;
  const CAMBIOS = [{ op: 'set', path: 'FRACCIONES[0].DESCRIPCION', value: 'OTRA' }];
  expect((await world.call(world.duca, 'patch', { ID, LOCK, CAMBIOS }, ana)).error).toBeUndefined();
  const again = await keyed('derive', { ID_ORDEN: orderId }, 'clave-1');
  expect(again.result).toEqual(first.result);
});
