import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retryNow } from '../../functions/transmission/retryNow.ts';
import { status } from '../../functions/transmission/status.ts';
import { assertHonest, assertInvariants } from './invariants.ts';
import { gateways } from './authorities.ts';
import { World } from './world.ts';

describe.each(gateways)('$name', (practised) => {
  const MINUTE = 60_000;
  const world = new World(practised);
  const wrong = { user: 'otra', password: 'vencida-1' };
  const other = world.scope('usr-2', 'Luis Gómez', [], 'emp-2');
  beforeAll(() => world.start());
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.purge();
    await world.live(18 * MINUTE, 9 * MINUTE);
    const { mood, calls } = world.authority;
    mood.refused = new Set([wrong.password]);
    calls['refused'] = 0;
    world.credentials['emp-1'] = wrong;
  });

  const refusals = () => world.authority.calls['refused'] ?? 0;
  const call = (input: object, by = world.scope()) =>
    ({ input, services: world.services, scope: by }) as never;

  it('tries a refused password once for the whole queue, of that company alone, and says so (fault rows 30, 43)', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => world.handOver(world.order())));
    const theirs = await world.handOver(world.order('', { extraWrites: [] }), other);
    await world.live(30 * MINUTE, 3 * MINUTE);
    expect(refusals()).toBeLessThanOrEqual(2);
    const heads = await Promise.all(ids.map((id) => world.head(id)));
    expect(heads.filter((head) => head.state === 'NEEDS_HUMAN').length).toBeGreaterThanOrEqual(1);
    for (const head of heads) expect(['NEEDS_HUMAN', 'QUEUED']).toContain(head.state);
    for (const id of ids) await assertHonest(world, id);
    expect((await status(call({}))).FRASE).toContain(
      `${practised.service} no acepta la contraseña de su empresa`,
    );
    expect((await world.head(theirs, other)).state).toBe('ACCEPTED');
    expect((await status(call({}, other))).FRASE).toBe(`${practised.called} responde.`);

    world.credentials['emp-1'] = { ...wrong, password: 'nueva-2' };
    await world.live(12 * MINUTE, 2 * MINUTE);
    for (const id of ids) {
      expect((await world.head(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    }
    expect(refusals()).toBeLessThanOrEqual(2);
    expect((await status(call({}))).FRASE).toBe(`${practised.called} responde.`);
  });

  it('asks once with a refused password, and goes on when it was changed', async () => {
    world.credentials['emp-1'] = { ...wrong, password: 'buena-1' };
    const order = world.order();
    world.authority.mood.queued.set(order.key, ['accept-hang']);
    const id = await world.handOver(order);
    await world.work(await world.worker());
    world.authority.mood.refused.add('buena-1');
    await world.live(60 * MINUTE, 5 * MINUTE);
    expect(refusals()).toBeLessThanOrEqual(2);
    expect(await world.head(id)).toMatchObject({ state: 'UNKNOWN', reason: 'credentials-when-asked' });
    await assertHonest(world, id);
    world.credentials['emp-1'] = { ...wrong, password: 'buena-2' };
    await world.live(12 * MINUTE, 2 * MINUTE);
    expect((await world.head(id)).state).toBe('ACCEPTED');
    await assertInvariants(world, id);
  });

  it('lets a person try the same password again, not before the lock of the authority can be over', async () => {
    const id = await world.handOver(world.order());
    await world.work(await world.worker());
    expect((await world.head(id)).state).toBe('NEEDS_HUMAN');
    const before = refusals();
    for (let press = 0; press < 10; press += 1) {
      await expect(retryNow(call({ ID: id }))).rejects.toMatchObject({ code: 'document.impossible-change' });
      await world.work(await world.worker());
    }
    expect(refusals()).toBe(before);
    world.authority.mood.refused.clear();
    await world.live(16 * MINUTE);
    await retryNow(call({ ID: id }));
    await world.live(MINUTE);
    expect((await world.head(id)).state).toBe('ACCEPTED');
  });

  it('waits for credentials of a company that has none, in the queue and in doubt', async () => {
    delete world.credentials['emp-1'];
    const practice = world.credentials['*'];
    delete world.credentials['*'];
    const id = await world.handOver(world.order());
    await world.live(10 * MINUTE);
    expect(await world.head(id)).toMatchObject({ state: 'NEEDS_HUMAN', reason: 'credentials', attempt: 0 });
    Object.assign(world.credentials, { '*': practice });
    await world.live(7 * MINUTE);
    expect((await world.head(id)).state).toBe('ACCEPTED');
  });
});
