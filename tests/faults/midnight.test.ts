import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../functions/runtime/digest.ts';
import { opened } from '../../functions/transmission/open.ts';
import { rateOfToday } from '../../functions/transmission/rates.ts';
import { formatDate, localDateTime } from '../../shared/foundation/dates/date.ts';
import { assertInvariants } from './invariants.ts';
import { gateways } from './authorities.ts';
import { World } from './world.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The last second of a day, the same for every kind. */
describe.each(gateways)('$name', (practised) => {
  const world = new World(practised);
  beforeAll(() => world.start());
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.purge();
    await untilOneBeforeMidnight();
    await world.schedule('transmission-reconcile');
  });

  /** 23:59:59 in Guatemala, which is 05:59:59 UTC. */
  async function untilOneBeforeMidnight(): Promise<void> {
    const now = world.now().getTime();
    const midnight = Math.ceil((now - 6 * 60 * MINUTE) / DAY) * DAY + 6 * 60 * MINUTE;
    world.advance((midnight - now < 2 * SECOND ? midnight + DAY : midnight) - now - SECOND);
  }
  const dayOf = (offset = 0) => localDateTime(world.now().getTime() + offset).slice(0, 10);

  describe('the last second of the day (fault row 39)', () => {
    it('belongs to the day that ends, in the rate and in the acceptance', async () => {
      const day = dayOf();
      expect(world.now().getUTCHours()).toBe(5);
      const rate = await rateOfToday(world.services, practised.country);
      expect(rate?.day).toBe(day);
      const id = await world.handOver(world.order());
      world.advance(2 * SECOND);
      await world.work(await world.worker());
      const head = await world.head(id);
      expect(head.state).toBe('ACCEPTED');
      expect(head.facts.FECHA.slice(0, 10)).toBe(dayOf());
      expect(dayOf()).not.toBe(day);
    });

    it('shortens no wait for workers whose clocks differ by twenty minutes', async () => {
      const order = world.order();
      world.authority.mood.queued.set(order.key, ['hang']);
      const id = await world.handOver(order);
      const early = await world.worker(undefined, undefined, -10 * MINUTE);
      const late = await world.worker(undefined, undefined, 10 * MINUTE);
      const begun = world.now().getTime();
      await world.work(early);
      await world.work(late);
      let turn = 0;
      for (; (await world.head(id)).attempt < 2 && turn < 90; turn += 1) {
        world.advance(MINUTE);
        await world.schedule('transmission-reconcile');
        await world.send('transmission-jobs', world.job(id));
        await world.work(turn % 2 === 0 ? late : early);
      }
      expect(world.now().getTime() - begun).toBeGreaterThanOrEqual(29 * MINUTE);
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    });
  });

  it('says while it waits over midnight that it goes with the rate of its seal, where it has one (fault row 40)', async () => {
    // Early on a day, so that it is not over before anybody looked.
    const before = dayOf();
    while (dayOf() === before) world.advance(60 * MINUTE);
    const sealed = dayOf();
    const id = await world.handOver(world.order());
    const told = async (): Promise<string> => (await opened(world.services, world.scope(), id)).ESPERA;
    expect(await told()).toBe('');
    while (dayOf() === sealed) world.advance(60 * MINUTE);
    if (!practised.taxed) return expect(await told()).toBe('');
    expect(await told()).toBe(
      `Se selló el ${formatDate(sealed)}: sale con la tasa de cambio declarada entonces, aunque el banco ya publique otra.`,
    );
    await world.settle(id);
    expect(await told()).toBe('');
  });

  it('sends the bytes that were sealed, whatever day it has become and whatever was edited since (fault rows 40, 41)', async () => {
    const order = world.order();
    const id = await world.handOver(order);
    const edited = {
      ...order,
      version: 2,
      sealed: Buffer.from('<DUCA>otro tipo de cambio</DUCA>'),
      extraWrites: [],
    };
    world.advance(2 * SECOND);
    await expect(world.handOver(edited)).rejects.toMatchObject({ code: 'document.impossible-change' });
    await world.settle(id);
    const receipts = world.ledger.receipts(order.key);
    expect(receipts.map((each) => each.hash)).toEqual([sha256(order.sealed)]);
    await assertInvariants(world, id);
  });
});
