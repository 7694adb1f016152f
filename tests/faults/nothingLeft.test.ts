import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSteps } from '../../functions/transmission/evidence.ts';
import { httpWire } from '../../functions/transmission/gateways/wire.ts';
import { assertHonest, assertInvariants } from './invariants.ts';
import { gateways } from './authorities.ts';
import { World } from './world.ts';

describe.each(gateways)('$name', (practised) => {
  const MINUTE = 60_000;
  /** Below those that the system gives to whoever asks for any, so that nobody can take it in between. */
  const SILENT_PORT = 1;
  const world = new World(practised);
  beforeAll(() => world.start());
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.purge();
    world.advance(MINUTE);
    vi.unstubAllEnvs();
  });

  describe('nothing left the machine (fault row 18)', () => {
    it('is NOT_SENT when nobody listens, and goes out by itself later', async () => {
      vi.stubEnv(practised.endpoint, `http://127.0.0.1:${SILENT_PORT}/sat`);
      const id = await world.handOver(world.order());
      await world.work(await world.worker());
      const head = await world.head(id);
      expect([head.state, head.reason]).toEqual(['NOT_SENT', 'no-connection']);
      await assertHonest(world, id);
      vi.unstubAllEnvs();
      const settled = await world.settle(id);
      expect([settled.state, settled.attempt]).toEqual(['ACCEPTED', 2]);
      await assertInvariants(world, id);
    });

    it('is NOT_SENT when the connection is not secure, and says so in the security log (fault row 19)', async () => {
      const plain = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'));
      await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
      vi.stubEnv(practised.endpoint, `https://127.0.0.1:${(plain.address() as AddressInfo).port}/sat`);
      const id = await world.handOver(world.order());
      await world.work(await world.worker());
      plain.close();
      expect([(await world.head(id)).state, (await world.head(id)).reason]).toEqual([
        'NOT_SENT',
        'not-secure',
      ]);
      vi.unstubAllEnvs();
      expect((await world.settle(id)).state).toBe('ACCEPTED');
    });

    it('asks for a person before anything is begun where nobody said where the authority is, and goes out once said', async () => {
      vi.stubEnv(practised.endpoint, '');
      const id = await world.handOver(world.order());
      await world.live(30 * MINUTE, 3 * MINUTE);
      const head = await world.head(id);
      expect([head.state, head.reason, head.attempt]).toEqual(['NEEDS_HUMAN', 'no-address', 0]);
      expect(head.send).toBeUndefined();
      await assertHonest(world, id);
      vi.unstubAllEnvs();
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    });

    it('asks for a person before anything is begun where the authority takes no message of that size any more, and goes out once it does', async () => {
      const id = await world.handOver(world.order());
      vi.stubEnv(practised.largest, '0.001');
      await world.live(30 * MINUTE, 3 * MINUTE);
      const head = await world.head(id);
      expect([head.state, head.reason, head.attempt]).toEqual(['NEEDS_HUMAN', 'too-heavy', 0]);
      expect(head.send).toBeUndefined();
      // Told once, however often it is looked at.
      expect(
        (await readSteps(world.services, head)).filter(({ reason }) => reason === 'too-heavy'),
      ).toHaveLength(1);
      await assertHonest(world, id);
      vi.unstubAllEnvs();
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    });

    it.each([
      ['cannot be read', 'k3yByChance', 'credenciales ilegibles'],
      ['holds nobody', '', 'sin credenciales'],
    ])('asks for a person before anything is begun where the secret %s', async (_, secret, code) => {
      world.secret = secret;
      const id = await world.handOver(world.order());
      await world.work(await world.worker());
      const head = await world.head(id);
      expect([head.state, head.reason, head.attempt]).toEqual(['NEEDS_HUMAN', 'credentials', 0]);
      expect((await readSteps(world.services, head)).at(-1)?.code).toBe(code);
      world.secret = undefined;
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    });

    it('begins nothing in a process whose settings cannot be', async () => {
      const id = await world.handOver(world.order());
      vi.stubEnv(practised.endpoint, 'sat.gob.gt');
      await expect(world.worker().then((worker) => world.work(worker))).rejects.toThrow(
        `${practised.endpoint} es`,
      );
      vi.unstubAllEnvs();
      expect(await world.head(id)).toMatchObject({ state: 'QUEUED', attempt: 0 });
      expect((await world.settle(id)).state).toBe('ACCEPTED');
    });

    it('sends nothing when the process slept between intent and socket', async () => {
      const id = await world.handOver(world.order());
      const sleeper = await world.worker(undefined, (request, at) =>
        httpWire(request, async (moment) => {
          if (moment === 'connected') world.advance(30 * MINUTE);
          await at?.(moment);
        }),
      );
      await world.work(sleeper);
      expect(world.ledger.receipts((await world.head(id)).key)).toHaveLength(0);
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    });
  });
});
