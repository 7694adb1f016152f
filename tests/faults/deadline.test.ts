/* eslint-disable no-restricted-syntax -- the time that a function has left is the machine's own, and what is tried here. */
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpWire } from '../../functions/transmission/gateways/wire.ts';
import { assertHonest, assertInvariants } from './invariants.ts';
import { gateways } from './authorities.ts';
import { World } from './world.ts';

describe.each(gateways)('$name', (practised) => {
  const world = new World(practised);
  beforeAll(() => world.start());
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.purge();
    world.advance(60_000);
  });

  /** A worker whose function ends in so many milliseconds of the machine's own clock, with an authority that keeps silent. */
  async function endsIn(milliseconds: number) {
    const order = world.order();
    world.authority.mood.queued.set(order.key, ['accept-hang']);
    const id = await world.handOver(order);
    const worker = await world.worker(undefined, httpWire);
    const end = performance.now() + milliseconds;
    const body = world.job(id);
    const event = { Records: [{ messageId: 'm', body }] } as unknown as SQSEvent;
    const context = { getRemainingTimeInMillis: () => end - performance.now() };
    await worker.handle(event, context);
    return { id, order, left: end - performance.now() };
  }

  describe('a function that would end before the authority answers (fault row 13)', () => {
    it('classifies the silence itself, before the end', async () => {
      const { id, order, left } = await endsIn(14_000);
      expect(left).toBeGreaterThan(0);
      expect(await world.head(id)).toMatchObject({ state: 'UNKNOWN', reason: 'timeout' });
      await assertHonest(world, id);
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      expect(world.ledger.receipts(order.key)).toHaveLength(1);
      await assertInvariants(world, id);
    });

    it('begins nothing when there is no time for an answer, and leaves it for the next', async () => {
      const { id, order } = await endsIn(12_000);
      expect(await world.head(id)).toMatchObject({ state: 'QUEUED', attempt: 0 });
      expect(world.ledger.receipts(order.key)).toHaveLength(0);
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    });
  });
});
