import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTIFICATION_JOBS } from '../../shared/foundation/facts/fact.ts';
import { readSteps } from '../../functions/transmission/evidence.ts';
import { status } from '../../functions/transmission/status.ts';
import { httpWire } from '../../functions/transmission/gateways/wire.ts';
import { issuer, type Certificate } from './certificates.ts';
import { assertHonest, assertInvariants } from './invariants.ts';
import { gateways } from './authorities.ts';
import { World } from './world.ts';

describe.each(gateways)('$name', (practised) => {
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  const world = new World(practised);
  const trusted = getCACertificates('default');
  /** The day of the machine, by which OpenSSL checks, whatever the day of the tests. */
  // eslint-disable-next-line no-restricted-syntax -- no stopwatch: the day that no test moves.
  const now = performance.timeOrigin + performance.now();
  const { root, issue } = issuer(new Date(now));
  let practice = '';
  let server: Server;

  beforeAll(async () => {
    await world.start();
    practice = process.env[practised.endpoint] ?? '';
    setDefaultCACertificates([...trusted, root]);
  });
  afterAll(async () => {
    setDefaultCACertificates(trusted);
    await world.stop();
  });
  beforeEach(async () => {
    await world.purge();
    world.advance(MINUTE);
    world.logged.length = 0;
    vi.unstubAllEnvs();
  });

  /** The practice authority behind TLS with such a certificate. */
  async function behind(certificate: Certificate, asked: ServerOptions = {}): Promise<void> {
    server = createServer({ ...certificate, ...asked }, (incoming, outgoing) => {
      const { method, url = '' } = incoming;
      const inside = new URL(url, practice);
      const headers = { ...incoming.headers, host: inside.host };
      const onward = request(inside, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    vi.stubEnv(practised.endpoint, `https://127.0.0.1:${port}${new URL(practice).pathname}`);
  }

  describe('who the authority is (fault row 19)', () => {
    it('sends to a certificate that holds, and keeps its fingerprint', async () => {
      await behind(issue({}));
      const id = await world.handOver(world.order());
      await world.work(await world.worker());
      server.close();
      const head = await world.head(id);
      expect(head.state).toBe('ACCEPTED');
      const step = (await readSteps(world.services, head)).at(-1);
      expect(step?.exchange?.HUELLA_TLS).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
    });

    it('hears of a certificate when it ends', async () => {
      const to = new Date(Math.floor(now / 1000) * 1000 + 3 * DAY);
      await behind(issue({ to }));
      const exchange = await httpWire({
        url: process.env[practised.endpoint]!,
        headers: {},
        body: Buffer.from('<a/>'),
        timeoutMs: MINUTE,
        maxBytes: 1_000_000,
      });
      server.close();
      expect(exchange.certificateEnds).toEqual(to);
    });

    it.each([
      ['expired', issue({ from: new Date(now - 9 * DAY), to: new Date(now - DAY) })],
      ['is not valid yet', issue({ from: new Date(now + DAY), to: new Date(now + 9 * DAY) })],
      ['was made out to another host', issue({ host: { dns: 'otro.gob.gt' } })],
      ['signed itself', issue({}, true)],
    ])(
      'sends nothing to a certificate that %s, even where Node is told not to look',
      async (_, certificate) => {
        vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
        await behind(certificate);
        const order = world.order();
        const id = await world.handOver(order);
        await world.work(await world.worker());
        server.close();
        expect(await world.head(id)).toMatchObject({ state: 'NOT_SENT', reason: 'not-secure' });
        expect(world.logged).toContain('transmission.security');
        expect(world.ledger.receipts(order.key)).toHaveLength(0);
        await assertHonest(world, id);
        vi.unstubAllEnvs();
        expect((await world.settle(id)).state).toBe('ACCEPTED');
        await assertInvariants(world, id);
      },
    );
  });

  it('tells who waits after half an hour that the certificate is why, and the page of every screen says so (fault row 19)', async () => {
    await behind(issue({ from: new Date(now - 9 * DAY), to: new Date(now - DAY) }));
    const id = await world.handOver(world.order());
    await world.live(40 * MINUTE);
    server.close();
    const scope = world.scope();
    const shown = await status({ services: world.services, scope } as Parameters<typeof status>[0]);
    const said = /no pasa la verificación de seguridad desde las \d\d:\d\d \(su certificado venció/;
    expect([shown.RESPONDE, shown.FRASE]).toEqual(['0', expect.stringMatching(said)]);
    const bodies = (await world.receive(NOTIFICATION_JOBS)).map(({ Body }) => JSON.parse(Body ?? ''));
    expect(bodies).toContainEqual(
      expect.objectContaining({ kind: 'outage', users: scope.userId, said: expect.stringMatching(said) }),
    );
    vi.unstubAllEnvs();
    expect((await world.settle(id)).state).toBe('ACCEPTED');
  });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'sends nothing that counts to an authority that asks for a client certificate over %s, and once when it asks no more (fault row 20)',
    async (maxVersion) => {
      await behind(issue({}), { requestCert: true, rejectUnauthorized: true, ca: root, maxVersion });
      const order = world.order();
      const id = await world.handOver(order);
      await world.work(await world.worker());
      await world.live(30 * MINUTE);
      server.close();
      // Since TLS 1.3 the refusal comes when the message may be gone already; then it is doubt, and never an error.
      const expected = maxVersion === 'TLSv1.2' ? ['NOT_SENT'] : ['UNKNOWN', 'RECONCILING'];
      expect(expected).toContain((await world.head(id)).state);
      expect(world.ledger.receipts(order.key)).toHaveLength(0);
      await assertHonest(world, id);
      vi.unstubAllEnvs();
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    },
  );

  it('is NOT_SENT when the name of the authority leads nowhere (fault row 18)', async () => {
    vi.stubEnv(practised.endpoint, 'https://sat.invalid/transmision');
    const id = await world.handOver(world.order());
    await world.work(await world.worker());
    expect(await world.head(id)).toMatchObject({ state: 'NOT_SENT', reason: 'no-connection' });
    await assertHonest(world, id);
    vi.unstubAllEnvs();
    expect((await world.settle(id)).state).toBe('ACCEPTED');
  });
});
