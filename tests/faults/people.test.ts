import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { evidence } from '../../functions/transmission/evidence.ts';
import { exchangeRate } from '../../functions/transmission/exchangeRate.ts';
import { list } from '../../functions/transmission/list.ts';
import { opened } from '../../functions/transmission/open.ts';
import { resolve } from '../../functions/transmission/resolve.ts';
import { retryNow } from '../../functions/transmission/retryNow.ts';
import { status } from '../../functions/transmission/status.ts';
import { createSchedule } from '../../functions/transmission/schedule.ts';
import { assertInvariants } from './invariants.ts';
import { gateways } from './authorities.ts';
import { World } from './world.ts';

describe.each(gateways)('$name', (practised) => {
  const world = new World(practised);
  beforeAll(() => world.start());
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.purge();
    world.advance(60_000);
    vi.unstubAllEnvs();
  });

  const admin = world.scope('usr-9', 'Eva Admin', ['admin']);
  const call = (input: object, by = world.scope()) =>
    ({ input, services: world.services, scope: by }) as never;

  async function doubtful(script: 'hang' | 'accept-hang') {
    const order = world.order();
    world.authority.mood.queued.set(order.key, [script]);
    const id = await world.handOver(order);
    await world.work(await world.worker());
    return { id, order };
  }

  it('offers to ask, not to send, while in doubt; asking finds the acceptance', async () => {
    const { id, order } = await doubtful('accept-hang');
    const shown = await opened(world.services, world.scope(), id);
    expect(shown.ETIQUETA).toBe(`Confirmando con ${practised.called}`);
    expect(shown.ACCIONES).toEqual([{ ACCION: 'retryNow', ETIQUETA: 'Preguntar ahora' }]);
    await retryNow(call({ ID: id }));
    await world.work(await world.worker());
    expect((await world.head(id)).state).toBe('ACCEPTED');
    expect(world.ledger.receipts(order.key)).toHaveLength(1);
  });

  it('pressing ten times in doubt sends nothing', async () => {
    const { id, order } = await doubtful('hang');
    for (let press = 0; press < 10; press += 1) {
      await retryNow(call({ ID: id })).catch(() => undefined);
      await world.work(await world.worker());
    }
    expect(world.ledger.receipts(order.key)).toHaveLength(1);
    await world.settle(id);
    await assertInvariants(world, id);
  });

  it('refuses to hasten what is decided', async () => {
    const id = await world.handOver(world.order());
    await world.settle(id);
    await expect(retryNow(call({ ID: id }))).rejects.toMatchObject({ code: 'document.state' });
    await expect(
      resolve(call({ ID: id, DECISION: 'RECHAZADA', MOTIVO: 'Porque así se decidió' }, admin)),
    ).rejects.toMatchObject({
      code: 'document.state',
    });
  });

  it('asks the authority once more when a person says that nothing was registered', async () => {
    const { id, order } = await doubtful('accept-hang');
    const letter = {
      Records: [{ messageId: 'm', body: world.job(id) }],
    };
    await world.deadLetters()(letter as never);
    expect(await world.head(id)).toMatchObject({ state: 'NEEDS_HUMAN', safe: false });
    await resolve(
      call(
        { ID: id, DECISION: 'NO_ENVIADA', MOTIVO: `${practised.called} dijo por teléfono que no la tiene` },
        admin,
      ),
    );
    expect((await world.settle(id)).state).toBe('ACCEPTED');
    expect(world.ledger.receipts(order.key)).toHaveLength(1);
    await assertInvariants(world, id);
  });

  it('keeps a decision as evidence, and wants the number with an acceptance', async () => {
    const { id } = await doubtful('accept-hang');
    await world.deadLetters()({
      Records: [{ messageId: 'm', body: world.job(id) }],
    } as never);
    const decision = {
      ID: id,
      DECISION: 'ACEPTADA',
      MOTIVO: `Impresión del portal de ${practised.called} en el expediente`,
    };
    await expect(resolve(call(decision, admin))).rejects.toMatchObject({ code: 'params.invalid' });
    const shown = await resolve(call({ ...decision, NUMERO: practised.sample.typed }, admin));
    expect([shown.ESTADO, shown.NUMERO]).toEqual(['ACCEPTED', practised.sample.kept]);
    await assertInvariants(world, id);
  });

  it('shows evidence that proves itself, without the password, and notices a changed step', async () => {
    const id = await world.handOver(world.order());
    const head = await world.settle(id);
    const shown = await evidence(call({ ID: id }));
    expect(shown.INTEGRA).toBe(true);
    expect(shown.SOLICITUD).toContain('<clave>***</clave>');
    expect(JSON.stringify(shown)).not.toContain('secreta-123');
    expect(shown.RESPUESTA).toContain(head.facts.NUMERO);
    const sealed = await fetch(shown.ENLACES[0]?.URL ?? '');
    expect(await sealed.text()).toContain('ñandú');
    await world.services.database.write({
      kind: 'update',
      table: 'transmissions',
      key: { pk: `C#emp-1#${id}` as never, sk: 'E#000003' },
      set: { at: '2020-01-01T00:00:00.000Z' },
    });
    expect((await evidence(call({ ID: id }))).INTEGRA).toBe(false);
  });

  it('shows nothing of another company', async () => {
    const id = await world.handOver(world.order());
    const stranger = { ...world.scope(), company: 'emp-2' };
    await expect(opened(world.services, stranger, id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await list(call({}, stranger))).total).toBe(0);
    expect((await list(call({}))).rows.map((each) => each.ID)).toContain(id);
  });

  it('holds the queue while the authority does not answer, says since when, and lets go after a status probe', async () => {
    vi.stubEnv(practised.endpoint, 'http://127.0.0.1:9/sat');
    const ids = await Promise.all(Array.from({ length: 5 }, () => world.handOver(world.order())));
    const worker = await world.worker();
    await world.work(worker);
    const waiting = await world.handOver(world.order());
    await world.work(worker);
    expect(await world.head(waiting)).toMatchObject({ state: 'QUEUED', reason: 'held-back', attempt: 0 });
    const shown = await status(call({}));
    expect(shown.RESPONDE).toBe('0');
    expect(shown.FRASE).toMatch(new RegExp(`${practised.service} no responde desde las \\d\\d:\\d\\d`));
    expect(shown.EN_COLA).toBeGreaterThanOrEqual(6);
    vi.unstubAllEnvs();
    for (const id of [...ids, waiting]) expect((await world.settle(id)).state).toBe('ACCEPTED');
    expect((await status(call({}))).RESPONDE).toBe('1');
  });

  it("keeps the bank's rate of the day, and yesterday's with its date when the bank is away", async () => {
    const run = createSchedule(async () => world.services);
    await run({ schedule: 'exchange-rate' });
    const today = await exchangeRate(call({ DIA: undefined }));
    expect(today).toMatchObject({ RESULTADO: '1', DEL_DIA: '1', FUENTE: practised.bank.name });
    expect(today.RESPUESTA.referencia).toMatch(practised.bank.rate);
    vi.stubEnv(practised.bank.endpoint, 'http://127.0.0.1:9/ws');
    world.advance(24 * 3600_000);
    expect(await exchangeRate(call({ DIA: undefined }))).toMatchObject({
      RESULTADO: '1',
      DEL_DIA: '0',
      RESPUESTA: today.RESPUESTA,
    });
  });
});
