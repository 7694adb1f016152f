import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createServices } from '../../functions/runtime/services.ts';
import { completeInvoice } from '../../shared/invoices/sampleInvoice.fixture.ts';
import { startWorld, type Answer, type Handler, type Person, type World } from './world.ts';

// The runbook of the data key, followed: an instance that was given another copy, and the right one put back.
let world: World;
let ana: Person;
let right: Handler;
let wrong: Handler;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a');
  ana = await world.person('a', 'ana');
  right = createInvoices(async () => world.services);
  const another = randomBytes(32).toString('base64');
  wrong = createInvoices(() =>
    createServices({}, world.services.now, world.services.secret, async () => another),
  );
});
afterAll(() => world.stop());

const call = (handler: Handler, procedure: string, params: unknown): Promise<Answer> =>
  world.call(handler, procedure, params, ana);

it('answers no document and changes none with another key, and goes on with the right one as if nothing had been', async () => {
  const made = (await call(right, 'create', { CUERPO: completeInvoice() })).result;
  const ID: string = made.header.ID;
  const CAMBIOS = [{ op: 'set', path: 'FACTURA.SERIE', value: 'Z' }];

  for (const [procedure, params] of [
    ['open', [ID]],
    ['patch', { ID, LOCK: 1, CAMBIOS }],
    ['copy', { ID }],
  ] as const) {
    const refused = await call(wrong, procedure, params);
    expect(refused, procedure).toMatchObject({ status: 500, error: { code: 'internal' } });
    // Somebody is told to look for a reference, and nothing of the document or of the key.
    expect(JSON.stringify(refused)).not.toContain(completeInvoice().FACTURA.NUMERO_FACTURA);
  }

  expect((await call(right, 'history', [ID])).result).toHaveLength(1);
  const after = (await call(right, 'open', [ID])).result;
  expect(after.header).toMatchObject({ VERSION: 1, LOCK: 1 });
  expect(after.body).toEqual(made.body);
  expect((await call(right, 'patch', { ID, LOCK: 1, CAMBIOS })).status).toBe(200);
});

it('leaves what was sent readable without any key', async () => {
  const scope = jobScope('a', 'GT');
  const sent = Buffer.from('<DUCA/>');
  await world.services.files.putOnce(scope, 'evidence', 'sends/x.xml', sent, 'application/xml');
  const keyless = await createServices({}, world.services.now, world.services.secret, async () => undefined);
  expect(Buffer.from((await keyless.files.get(scope, 'evidence', 'sends/x.xml'))!)).toEqual(sent);
});
