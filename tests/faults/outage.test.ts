import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTIFICATION_JOBS, type FactMessage } from '../../shared/foundation/facts/fact.ts';
import { opened } from '../../functions/transmission/open.ts';
import { status } from '../../functions/transmission/status.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { assertInvariants } from './invariants.ts';
import { gateways } from './authorities.ts';
import { World } from './world.ts';

describe.each(gateways)('$name', (practised) => {
  const MINUTE = 60_000;
  const world = new World(practised);
  const small = world.scope('usr-2', 'Luis Gómez', [], 'emp-2');
  beforeAll(() => world.start());
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.purge();
    vi.unstubAllEnvs();
    // The credentials of both companies are known to be good.
    await world.settle(await world.handOver(world.order()));
    await world.settle(await world.handOver(world.order('', { extraWrites: [] }), small), 40, small);
  });

  const sends = () => world.authority.calls['ProcesaDeclaracion'] ?? 0;
  const probes = () => world.authority.calls['EstadoServicio'] ?? 0;

  /** The service says that it does not work, and takes nothing. */
  function down(): void {
    world.authority.mood.serviceDown = true;
    world.authority.mood.queued.set(
      '*',
      Array.from({ length: 500 }, () => 'busy' as const),
    );
  }
  function up(): void {
    world.authority.mood.serviceDown = false;
    world.authority.mood.queued.clear();
  }

  /** Whether the authority answers, as every page asks it. */
  const standing = () =>
    status({ services: world.services, scope: world.scope() } as Parameters<typeof status>[0]);

  /** What people are to be told. */
  async function facts(): Promise<FactMessage[]> {
    const found: FactMessage[] = [];
    for (;;) {
      const messages = await world.receive(NOTIFICATION_JOBS);
      if (messages.length === 0) return found;
      found.push(...messages.map(({ Body }) => JSON.parse(Body ?? '') as FactMessage));
    }
  }

  it('keeps the queue of six hours without knocking, and sends each once when the authority is back (fault row 31)', async () => {
    down();
    const ids = [];
    for (let count = 0; count < 30; count += 1) ids.push(await world.handOver(world.order()));
    const theirs = await world.handOver(world.order('', { extraWrites: [] }), small);
    await world.live(20 * MINUTE);
    const before = sends();
    await world.live(6 * 60 * MINUTE, 10 * MINUTE);
    expect(sends(), 'no declaration is the probe').toBe(before);
    const told = await facts();
    const person = { kind: 'outage', module: practised.kind };
    expect(told, 'each who waits, of the one that waits longest, under one name').toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...person,
          users: world.scope().userId,
          document: (await world.head(ids[0]!)).documentId,
        }),
        expect.objectContaining({ ...person, users: small.userId, company: small.company }),
      ]),
    );
    expect(new Set(told.map(({ id, users }) => `${id} ${users}`)).size, 'once a person').toBe(2);
    const last = ids.at(-1) ?? '';
    const waiting = await opened(world.services, world.scope(), last);
    expect(waiting.ESPERA).toMatch(
      new RegExp(
        `^Es la n\\.º \\d+ de la cola\\. Cuando ${practised.called} responda, saldrá en unos \\d+ minutos\\.$`,
      ),
    );
    const place = (await opened(world.services, small, theirs)).POSICION;
    expect(place, 'a company does not wait behind the backlog of another').toBeLessThanOrEqual(2);

    up();
    await world.live(5 * MINUTE);
    for (const id of ids) {
      expect((await world.head(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    }
    expect((await world.head(theirs, small)).state).toBe('ACCEPTED');
  });

  const unreachable = () => vi.stubEnv(practised.endpoint, 'http://127.0.0.1:1/nadie');

  it.each([
    ['on its way', 'espera en la cola y saldrá en cuanto vuelva'],
    ['in doubt', 'se confirma en cuanto vuelva, sin enviar nada otra vez'],
  ])(
    'one declaration %s, the authority unreachable for forty minutes: status says so and its person is told, and of the end too (fault row 31)',
    async (how, meanwhile) => {
      // What is still to be told of another outage.
      await world.live(2 * MINUTE);
      await facts();
      if (how === 'in doubt') world.authority.mood.queued.set('*', ['truncated']);
      else unreachable();
      const since = world.now();
      const id = await world.handOver(world.order());
      await world.work(await world.worker());
      unreachable();
      await world.live(MINUTE);
      expect(await facts(), 'a minute is no outage').toEqual([]);
      expect((await standing()).RESPONDE).toBe('1');
      await world.live(39 * MINUTE);
      const shown = await standing();
      expect(shown.RESPONDE).toBe('0');
      expect(shown.FRASE).toMatch(new RegExp(`^${practised.service} no responde desde las \\d\\d:\\d\\d;`));
      const began = Date.parse(shown.DESDE) - since.getTime();
      expect([began >= 0, began < 3 * MINUTE]).toEqual([true, true]);
      const { documentId, createdBy } = await world.head(id);
      const message = { kind: 'outage', module: practised.kind, document: documentId, users: createdBy };
      const told = await facts();
      expect(told).toEqual([expect.objectContaining(message)]);
      expect(told[0]!.said).toBe(
        `${practised.called} no responde desde las ${localDateTime(new Date(shown.DESDE)).slice(11, 16)}; ${meanwhile}`,
      );

      vi.unstubAllEnvs();
      await world.live(12 * MINUTE);
      expect((await standing()).RESPONDE).toBe('1');
      expect(await facts()).toEqual([
        expect.objectContaining({
          ...message,
          id: `${told[0]!.id}-over`,
          said: `${practised.called} responde de nuevo; lo que esperaba sale en su orden`,
        }),
      ]);
      await world.settle(id);
    },
  );

  it('knocks with the status call alone while the authority comes and goes every thirty seconds (fault row 32)', async () => {
    down();
    const ids = [];
    for (let count = 0; count < 12; count += 1) ids.push(await world.handOver(world.order()));
    const worker = await world.worker();
    await world.work(worker);
    const before = { sends: sends(), probes: probes() };
    for (let flap = 0; flap < 20; flap += 1) {
      world.advance(30_000);
      await world.schedule('transmission-reconcile');
      await world.work(worker);
    }
    expect(sends() - before.sends).toBeLessThanOrEqual(12);
    expect(probes() - before.probes).toBeGreaterThanOrEqual(10);
    expect(probes() - before.probes).toBeLessThanOrEqual(45);
    for (let flap = 0; flap < 8; flap += 1) {
      if (flap % 2 === 0) up();
      else down();
      world.advance(30_000);
      await world.schedule('transmission-reconcile');
      await world.work(worker);
    }
    up();
    await world.live(12 * MINUTE);
    for (const id of ids) {
      const head = await world.head(id);
      expect(head.state).toBe('ACCEPTED');
      expect(world.ledger.acts(head.key)).toHaveLength(1);
    }
  });
});
