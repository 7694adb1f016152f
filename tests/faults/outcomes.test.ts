import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSteps } from '../../functions/transmission/evidence.ts';
import { requestChannel } from '../../functions/transmission/handOver.ts';
import { headKey } from '../../functions/transmission/rows.ts';
import { outcomeOf } from '../../functions/transmission/outcomeOf.ts';
import { sha256 } from '../../functions/runtime/digest.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { channelOf } from '../../infra/embedded/authorities/ledger.ts';
import type { ScriptName } from '../../infra/embedded/authorities/scripts.ts';
import { assertHonest, assertInvariants } from './invariants.ts';
import { gateways } from './authorities.ts';
import { World } from './world.ts';

const MINUTE = 60_000;
/** What becomes of each fault of an authority's answer, the same for every one. */
describe.each(gateways)('$name', (practised) => {
  const world = new World(practised);
  beforeAll(() => world.start());
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.purge();
    world.authority.mood.visibleFrom = 0;
    // Failures of one test are not the breaker's business in the next.
    world.advance(MINUTE);
    vi.unstubAllEnvs();
  });

  /** Transmits once and lets one worker look at it: what a person sees right after the authority's answer. */
  async function firstSight(script: ScriptName, order = world.order()) {
    world.authority.mood.queued.set(order.key, [script]);
    const id = await world.handOver(order);
    await world.work(await world.worker());
    const head = await world.head(id);
    await assertHonest(world, id);
    return { id, head, order };
  }

  it('gives number, signature and evidence on the straight way, then the channel where there is one', async () => {
    const order = world.order();
    const id = await world.handOver(order);
    const head = await world.settle(id);
    expect(head.state).toBe('ACCEPTED');
    expect(head.facts).toMatchObject({ NUMERO: expect.stringMatching(practised.number), FALTAN: [] });
    expect(head.facts.FIRMA !== '').toBe(practised.signs);
    await assertInvariants(world, id);
    expect((await world.events(id)).map((each) => each.outcome)).toEqual(['ACCEPTED']);

    if (!practised.follows.includes('CANAL')) return;
    const { sealed: _, operation: __, ...rest } = order;
    const channel = await requestChannel(world.services, world.scope(), {
      ...rest,
      extraWrites: [],
      declarant: '123',
      number: head.facts.NUMERO,
    });
    const assigned = await world.settle(channel.id);
    expect(assigned.state).toBe('CHANNEL');
    expect((await outcomeOf(world.services, world.scope(), channel.id)).facts.CANAL).toBe(
      channelOf(order.key),
    );
    await assertInvariants(world, channel.id);
  });

  describe('authority took it, and our answer is no answer (fault rows 10, 13, 14, 22, 24, 25, 27, 29)', () => {
    const cases: [ScriptName, string][] = [
      ['accept-hang', 'timeout'],
      ['accept-reset', 'reset'],
      ['accept-502', 'http-status'],
      ['accept-504', 'http-status'],
      ['garbage', 'not-xml'],
      ['truncated', 'unreadable'],
      ['unknown-code', 'unknown-code'],
      ['unknown-fault', 'unknown-fault'],
      ['other', 'foreign-answer'],
      ['doctype', 'hostile'],
      ['references', 'hostile'],
      ['deep', 'hostile'],
      ['huge', 'too-large'],
      ['processing', 'processing'],
    ];
    it.each(cases)('%s leaves UNKNOWN by «%s» and heals to ACCEPTED', async (script, reason) => {
      const { id, head } = await firstSight(script);
      expect([head.state, head.reason]).toEqual(['UNKNOWN', reason]);
      const settled = await world.settle(id);
      expect(settled.state).toBe('ACCEPTED');
      await assertInvariants(world, id);
      expect(world.ledger.receipts(head.key)).toHaveLength(1);
      const outcomes = (await world.events(id)).map((each) => each.outcome);
      expect(outcomes[0]).toBe('UNKNOWN');
      expect(outcomes.at(-1)).toBe('ACCEPTED');
    });
  });

  it('shows an unknown code as it came (fault row 24)', async () => {
    const { head } = await firstSight('unknown-code');
    expect(head.code).toBe('77');
  });

  it('keeps a foreign answer apart and never applies it (fault row 27)', async () => {
    const { id, head } = await firstSight('other');
    const steps = await readSteps(world.services, head);
    expect(steps.at(-1)?.exchange?.CUARENTENA).toBe(true);
    expect((await world.head(id)).facts.NUMERO).toBe('');
  });

  it.each(['no-number', 'duplicate'] as ScriptName[])(
    '%s asks at once and accepts in the same run',
    async (script) => {
      const order = world.order();
      world.ledger.book({
        ...(script === 'duplicate' ? { key: order.key } : { key: `${order.key}-otro` }),
        operation: 'R',
        version: '1',
        hash: sha256(order.sealed),
        at: localDateTime(world.now()),
      });
      const { id, head } = await firstSight(script, order);
      expect([head.state, head.reason]).toEqual(['ACCEPTED', 'accepted-when-asked']);
      await assertInvariants(world, id);
    },
  );

  it('asks a person when the authority holds another declaration under the number', async () => {
    const order = world.order();
    world.ledger.book({
      key: order.key,
      operation: 'R',
      version: '1',
      hash: 'f'.repeat(64),
      at: localDateTime(world.now()),
    });
    const { head } = await firstSight('duplicate', order);
    expect([head.state, head.reason, head.safe]).toEqual(['NEEDS_HUMAN', 'conflict', false]);
  });

  describe('authority did not take it', () => {
    it.each([
      ['hang', 'timeout'],
      ['maintenance', 'not-xml'],
      ['reset', 'reset'],
    ] as [ScriptName, string][])(
      '%s: absence is proved late, then the same bytes go out (fault rows 15, 23)',
      async (script, reason) => {
        const { id, head } = await firstSight(script);
        expect(head.reason).toBe(reason);
        const doubted = world.now().getTime();
        const settled = await world.settle(id);
        expect(settled.state).toBe('ACCEPTED');
        expect(settled.attempt).toBe(2);
        const steps = await readSteps(world.services, settled);
        const negatives = steps.filter(
          (step) => step.reason === 'absent-so-far' || step.reason === 'proved-absent',
        );
        expect(negatives.length).toBeGreaterThanOrEqual(2);
        const proof = steps.find((step) => step.reason === 'proved-absent');
        expect(Date.parse(proof?.at ?? '') - Date.parse(negatives[0]?.at ?? '')).toBeGreaterThanOrEqual(
          10 * MINUTE,
        );
        expect(Date.parse(proof?.at ?? '')).toBeGreaterThan(doubted);
        await assertInvariants(world, id);
      },
    );

    it('waits for a late acceptance instead of sending twice (fault row 16)', async () => {
      const order = world.order();
      world.authority.mood.visibleFrom = world.now().getTime() + 20 * MINUTE;
      const { id } = await firstSight('accept-hang', order);
      const settled = await world.settle(id);
      expect([settled.state, settled.attempt]).toEqual(['ACCEPTED', 1]);
      await assertInvariants(world, id);
    });

    it('does not believe absence while the service says it does not work', async () => {
      world.authority.mood.serviceDown = true;
      const { id } = await firstSight('hang');
      const worker = await world.worker();
      for (let round = 0; round < 3; round += 1) {
        world.advance(31 * MINUTE);
        await world.schedule('transmission-reconcile');
        await world.work(worker);
      }
      expect(['UNKNOWN', 'RECONCILING']).toContain((await world.head(id)).state);
      world.authority.mood.serviceDown = false;
      expect((await world.settle(id)).state).toBe('ACCEPTED');
      await assertInvariants(world, id);
    });

    it('rejects with the paths of the fields, and frees the number for a corrected version', async () => {
      const order = world.order();
      const { id, head } = await firstSight('reject', order);
      expect(head.state).toBe('REJECTED');
      expect(head.facts.PROBLEMAS[0]).toMatchObject(practised.objection);
      await assertInvariants(world, id);
      const corrected = await world.handOver({
        ...order,
        version: 2,
        sealed: Buffer.from(practised.sealed(order.key, 'corregida')),
        extraWrites: [],
      });
      expect((await world.settle(corrected)).state).toBe('ACCEPTED');
      await expect(world.handOver({ ...order, version: 3, extraWrites: [] })).rejects.toMatchObject({
        code: 'document.impossible-change',
      });
    });

    it.each([
      ['busy', 'NOT_SENT'],
      ['schema', 'REJECTED'],
    ] as [ScriptName, string][])('a known fault %s is %s (fault row 30)', async (script, state) => {
      const { head } = await firstSight(script);
      expect(head.state).toBe(state);
      expect(world.ledger.receipts(head.key)).toHaveLength(1);
    });
  });

  describe('answers that look strange and are right (fault rows 26, 28)', () => {
    it.each(['latin1', 'bom', 'cdata', 'prefix'] as ScriptName[])('%s reads alike', async (script) => {
      const { id, head } = await firstSight(script);
      expect(head.state).toBe('ACCEPTED');
      expect(head.facts.MENSAJE).toBe('Declaración aceptada: año, código y señal válidos');
      await assertInvariants(world, id);
    });

    it.runIf(practised.signs)(
      'accepts without the signature and its code, and fetches both afterwards (fault row 26)',
      async () => {
        const { id, head } = await firstSight('partial');
        const { FALTAN, FIRMA, QR } = head.facts;
        expect([head.state, FALTAN, FIRMA, QR]).toEqual(['ACCEPTED', ['FIRMA', 'QR'], '', '']);
        const settled = await world.settle(id);
        expect([settled.state, settled.facts.FALTAN]).toEqual(['ACCEPTED', []]);
        expect(settled.facts.FIRMA).not.toBe('');
        expect(settled.facts.QR).toContain(settled.facts.NUMERO);
        await assertInvariants(world, id);
        expect((await world.events(id)).map((each) => each.outcome)).toEqual(['ACCEPTED', 'ACCEPTED']);
      },
    );
  });

  it.runIf(practised.signs && practised.follows.includes('M'))(
    'gives a rectification that was accepted without its signature its own, never the registration’s (fault row 26)',
    async () => {
      const order = world.order();
      const first = await world.settle(await world.handOver(order));
      const change = { ...order, version: 2, sealed: Buffer.from('<DUCA>2</DUCA>'), extraWrites: [] };
      world.authority.mood.queued.set(order.key, ['partial']);
      const id = await world.handOver({ ...change, operation: 'M' });
      const settled = await world.settle(id);
      const own = world.ledger.acts(order.key).find(({ operation }) => operation === 'M');
      expect([settled.state, settled.facts.FALTAN]).toEqual(['ACCEPTED', []]);
      expect(settled.facts.FIRMA).toBe(own!.signature);
      expect(settled.facts.FIRMA).not.toBe(first.facts.FIRMA);
    },
  );

  it('repeats a validation freely: it changes nothing at the authority', async () => {
    const order = world.order('', { operation: 'V' });
    const { id, head } = await firstSight('hang', order);
    expect(head.state).toBe('UNKNOWN');
    const settled = await world.settle(id);
    expect([settled.state, settled.attempt]).toEqual(['ACCEPTED', 2]);
  });

  it.runIf(practised.follows.includes('M'))(
    'hands a rectification over only once the declaration is registered (fault row 7)',
    async () => {
      const order = world.order();
      const change = { ...order, version: 2, operation: 'M' as const, extraWrites: [] };
      await expect(world.handOver(change)).rejects.toMatchObject({ code: 'document.impossible-change' });
      const id = await world.handOver(order);
      await expect(world.handOver(change)).rejects.toMatchObject({ code: 'document.impossible-change' });
      await world.settle(id);
      expect((await world.settle(await world.handOver(change))).state).toBe('ACCEPTED');
    },
  );

  it('never sends an archived message that is not the sealed one', async () => {
    const order = world.order();
    const id = await world.handOver(order);
    await world.services.database.write({
      kind: 'update',
      table: 'transmissions',
      key: headKey(world.scope(), id),
      set: { hash: 'f'.repeat(64) },
    });
    await world.work(await world.worker());
    expect((await world.head(id)).reason).toBe('tampered');
    expect(world.ledger.receipts(order.key)).toHaveLength(0);
  });
});
