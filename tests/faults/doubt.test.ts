import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSteps } from '../../functions/transmission/evidence.ts';
import { opened } from '../../functions/transmission/open.ts';
import { resolve } from '../../functions/transmission/resolve.ts';
import { retryNow } from '../../functions/transmission/retryNow.ts';
import type { Reply, ScriptName } from '../../infra/embedded/authorities/scripts.ts';
import { sha256 } from '../../functions/runtime/digest.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { assertHonest, assertInvariants } from './invariants.ts';
import { gateways } from './authorities.ts';
import { sendingIn } from './sending.ts';
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
  });

  const admin = world.scope('usr-9', 'Eva Admin', ['admin']);
  const call = (input: object) => ({ input, services: world.services, scope: admin }) as never;

  const { sent, reasons } = sendingIn(world);
  const asked = () => world.authority.calls['ConsultaPorOrden'] ?? 0;
  const code = (text: string): Reply => ({ kind: 'result', code: text, text: '' });

  describe('doubt does not last for ever', () => {
    it.each([
      ['processes for ever', code('01')],
      ['answers every question with 500', { kind: 'raw', status: 500, type: 'text/html', body: '' }],
      ['answers every question with a code of its own', code('77')],
    ] as [string, Reply][])('asks a person after two hours when the authority %s', async (_, reply) => {
      const { id, order } = await sent('hang');
      world.authority.mood.whenAsked.set(order.key, reply);
      await world.live(119 * MINUTE, 5 * MINUTE);
      expect(['UNKNOWN', 'RECONCILING']).toContain((await world.head(id)).state);
      await world.live(3 * MINUTE);
      expect(await world.head(id)).toMatchObject({
        state: 'NEEDS_HUMAN',
        reason: 'doubt-too-long',
        safe: false,
      });
      await assertHonest(world, id);
      expect((await world.events(id)).at(-1)?.outcome).toBe('NEEDS_HUMAN');

      const before = asked();
      await world.live(30 * 60 * MINUTE, 20 * MINUTE);
      const more = asked() - before;
      expect(more, 'asked on, quietly, for a day').toBeGreaterThan(50);
      expect(more).toBeLessThan(200);
      expect(await world.head(id)).toMatchObject({ state: 'NEEDS_HUMAN', due: '' });
      expect(world.ledger.receipts(order.key)).toHaveLength(1);
    });

    it('takes the word of the authority when it comes while the person is asked', async () => {
      const { id, order } = await sent('accept-hang');
      world.authority.mood.whenAsked.set(order.key, code('01'));
      await world.live(125 * MINUTE, 5 * MINUTE);
      expect((await world.head(id)).state).toBe('NEEDS_HUMAN');
      world.authority.mood.whenAsked.clear();
      await world.live(15 * MINUTE);
      expect((await world.head(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    });

    it.each(['after two hours', 'by a dead letter'])(
      'takes an acceptance a quarter of an hour after an authority is back that was away for 26 hours, a person asked %s (invariant I3)',
      async (how) => {
        const { id } = await sent('accept-hang');
        vi.stubEnv(practised.endpoint, 'http://127.0.0.1:1/nadie');
        if (how === 'by a dead letter') {
          const letter = { Records: [{ messageId: 'm', body: world.job(id) }] };
          await world.deadLetters()(letter as never);
        }
        await world.live(26 * 60 * MINUTE, 30 * MINUTE);
        expect((await world.head(id)).state, 'the person sees it meanwhile').toBe('NEEDS_HUMAN');
        vi.unstubAllEnvs();
        await world.live(15 * MINUTE);
        expect(await world.head(id)).toMatchObject({ state: 'ACCEPTED', attempt: 1 });
        await assertInvariants(world, id);
      },
    );

    it('takes it, too, when nobody here was awake for two days', async () => {
      const { id, order } = await sent('accept-hang');
      world.authority.mood.whenAsked.set(order.key, code('01'));
      await world.live(125 * MINUTE, 5 * MINUTE);
      expect((await world.head(id)).state).toBe('NEEDS_HUMAN');
      world.advance(48 * 60 * MINUTE);
      await world.live(15 * MINUTE);
      world.authority.mood.whenAsked.clear();
      await world.live(15 * MINUTE);
      expect((await world.head(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    });

    it('sends what a person says never came', async () => {
      const { id, order } = await sent('hang');
      world.authority.mood.whenAsked.set(order.key, code('01'));
      await world.live(125 * MINUTE, 5 * MINUTE);
      const shown = await opened(world.services, admin, id);
      expect(shown.ACCIONES.map((each) => each.ACCION)).toContain('resolve');
      const decision = {
        ID: id,
        DECISION: 'NO_ENVIADA',
        MOTIVO: `Oficio 15 de ${practised.called}: no la tienen registrada`,
      };
      await resolve(call(decision));
      world.authority.mood.whenAsked.clear();
      await world.live(2 * MINUTE);
      expect(await world.head(id)).toMatchObject({ state: 'ACCEPTED', attempt: 2 });
      await assertInvariants(world, id);
    });
  });

  describe('codes of the query', () => {
    it.each([
      ['11', 'UNKNOWN'],
      ['12', 'NEEDS_HUMAN'],
      ['20', 'UNKNOWN'],
      ['40', 'UNKNOWN'],
    ])('code %s leads to %s', async (text, state) => {
      const { id, order } = await sent('hang');
      world.authority.mood.whenAsked.set(order.key, code(text));
      await world.live(3 * MINUTE);
      const head = await world.head(id);
      expect([head.state, head.safe]).toEqual([state, false]);
      const absent = ['11', '40'].includes(text);
      expect((await reasons(id)).includes('absent-so-far')).toBe(absent);
      world.authority.mood.whenAsked.clear();
    });
  });

  describe('the wait for a second registration (fault rows 15, 16)', () => {
    it('proves absence soon after ten minutes, and sends again half an hour after the doubt', async () => {
      const { id } = await sent('hang');
      await world.live(12 * MINUTE);
      expect(await world.head(id)).toMatchObject({ state: 'UNKNOWN', reason: 'absent-for-now', attempt: 1 });
      await world.live(17 * MINUTE);
      expect((await world.head(id)).attempt).toBe(1);
      await world.live(3 * MINUTE);
      expect(await world.head(id)).toMatchObject({ state: 'ACCEPTED', attempt: 2 });
      await assertInvariants(world, id);
    });

    it('finds what the authority processes after twenty minutes, however often a person asks before', async () => {
      const { id, order } = await sent('hang');
      await world.live(13 * MINUTE);
      for (let press = 0; press < 12; press += 1) {
        await retryNow(call({ ID: id }));
        await world.work(await world.worker());
      }
      expect((await world.head(id)).state).toBe('UNKNOWN');
      await world.live(7 * MINUTE);
      const { version, sealed } = order;
      const at = localDateTime(world.now());
      world.ledger.book({
        key: order.key,
        operation: 'R',
        version: String(version),
        hash: sha256(sealed),
        at,
      });
      await world.live(12 * MINUTE);
      expect(await world.head(id)).toMatchObject({ state: 'ACCEPTED', attempt: 1 });
      await assertInvariants(world, id);
    });

    it('asks at its regular times however often a person asked', async () => {
      const { id } = await sent('hang');
      const doubtSince = (await world.head(id)).doubtSince;
      for (let press = 0; press < 12; press += 1) {
        await retryNow(call({ ID: id }));
        await world.work(await world.worker());
      }
      const due = Date.parse((await world.head(id)).due);
      expect(due - doubtSince).toBeLessThanOrEqual(20_000);
    });

    it('sends nothing upon a question that a person put, at whatever minute', async () => {
      const { id } = await sent('hang');
      world.advance(45 * MINUTE);
      await world.schedule('transmission-reconcile');
      await world.work(await world.worker());
      world.advance(31 * MINUTE);
      await world.schedule('transmission-reconcile');
      await retryNow(call({ ID: id }));
      await world.work(await world.worker());
      expect(await world.head(id)).toMatchObject({ state: 'UNKNOWN', attempt: 1 });
      expect((await world.settle(id)).attempt).toBe(2);
      await assertInvariants(world, id);
    });

    it('takes a duplicate after a resend for its acceptance, and tells us of it (fault row 17)', async () => {
      const { id, order } = await sent('hang');
      world.authority.mood.unique = true;
      await world.live(29 * MINUTE);
      world.authority.mood.queued.set(order.key, ['duplicate']);
      world.authority.mood.whenAsked.set(order.key, code('40'));
      // The first one shows up while the second is on its way.
      await world.live(2 * MINUTE);
      world.ledger.book({
        key: order.key,
        operation: 'R',
        version: '1',
        hash: sha256(order.sealed),
        at: localDateTime(world.now()),
      });
      world.authority.mood.whenAsked.clear();
      const head = await world.settle(id);
      world.authority.mood.unique = false;
      expect([head.state, head.attempt]).toEqual(['ACCEPTED', 2]);
      expect(world.logged).toContain('transmission.resent');
      await assertInvariants(world, id);
    });
  });

  it('takes no word in the place of the number for an acceptance, keeps the answer and finds the number', async () => {
    const { id, order } = await sent('no-real-number');
    expect(await reasons(id)).toContain('implausible');
    const steps = await readSteps(world.services, await world.head(id));
    expect(steps.find((step) => step.reason === 'implausible')?.exchange?.RESPUESTA).toBeDefined();
    const head = await world.settle(id);
    expect(head.facts.NUMERO).toMatch(practised.number);
    expect(world.ledger.receipts(order.key)).toHaveLength(1);
    await assertInvariants(world, id);
  });

  it('takes no word in the place of the number when it asked, either', async () => {
    const { id, order } = await sent('accept-hang');
    world.authority.mood.whenAsked.set(order.key, {
      kind: 'result',
      code: '00',
      text: 'Registrada',
      number: 'PENDIENTE',
    });
    await world.live(3 * MINUTE);
    expect(await world.head(id)).toMatchObject({ state: 'UNKNOWN', reason: 'implausible' });
    world.authority.mood.whenAsked.clear();
    expect((await world.settle(id)).state).toBe('ACCEPTED');
  });

  describe('the authority asks to be left alone (fault row 21)', () => {
    it.each(['unavailable', 'throttled'] as ScriptName[])(
      '%s: nothing is sent and nothing asked before it is over',
      async (script) => {
        const { id } = await sent(script);
        expect((await world.head(id)).state).toBe('UNKNOWN');
        const next = await world.handOver(world.order());
        const before = { ...world.authority.calls };
        await world.live(19 * MINUTE);
        expect(world.authority.calls).toEqual(before);
        expect(await world.head(next)).toMatchObject({ state: 'QUEUED', reason: 'held-back' });
        expect((await opened(world.services, admin, next)).ESPERA).toMatch(/n\.º 1 de la cola/);
        await world.live(5 * MINUTE);
        expect((await world.head(next)).state).toBe('ACCEPTED');
        expect((await world.settle(id)).state).toBe('ACCEPTED');
        await assertInvariants(world, id);
      },
    );

    it('keeps it when a question is answered so', async () => {
      const { id, order } = await sent('hang');
      const reply: Reply = { kind: 'raw', status: 503, type: 'text/plain', body: '', retryAfter: '1200' };
      world.authority.mood.whenAsked.set(order.key, reply);
      await world.live(2 * MINUTE);
      const before = asked();
      await world.live(17 * MINUTE);
      expect(asked()).toBe(before);
      world.authority.mood.whenAsked.clear();
      expect((await world.settle(id)).state).toBe('ACCEPTED');
    });
  });
});
