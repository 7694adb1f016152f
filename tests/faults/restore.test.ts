import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSteps } from '../../functions/transmission/evidence.ts';
import {
  headKey,
  identityKey,
  laneKey,
  stepKey,
  TABLE,
  type LaneRow,
} from '../../functions/transmission/rows.ts';
import type { HandOver } from '../../functions/transmission/handOver.ts';
import { status } from '../../functions/transmission/status.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { assertHonest } from './invariants.ts';
import { gateways } from './authorities.ts';
import { World } from './world.ts';

describe.each(gateways)('$name', (practised) => {
  const MINUTE = 60_000;
  const world = new World(practised);
  beforeAll(() => world.start());
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.purge();
    world.advance(MINUTE);
    world.logged.length = 0;
    // The gap of one test is not that of the next.
    await world.schedule('transmission-reconcile');
  });

  const call = (input: object) => ({ input, services: world.services, scope: world.scope() }) as never;

  /** Rows of one declaration, as a backup holds them. */
  async function backUp(order: HandOver, id: string) {
    const keys = [headKey(world.scope(), id), laneKey(world.scope(), order)];
    const rows = await world.services.database.getMany(TABLE, keys);
    const known = (await readSteps(world.services, await world.head(id))).length;
    return async (): Promise<void> => {
      for (const { seq } of (await readSteps(world.services, await world.head(id))).slice(known))
        await world.services.database.write({
          kind: 'delete',
          table: TABLE,
          key: stepKey(world.scope(), id, seq),
        });
      for (const [index, row] of rows.entries()) {
        const key = keys[index]!;
        await world.services.database.write(
          row
            ? { kind: 'put', table: TABLE, item: { ...row, ...key } }
            : { kind: 'delete', table: TABLE, key },
        );
      }
    };
  }

  /** As if a backup from before the hand-over had been put back: nothing of it is known. */
  async function forget(order: HandOver, id: string): Promise<void> {
    for (const key of [
      headKey(world.scope(), id),
      laneKey(world.scope(), order),
      identityKey(world.scope(), order),
    ])
      await world.services.database.write({ kind: 'delete', table: TABLE, key });
  }

  describe('a backup that is put back (fault row 44)', () => {
    it('asks about what it calls unsent before it sends anything, and finds the acceptance', async () => {
      const order = world.order();
      const id = await world.handOver(order);
      const restore = await backUp(order, id);
      await world.settle(id);
      await restore();
      expect((await world.head(id)).state).toBe('QUEUED');
      const head = await world.settle(id);
      expect([head.state, head.reason]).toEqual(['ACCEPTED', 'accepted-when-asked']);
      expect(world.ledger.receipts(order.key)).toHaveLength(1);
      expect(world.logged).toContain('transmission.restored');
    });

    it('says on the screen how many are being confirmed', async () => {
      const order = world.order();
      const id = await world.handOver(order);
      const restore = await backUp(order, id);
      await world.settle(id);
      await restore();
      world.authority.mood.whenAsked.set(order.key, { kind: 'result', code: '01', text: '' });
      await world.send('transmission-jobs', world.job(id));
      await world.work(await world.worker());
      expect((await world.head(id)).state).toBe('UNKNOWN');
      await assertHonest(world, id);
      expect((await status(call({}))).FRASE).toContain(
        `Restauración: confirmando 1 declaración con ${practised.called}`,
      );
      world.authority.mood.whenAsked.clear();
      await world.settle(id);
      expect((await status(call({}))).FRASE).not.toContain('Restauración');
    });

    it('does not send a second time what is handed over anew because the backup knows nothing of it', async () => {
      const order = world.order();
      const first = await world.handOver(order);
      await world.settle(first);
      await forget(order, first);
      const again = await world.handOver(order);
      expect(again).not.toBe(first);
      const head = await world.settle(again);
      expect(head.state).toBe('ACCEPTED');
      expect(world.ledger.receipts(order.key)).toHaveLength(1);
    });

    it('leaves it to a person when the number was registered with other contents', async () => {
      const order = world.order();
      const first = await world.handOver(order);
      await world.settle(first);
      await forget(order, first);
      const again = await world.handOver({ ...order, sealed: Buffer.from('<DUCA>otra</DUCA>') });
      const head = await world.settle(again);
      expect([head.state, head.reason]).toEqual(['NEEDS_HUMAN', 'conflict']);
      expect(world.ledger.acts(order.key)).toHaveLength(1);
    });

    it('sends what really never left, under the next number of sends', async () => {
      const order = world.order();
      const id = await world.handOver(order);
      const restore = await backUp(order, id);
      world.authority.mood.queued.set(order.key, ['reset', 'reset', 'accept']);
      await world.settle(id);
      const acts = world.ledger.acts(order.key);
      await restore();
      const head = await world.settle(id);
      expect(head.state).toBe('ACCEPTED');
      expect(world.ledger.acts(order.key)).toEqual(acts);
      const lane = await world.services.database.get<LaneRow>(TABLE, laneKey(world.scope(), order));
      expect(lane?.sends).toBe(3);
    });

    it('asks before it sends when the whole folder is older: the locked store knows no more than the rows', async () => {
      const order = world.order();
      const id = await world.handOver(order);
      await world.purge();
      // What the copy does not know: it was registered, elsewhere, while nothing here lived.
      world.advance(60 * MINUTE);
      world.ledger.book({
        key: order.key,
        operation: 'R',
        version: '1',
        hash: (await world.head(id)).hash,
        at: localDateTime(world.now()),
      });
      world.advance(25 * 60 * MINUTE);
      await world.send('transmission-jobs', world.job(id));
      await world.work(await world.worker());
      expect(await world.head(id)).toMatchObject({ state: 'ACCEPTED', attempt: 0 });
      expect(world.ledger.receipts(order.key)).toHaveLength(0);
    });

    it('sends what was handed over after the gap at once', async () => {
      world.advance(26 * 60 * MINUTE);
      await world.schedule('transmission-reconcile');
      const id = await world.handOver(world.order());
      await world.work(await world.worker());
      expect(await world.head(id)).toMatchObject({ state: 'ACCEPTED', attempt: 1 });
    });
  });

  describe('messages that come back after three days (fault row 38)', () => {
    const redrive = (id: string) => world.send('transmission-jobs', world.job(id));
    const letter = (id: string) =>
      ({
        Records: [{ messageId: 'm', body: world.job(id) }],
      }) as never;

    it('change nothing of what is decided or waits for a person', async () => {
      const done = world.order();
      const id = await world.handOver(done);
      await world.settle(id);
      const poisoned = world.order();
      const waiting = await world.handOver(poisoned);
      await world.purge();
      await world.deadLetters()(letter(waiting));
      world.advance(3 * 24 * 60 * MINUTE);
      await redrive(id);
      await redrive(waiting);
      await world.work(await world.worker());
      expect((await world.head(id)).state).toBe('ACCEPTED');
      expect((await world.head(waiting)).state).toBe('NEEDS_HUMAN');
      expect(world.ledger.receipts(done.key)).toHaveLength(1);
      expect(world.ledger.receipts(poisoned.key)).toHaveLength(0);
    });

    it('find what was left in doubt, and send it once', async () => {
      const order = world.order();
      world.authority.mood.queued.set(order.key, ['accept-hang']);
      const id = await world.handOver(order);
      await world.work(await world.worker());
      await world.purge();
      world.advance(3 * 24 * 60 * MINUTE);
      await redrive(id);
      await redrive(id);
      await world.work(await world.worker());
      expect((await world.head(id)).state).toBe('ACCEPTED');
      expect(world.ledger.receipts(order.key)).toHaveLength(1);
    });
  });
});
