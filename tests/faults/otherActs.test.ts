import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HandOver } from '../../functions/transmission/handOver.ts';
import type { Reply } from '../../infra/embedded/authorities/scripts.ts';
import { gateways } from './authorities.ts';
import { sendingIn } from './sending.ts';
import { World } from './world.ts';

describe.each(gateways)(
  'a code that does not say of whose bytes it speaks, $name (fault row 27)',
  (practised) => {
    const MINUTE = 60_000;
    const world = new World(practised);
    beforeAll(() => world.start());
    afterAll(() => world.stop());
    beforeEach(async () => {
      await world.purge();
      world.advance(MINUTE);
      world.logged.length = 0;
    });

    const { sent, reasons } = sendingIn(world);
    /** Another act of the same number, in a version and bytes of its own. */
    const changed = (order: HandOver, operation: HandOver['operation']): HandOver => {
      const sealed = Buffer.from(practised.sealed(order.key, 'otra', operation), 'utf8');
      return { ...order, operation, version: 2, sealed, extraWrites: [] };
    };
    const code = (text: string): Reply => ({ kind: 'result', code: text, text: '' });

    const { kept } = practised.sample;
    const acts = practised.follows.filter((each) => each !== 'CANAL');
    const said = acts.flatMap((act) => [[act, '00'] as const, [act, '10'] as const]);
    it.each(said)('ends no doubt of %s (code %s), which goes to a person', async (operation, text) => {
      const { order } = await sent('accept');
      const { id } = await sent('hang', changed(order, operation));
      world.authority.mood.whenAsked.set(order.key, { kind: 'result', code: text, text: '', number: kept });
      await world.live(110 * MINUTE, 5 * MINUTE);
      expect(['UNKNOWN', 'RECONCILING']).toContain((await world.head(id)).state);
      expect(await reasons(id)).toContain('unnamed-when-asked');
      await world.live(15 * MINUTE, 5 * MINUTE);
      expect(await world.head(id)).toMatchObject({ state: 'NEEDS_HUMAN', reason: 'doubt-too-long' });
      world.authority.mood.whenAsked.clear();
    });

    it('rejects no second version by what was said of the first, and the number stays taken', async () => {
      const { id: first, order } = await sent('reject');
      expect((await world.head(first)).state).toBe('REJECTED');
      const { id } = await sent('accept-hang', changed(order, 'R'));
      world.authority.mood.whenAsked.set(order.key, code('10'));
      await world.live(20 * MINUTE, MINUTE);
      expect(await world.head(id)).toMatchObject({ state: 'UNKNOWN', reason: 'unnamed-when-asked' });
      const third = world.handOver({ ...changed(order, 'R'), version: 3 });
      await expect(third).rejects.toThrow('que no ha terminado');
      world.authority.mood.whenAsked.clear();
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      expect(world.ledger.acts(order.key).map(({ hash }) => hash)).toEqual([(await world.head(id)).hash]);
    });

    it('is taken of the first registration of a number: there is nothing else that it could speak of', async () => {
      const { id, order } = await sent('hang');
      world.authority.mood.whenAsked.set(order.key, code('10'));
      await world.live(3 * MINUTE);
      expect(await world.head(id)).toMatchObject({ state: 'REJECTED', reason: 'rejected-when-asked' });
      world.authority.mood.whenAsked.clear();
    });
  },
);
