import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConditionLost } from '../../functions/runtime/database.ts';
import { once } from '../../functions/runtime/idempotency.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { httpWire } from '../../functions/transmission/gateways/wire.ts';
import { findTransmission, handOver } from '../../functions/transmission/handOver.ts';
import { postpone, record } from '../../functions/transmission/record.ts';
import type { ScriptName } from '../../infra/embedded/authorities/scripts.ts';
import { assertInvariants } from './invariants.ts';
import { gateways } from './authorities.ts';
import { World } from './world.ts';

describe.each(gateways)('$name', (practised) => {
  const world = new World(practised);
  beforeAll(() => world.start());
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.purge();
    world.authority.mood.visibleFrom = 0;
    world.advance(60_000);
  });

  describe('two at once', () => {
    it('gives a double click the same id and one effect (fault row 1)', async () => {
      const order = world.order();
      const both = await Promise.all([
        handOver(world.services, world.scope(), order),
        handOver(world.services, world.scope(), order),
        handOver(world.services, world.scope(), order),
      ]);
      expect(new Set(both.map((each) => each.id)).size).toBe(1);
      expect(both.filter((each) => !each.repeated)).toHaveLength(1);
      await world.settle(both[0]?.id ?? '');
      await assertInvariants(world, both[0]?.id ?? '');
      expect(world.ledger.receipts(order.key)).toHaveLength(1);
    });

    it('lets one of two people in and tells the other who and which (fault row 2)', async () => {
      const order = world.order();
      const people = [world.scope('usr-1', 'Ana Pérez'), world.scope('usr-2', 'Luis Gómez')];
      const results = await Promise.allSettled(
        people.map((person) => handOver(world.services, person, order)),
      );
      const won = results.findIndex((each) => each.status === 'fulfilled');
      const lost = results[1 - won];
      const { id } = (results[won] as PromiseFulfilledResult<{ id: string }>).value;
      expect((lost as PromiseRejectedResult).reason).toMatchObject({
        code: 'document.in-transmission',
        details: { id, user: people[won]?.userName },
      });
      expect(((lost as PromiseRejectedResult).reason as Error).message).toContain(people[won]?.userName);
      await world.settle(id);
      await assertInvariants(world, id);
    });

    it('answers a repeated key as the first time, and refuses another body under it (fault rows 3, 4)', async () => {
      const order = world.order();
      const call = (body: object) =>
        once(world.services, world.scope(), `key-${order.key}`, 'duca/transmit', body, () =>
          handOver(world.services, world.scope(), order),
        );
      const first = await call({ ID: order.documentId });
      expect(await call({ ID: order.documentId })).toEqual(first);
      await expect(call({ ID: 'otro' })).rejects.toMatchObject({ code: 'idempotency.other-body' });
      await world.settle(first.id);
      expect(world.ledger.receipts(order.key)).toHaveLength(1);
    });

    it('holds one identity even where no declaration number is taken', async () => {
      const order = world.order('', { operation: 'V' });
      const both = await Promise.all([
        handOver(world.services, world.scope(), order),
        handOver(world.services, world.scope(), order),
      ]);
      expect(new Set(both.map((each) => each.id)).size).toBe(1);
    });

    it('writes nothing over a row that somebody wrote since it was read', async () => {
      const id = await world.handOver(world.order());
      const seen = await world.head(id);
      await postpone(world.services, seen, world.now().getTime() + 60_000);
      const stale = record(world.services, seen, {
        steps: [{ transition: 'send', state: 'SENDING', reason: 'attempt' }],
        due: undefined,
      });
      await expect(stale).rejects.toBeInstanceOf(ConditionLost);
      expect((await world.head(id)).state).toBe('QUEUED');
    });

    it('records the acceptance of a worker that was taken for stopped', async () => {
      const order = world.order();
      const id = await world.handOver(order);
      const slow = await world.worker(undefined, (request, at) =>
        httpWire(request, async (moment) => {
          await at?.(moment);
          if (moment !== 'answered') return;
          // Its lease is over, and the authority does not show the declaration to queries yet.
          world.authority.mood.visibleFrom = world.now().getTime() + 3600_000;
          world.advance(15 * 60_000);
          await world.schedule('transmission-reconcile');
          await world.work(await world.worker());
          expect((await world.head(id)).state).toBe('UNKNOWN');
        }),
      );
      await world.work(slow, 1);
      world.authority.mood.visibleFrom = 0;
      expect(await world.head(id)).toMatchObject({ state: 'ACCEPTED', attempt: 1, reason: 'accepted' });
      await assertInvariants(world, id);
      expect((await world.events(id)).map((each) => each.outcome)).toEqual(['UNKNOWN', 'ACCEPTED']);
    });

    it('takes the rejection of an attempt that was given up for that attempt alone', async () => {
      const order = world.order();
      world.authority.mood.queued.set(order.key, ['reject', 'accept-hang']);
      const id = await world.handOver(order);
      const slow = await world.worker(undefined, (request, at) =>
        httpWire(request, async (moment) => {
          await at?.(moment);
          if (moment !== 'answered') return;
          // Taken for stopped, proved absent, sent again; and what became of the second attempt cannot be seen yet.
          world.authority.mood.visibleFrom = world.now().getTime() + 10 * 3600_000;
          for (let tries = 0; tries < 20 && (await world.head(id)).attempt === 1; tries += 1)
            await world.live(5 * 60_000, 5 * 60_000);
        }),
      );
      await world.work(slow, 1);
      const head = await world.head(id);
      expect([head.state, head.attempt]).toEqual(['UNKNOWN', 2]);
      world.authority.mood.visibleFrom = 0;
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    });

    it('does not begin a second version while the first is in doubt', async () => {
      const order = world.order();
      world.authority.mood.queued.set(order.key, ['hang']);
      const id = await world.handOver(order);
      await world.work(await world.worker());
      await expect(world.handOver({ ...order, version: 2, extraWrites: [] })).rejects.toMatchObject({
        code: 'document.impossible-change',
        details: { id },
      });
    });

    it('writes nothing when the write of the document is lost', async () => {
      const order = world.order();
      const lost = handOver(world.services, world.scope(), {
        ...order,
        extraWrites: [
          {
            kind: 'update',
            table: practised.kind,
            key: { pk: companyKey(world.scope(), practised.kind), sk: 'no-existe' },
            set: { ESTADO: 'TRANSMITIDA' },
            when: { exists: true },
          },
        ],
      });
      await expect(lost).rejects.toSatisfy(
        (error) => error instanceof ConditionLost && error.write.table === practised.kind,
      );
      expect(await findTransmission(world.services, world.scope(), order)).toBeUndefined();
    });

    it('sends once when the message comes twice at the same time, and again later (fault rows 5, 6)', async () => {
      const order = world.order();
      const id = await world.handOver(order);
      const message = world.job(id);
      await Promise.all([1, 2, 3].map(() => world.send('transmission-jobs', message)));
      await Promise.all([world.worker(), world.worker()].map(async (worker) => world.work(await worker)));
      await world.settle(id);
      await world.send('transmission-jobs', message);
      await world.work(await world.worker());
      expect(world.ledger.receipts(order.key)).toHaveLength(1);
      await assertInvariants(world, id);
    });
  });

  describe('poison (fault row 37)', () => {
    it('fails alone, ends in the dead letters, and asks for a person', async () => {
      const good = await world.handOver(world.order());
      await world.send('transmission-jobs', 'esto no es JSON');
      await world.send('transmission-jobs', world.job('tra-borrada'));
      const worker = await world.worker();
      for (let receive = 0; receive < 8; receive += 1) await world.work(worker);
      expect((await world.head(good)).state).toBe('ACCEPTED');
      const dead = await world.deadBodies();
      expect(dead).toContain('esto no es JSON');
      expect(dead.some((body) => body.includes('tra-borrada'))).toBe(true);
      expect(dead.some((body) => body.includes(good))).toBe(false);
    });

    it('flips what waits to NEEDS_HUMAN and rings, but leaves what is decided alone', async () => {
      const order = world.order();
      const id = await world.handOver(order);
      await world.purge();
      const letter = {
        Records: [
          { messageId: 'm1', body: world.job(id) },
          { messageId: 'm2', body: '¿?' },
        ],
      };
      expect(await world.deadLetters()(letter as never)).toEqual({ batchItemFailures: [] });
      expect(await world.head(id)).toMatchObject({
        state: 'NEEDS_HUMAN',
        reason: 'worker-failed',
        safe: true,
      });
      expect((await world.events(id)).map((each) => each.outcome)).toEqual(['NEEDS_HUMAN']);

      const done = await world.handOver(world.order());
      await world.settle(done);
      await world.deadLetters()({
        Records: [{ messageId: 'm3', body: world.job(done) }],
      } as never);
      expect((await world.head(done)).state).toBe('ACCEPTED');
    });
  });

  it('keeps one effect and loses none over random schedules of two workers', async () => {
    const scripts: ScriptName[] = [
      'accept',
      'accept-reset',
      'reset',
      'accept-502',
      'maintenance',
      'truncated',
      'processing',
      'busy',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...scripts), { minLength: 1, maxLength: 3 }),
        fc.array(fc.constantFrom('one', 'two', 'both', 'again', 'minute', 'quarter', 'sweep'), {
          minLength: 4,
          maxLength: 14,
        }),
        async (plays, schedule) => {
          await world.purge();
          const order = world.order();
          world.authority.mood.queued.set(order.key, [...plays]);
          const id = await world.handOver(order);
          const [one, two] = [await world.worker(), await world.worker()];
          for (const move of schedule) {
            if (move === 'one') await world.work(one, 1);
            if (move === 'two') await world.work(two, 1);
            if (move === 'both') await Promise.all([world.work(one, 1), world.work(two, 1)]);
            if (move === 'again') await world.send('transmission-jobs', world.job(id));
            if (move === 'minute') world.advance(60_000);
            if (move === 'quarter') world.advance(15 * 60_000);
            if (move === 'sweep') {
              await world.schedule('outbox-sweep');
              await world.schedule('transmission-reconcile');
            }
          }
          expect((await world.settle(id)).state).toBe('ACCEPTED');
          await assertInvariants(world, id);
          expect(world.ledger.acts(order.key)).toHaveLength(1);
        },
      ),
      { numRuns: 12 },
    );
  });
});
