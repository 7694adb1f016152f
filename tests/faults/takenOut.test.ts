import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { opened } from '../../functions/transmission/open.ts';
import { readSteps } from '../../functions/transmission/evidence.ts';
import { takeOut } from '../../functions/transmission/takeOut.ts';
import { headKey, laneKey, TABLE } from '../../functions/transmission/rows.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { gateways } from './authorities.ts';
import { Fuse, type Blow } from './fuse.ts';
import { assertInvariants } from './invariants.ts';
import { World } from './world.ts';

// What a person takes out of the queue of an outage: declared on paper, or not to be sent (docs/runbooks/authority-down.md).

describe.each(gateways)('$name', (practised) => {
  const MINUTE = 60_000;
  const world = new World(practised);
  beforeAll(() => world.start());
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.purge();
    vi.unstubAllEnvs();
    world.advance(MINUTE);
    await world.schedule('transmission-reconcile');
  });

  const admin = world.scope('usr-9', 'Eva Admin', ['admin']);
  const WHY = 'La delegación la recibió sellada; copia en el expediente';
  const call = (input: object, services: Services = world.services) =>
    ({ input, services, scope: admin }) as never;
  const dropped = (id: string, services?: Services) =>
    takeOut(call({ ID: id, DECISION: 'RETIRADA', MOTIVO: WHY }, services));
  const onPaper = (id: string, services?: Services) =>
    takeOut(
      call(
        {
          ID: id,
          DECISION: 'EN_PAPEL',
          MOTIVO: WHY,
          NUMERO: practised.sample.typed,
          FECHA: localDay(world.now()),
        },
        services,
      ),
    );
  const waysOut = { 'declared on paper': onPaper, 'taken out': dropped } as const;
  const ways = Object.entries(waysOut);

  /** Handed over while nobody answers: tried or not, nothing of it left. */
  async function waiting(tried: boolean) {
    const order = world.order();
    const id = await world.handOver(order);
    if (tried) {
      vi.stubEnv(practised.endpoint, 'http://127.0.0.1:9/nadie');
      await world.work(await world.worker());
      expect(await world.head(id)).toMatchObject({ state: 'NOT_SENT', attempt: 1 });
    }
    return { order, id };
  }
  const received = (key: string) => world.ledger.receipts(key);

  describe.each([
    ['never tried', false],
    ['tried, and proved not to have left', true],
  ])('%s', (_, tried) => {
    it('what is declared on paper in an outage is not sent when the authority is back: it is declared once', async () => {
      const { order, id } = await waiting(tried);
      const shown = await onPaper(id);
      expect([shown.ESTADO, shown.NUMERO]).toEqual(['ACCEPTED', practised.sample.kept]);
      expect(shown.SABEMOS).toContain('Eva Admin la declaró en papel');
      vi.unstubAllEnvs();
      await world.live(6 * 60 * MINUTE, 30 * MINUTE);
      expect(received(order.key)).toEqual([]);
      await assertInvariants(world, id);
      expect((await world.events(id)).at(-1)?.outcome).toBe('ACCEPTED');
    });

    it('what is taken out of the queue is not sent, and its number is free for the corrected one', async () => {
      const { order, id } = await waiting(tried);
      expect((await dropped(id)).ESTADO).toBe('TAKEN_OUT');
      vi.unstubAllEnvs();
      await world.live(6 * 60 * MINUTE, 30 * MINUTE);
      expect(received(order.key)).toEqual([]);
      expect((await world.events(id)).at(-1)?.outcome).toBe('TAKEN_OUT');
      const again = await world.handOver({ ...order, version: 2, extraWrites: [] });
      expect((await world.settle(again)).state).toBe('ACCEPTED');
      expect(received(order.key)).toHaveLength(1);
    });
  });

  it('is offered only while it waits unsent, to administrators, and refused once a sender has begun', async () => {
    const { id } = await waiting(false);
    const offered = async (by = admin) =>
      (await opened(world.services, by, id)).ACCIONES.map(({ ETIQUETA }) => ETIQUETA);
    expect(await offered()).toEqual(['Se declaró en papel', 'Retirar de la cola']);
    expect(await offered(world.scope())).toEqual([]);
    world.authority.mood.queued.set((await world.head(id)).key, ['accept-hang']);
    await world.work(await world.worker());
    expect((await world.head(id)).state).toBe('UNKNOWN');
    expect(await offered()).toEqual(['Preguntar ahora']);
    for (const [, way] of ways)
      await expect(way(id)).rejects.toMatchObject({
        code: 'document.state',
        message: expect.stringContaining('no admite retirarse de la cola') as string,
      });
    expect((await world.settle(id)).state).toBe('ACCEPTED');
  });

  /** What became of it is one of two things, whole: it went out once, or it never did. */
  async function sentOnceOrNever(id: string, key: string, where: string): Promise<'sent' | 'never'> {
    const head = await world.settle(id);
    const isOut = head.reason === 'declared-on-paper' || head.state === 'TAKEN_OUT';
    expect(isOut || head.state === 'ACCEPTED', `${where}: ${head.state} ${head.reason}`).toBe(true);
    expect(received(key), where).toHaveLength(isOut ? 0 : 1);
    await assertInvariants(world, id);
    expect((await world.events(id)).at(-1)?.outcome, where).toBe(head.state);
    return isOut ? 'never' : 'sent';
  }

  it.each(ways)(
    '%s against a sender: whoever wrote first was first, at every call of the sender',
    async (_, way) => {
      const whole = new Fuse();
      await world.handOver(world.order());
      await world.work(await world.worker(whole));
      const ends = new Set<string>();
      for (let k = 1; k <= whole.count; k += 1) {
        await world.purge();
        const order = world.order();
        const id = await world.handOver(order);
        let refused = false;
        const meanwhile = async (): Promise<void> => {
          await way(id).catch((error: { code?: string }) => {
            if (error.code !== 'document.state') throw error;
            refused = true;
          });
        };
        const fuse = new Fuse(k, 'paused', meanwhile);
        await world.work(await world.worker(fuse));
        const where = `beside call ${k} (${fuse.calls.at(k - 1)})`;
        if (!fuse.struck) continue;
        const end = await sentOnceOrNever(id, order.key, where);
        expect(end, where).toBe(refused ? 'sent' : 'never');
        ends.add(end);
      }
      expect(ends).toEqual(new Set(['sent', 'never']));
    },
  );

  it.each(ways)(
    '%s by a person whom a sender overtakes, whose answer is lost: refused, at every call of the person',
    async (_, way) => {
      const whole = new Fuse();
      await way((await waiting(false)).id, (await world.worker(whole)).services);
      let overtaken = 0;
      for (let k = 1; k <= whole.count; k += 1) {
        await world.purge();
        const { order, id } = await waiting(false);
        world.authority.mood.queued.set(order.key, ['accept-reset']);
        const sender = async (): Promise<void> => void (await world.work(await world.worker()));
        const slow = await world.worker(new Fuse(k, 'paused', sender));
        const refused = await way(id, slow.services).then(
          () => false,
          (error: { code?: string }) => error.code === 'document.state',
        );
        const end = await sentOnceOrNever(id, order.key, `a person who stands still at call ${k}`);
        expect(refused, `call ${k}`).toBe(end === 'sent');
        if (refused) overtaken += 1;
      }
      expect(overtaken).toBeGreaterThan(1);
    },
  );

  it.each(ways)(
    '%s, and killed or failed at any call: sent once or never, and nothing between',
    async (_, way) => {
      const whole = new Fuse();
      const { services } = await world.worker(whole);
      await way((await waiting(false)).id, services);
      expect(whole.count).toBeGreaterThan(4);
      const blows: Blow[] = ['before', 'after', 'throttled', 'lost'];
      for (let k = 1; k <= whole.count; k += 1)
        for (const blow of blows) {
          await world.purge();
          const { order, id } = await waiting(false);
          const doomed = await world.worker(new Fuse(k, blow));
          await way(id, doomed.services).catch(() => undefined);
          await sentOnceOrNever(id, order.key, `${blow} call ${k} (${doomed.fuse.calls.at(k - 1)})`);
        }
    },
  );

  describe('in data that may be older than what was sent (fault row 44)', () => {
    it('what is taken out is asked about first, and not sent when the authority has nothing', async () => {
      const { order, id } = await waiting(false);
      world.advance(30 * MINUTE);
      expect((await dropped(id)).ESTADO).toBe('UNKNOWN');
      const head = await world.settle(id);
      expect([head.state, head.reason]).toEqual(['TAKEN_OUT', 'absent-taken-out']);
      expect(received(order.key)).toEqual([]);
      await assertInvariants(world, id);
    });

    it('what is taken out though it had arrived is accepted', async () => {
      const { order, id } = await waiting(true);
      vi.unstubAllEnvs();
      await world.settle(id);
      // As if a copy from before were put back: the row is unsent again, the locked store knows of the send.
      const { head } = await putBack(id, order.key);
      expect(head.state).toBe('QUEUED');
      await dropped(id);
      const settled = await world.settle(id);
      expect(settled.state).toBe('ACCEPTED');
      expect(received(order.key)).toHaveLength(1);
      // The person's word stays in the evidence, whatever the authority says.
      const asked = (await readSteps(world.services, settled)).find(({ note }) => note === WHY);
      expect(asked).toMatchObject({ reason: 'restored', exchange: { OPERACION: 'DECISION' } });
    });
  });

  /** The row and its lane as they were before the send that the locked store knows. */
  async function putBack(id: string, key: string) {
    const head = await world.head(id);
    await world.services.database.write(
      {
        kind: 'update',
        table: TABLE,
        key: headKey(admin, id),
        set: { state: 'QUEUED', reason: 'handed-over', safe: true, confirmed: world.now().getTime() },
      },
      {
        kind: 'update',
        table: TABLE,
        key: laneKey(admin, { kind: practised.kind, key }),
        set: { running: id, registered: false, taken: 1, sends: (head.send ?? 1) - 1 },
      },
    );
    return { head: await world.head(id) };
  }
});
