import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scripts, type ScriptName } from '../../infra/embedded/authorities/scripts.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { findTransmission, handOver, type HandOver } from '../../functions/transmission/handOver.ts';
import { Fuse, Killed, type Blow } from './fuse.ts';
import { assertInvariants } from './invariants.ts';
import { gateways, SAT } from './authorities.ts';
import { World } from './world.ts';

describe.each(gateways)('$name', (practised) => {
  const world = new World(practised);
  beforeAll(() => world.start());
  afterAll(() => world.stop());

  /**
   * One life of a declaration in one process: a person hands it over, a worker sends it. When the process is killed, the
   * person presses the button again, as one does, and fresh workers take up what is left.
   */
  async function live(fuse: Fuse, script: ScriptName): Promise<{ order: HandOver; id: string }> {
    await world.purge();
    world.advance(60_000);
    // A rejection is played by the number itself: the authority rejects it whenever it comes.
    const order = world.order(script === 'reject' ? scripts.reject.ending : '');
    if (script !== 'reject') world.authority.mood.queued.set(order.key, [script]);
    const doomed = await world.worker(fuse);
    await handOver(doomed.services, world.scope(), order).catch((error: unknown) => {
      if (!(error instanceof Killed) && !fuse.struck) throw error;
    });
    if (!fuse.blown) await world.work(doomed);
    const known = await findTransmission(world.services, world.scope(), order);
    const document = await world.services.database.get(practised.kind, {
      pk: companyKey(world.scope(), practised.kind),
      sk: order.key,
    });
    expect(document !== undefined, 'document and transmission change together').toBe(known !== undefined);
    const id = await world.handOver(order);
    if (known) expect(id).toBe(known.id);
    return { order, id };
  }

  /** Strikes at every call k, and asserts the invariants once everything is quiet again. */
  async function strikeEverywhere(script: ScriptName, final: string, blows: Blow[]): Promise<void> {
    // What the test before left in the breaker's book is settled first.
    await world.settle((await live(new Fuse(), script)).id);
    const whole = new Fuse();
    const { id } = await live(whole, script);
    await world.settle(id);
    expect(whole.count).toBeGreaterThan(12);
    let struck = 0;
    for (let k = 1; k <= whole.count; k += 1) {
      for (const when of blows) {
        const fuse = new Fuse(k, when);
        const run = await live(fuse, script);
        // Time alone heals: nobody touches it.
        const head = await world.settle(run.id);
        const where = `${script}: ${when} call ${k} (${fuse.calls.at(-1)})`;
        if (fuse.struck) struck += 1;
        expect(head.state, where).toBe(final);
        await assertInvariants(world, run.id);
        expect(world.ledger.acts(run.order.key), where).toHaveLength(final === 'ACCEPTED' ? 1 : 0);
        expect((await world.events(run.id)).at(-1)?.outcome, `${where}: the document hears of it`).toBe(
          final,
        );
      }
    }
    // The breaker's bookkeeping takes a call more or less from run to run; all others are struck.
    expect(struck).toBeGreaterThanOrEqual((whole.count - 3) * blows.length);
  }

  /** In memory every gateway is struck like this (tests/soak); on real parts one is, for what sends is one for all. */
  const one = it.runIf(practised === SAT);

  it('survives a kill before and after every call when the authority accepts (fault rows 8 to 12)', async () => {
    await strikeEverywhere('accept', 'ACCEPTED', ['before', 'after']);
  });

  one(
    'survives a kill before and after every call when the answer gets lost (fault rows 10, 14)',
    async () => {
      await strikeEverywhere('accept-reset', 'ACCEPTED', ['before', 'after']);
    },
  );

  it('survives a kill before and after every call when the authority rejects', async () => {
    await strikeEverywhere('reject', 'REJECTED', ['before', 'after']);
  });

  one('survives a throttled call and a lost answer anywhere (fault rows 33 to 36)', async () => {
    await strikeEverywhere('accept', 'ACCEPTED', ['throttled', 'lost']);
  });

  one('survives two kills: of the sender and of the one who takes over', async () => {
    const whole = new Fuse();
    await world.settle((await live(whole, 'accept')).id);
    for (let first = 3; first <= whole.count; first += 3) {
      for (let second = 1; second <= 10; second += 3) {
        const { id } = await live(new Fuse(first, 'after'), 'accept');
        const taker = new Fuse(second, 'after');
        for (let round = 0; round < 12 && !taker.blown; round += 1) {
          const head = await world.head(id);
          if (head.due === '') break;
          world.advance(Math.max(16_000, Date.parse(head.due) - world.now().getTime() + 1000));
          await world.schedule('outbox-sweep');
          await world.schedule('transmission-reconcile');
          await world.work(await world.worker(taker));
        }
        expect((await world.settle(id)).state).toBe('ACCEPTED');
        await assertInvariants(world, id);
      }
    }
  });
});
