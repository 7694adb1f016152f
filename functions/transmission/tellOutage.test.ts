import { describe, expect, it } from 'vitest';
import type { FactMessage } from '../../shared/foundation/facts/fact.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import type { Write } from '../runtime/write.ts';
import type { BreakerRow } from './breaker.ts';
import { SERVICES } from './outside/rows.ts';
import type { TransmissionRow } from './rows.ts';
import { tellOutages } from './tellOutage.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const MINUTE = 60_000;
const DOWN = NOW - 30 * MINUTE;

const breaker = (sk: string, more: Partial<BreakerRow> = {}): BreakerRow => ({
  pk: systemKey('breaker'),
  sk,
  lock: 3,
  failures: [],
  openSince: DOWN,
  probeAt: 0,
  ...more,
});
const held = (documentId: string, more: Partial<TransmissionRow> = {}): TransmissionRow =>
  ({
    company: 'emp-1',
    country: 'GT',
    kind: 'duca',
    operation: 'R',
    state: 'QUEUED',
    created: '2026-11-20T14:00:00.000Z',
    createdBy: 'ana',
    documentId,
    ...more,
  }) as TransmissionRow;

/** Who is told what, and of which breakers it is noted that people were. */
async function told(due: TransmissionRow[], breakers: BreakerRow[], kept: { pk: string }[] = []) {
  const facts: FactMessage[] = [];
  const noted: unknown[][] = [];
  const services = {
    now: () => new Date(NOW),
    database: {
      query: async (_table: string, { pk }: { pk: string }) => kept.filter((row) => row.pk === pk),
      write: async (write: Write) => {
        if (write.kind === 'delete') kept.splice(0);
        else if (write.kind === 'put' && write.table === SERVICES) kept.push(write.item);
        else if (write.kind === 'put') noted.push([write.item.sk, write.item['toldAt'], write.item['lock']]);
      },
    },
    outbox: { nudge: async ({ message }: { message: FactMessage }) => void facts.push(message) },
  } as unknown as Services;
  await tellOutages(services, due, breakers, ({ country }) => (country === 'GT' ? 'gt-sat' : 'hn-sarah'));
  return { facts, noted };
}
const documents = async (due: TransmissionRow[], breakers: BreakerRow[]): Promise<string[]> =>
  (await told(due, breakers)).facts.map(({ document }) => document);

describe('an outage is told (fault row 31)', () => {
  it('to who waits, once it has lasted half an hour, and that is noted', async () => {
    const { facts, noted } = await told([held('duc-1')], [breaker('gt-sat~R')]);
    expect(facts).toEqual([
      {
        company: 'emp-1',
        country: 'GT',
        kind: 'outage',
        id: `outage-gt-sat-${DOWN}`,
        module: 'duca',
        document: 'duc-1',
        place: '',
        said: 'SAT no responde desde las 08:30; espera en la cola y saldrá en cuanto vuelva',
        at: '2026-11-20T15:00:00.000Z',
        users: 'ana',
        by: 'sistema',
      },
    ]);
    expect(noted).toEqual([['gt-sat~R', NOW, 4]]);
  });

  it('to nobody a moment before, nor of what answers', async () => {
    for (const openSince of [DOWN + 1, 0])
      expect(await told([held('duc-1')], [breaker('gt-sat~R', { openSince })])).toEqual({
        facts: [],
        noted: [],
      });
  });

  it('again after half an hour, under the same name, for whoever came to wait since', async () => {
    const since = NOW - 120 * MINUTE;
    const row = (toldAt: number) => breaker('gt-sat~R', { openSince: since, toldAt });
    expect((await told([held('duc-1')], [row(DOWN + 1)])).facts).toEqual([]);
    expect((await told([held('duc-1')], [row(DOWN)])).facts).toMatchObject([
      { id: `outage-gt-sat-${since}` },
    ]);
  });

  it('of the one that waits longest, whichever comes first, once to each person of each company', async () => {
    const late = held('duc-late', { created: '2026-11-20T14:30:00.000Z' });
    const early = held('duc-early', { created: '2026-11-20T13:00:00.000Z' });
    const eva = held('duc-eva', { createdBy: 'eva' });
    const other = held('duc-other', { company: 'emp-2' });
    for (const due of [
      [late, early, eva, other],
      [early, late, other, eva],
    ])
      expect((await documents(due, [breaker('gt-sat~R')])).sort()).toEqual([
        'duc-early',
        'duc-eva',
        'duc-other',
      ]);
  });

  it('only of what waits for that authority and for that operation, or for all of it', async () => {
    const due = [
      held('duc-1'),
      held('duc-channel', { operation: 'CANAL', createdBy: 'eva' }),
      held('duc-later', { state: 'NOT_SENT', createdBy: 'leo' }),
      held('duc-doubt', { state: 'UNKNOWN', createdBy: 'luz' }),
      held('duc-asked', { state: 'NEEDS_HUMAN', doubtSince: DOWN, safe: false, createdBy: 'rut' }),
      held('duc-unsent', { state: 'NEEDS_HUMAN', doubtSince: 0, safe: true, createdBy: 'teo' }),
      held('duc-done', { state: 'ACCEPTED', createdBy: 'mar' }),
      held('dua-1', { country: 'HN', kind: 'dua', createdBy: 'sol' }),
    ];
    expect((await documents(due, [breaker('gt-sat~R')])).sort()).toEqual(['duc-1', 'duc-later']);
    expect(await documents(due, [breaker('gt-sat~CONSULTA')])).toEqual(['duc-doubt', 'duc-asked']);
    expect((await documents(due, [breaker('gt-sat~*')])).sort()).toEqual([
      'duc-1',
      'duc-asked',
      'duc-channel',
      'duc-doubt',
      'duc-later',
    ]);
    expect(await documents(due, [breaker('hn-sarah~R')])).toEqual(['dua-1']);
  });

  it('as one of the whole authority: by when the first of its breakers opened, and no other’s', async () => {
    const first = NOW - 60 * MINUTE;
    const { facts, noted } = await told(
      [held('duc-1'), held('duc-channel', { operation: 'CANAL' })],
      [
        breaker('gt-sat~R'),
        breaker('gt-sat~CANAL', { openSince: first }),
        breaker('gt-sat~M', { openSince: 0 }),
        breaker('gt-sathélite~R', { openSince: first - MINUTE }),
      ],
    );
    expect(new Set(facts.map(({ id }) => id))).toEqual(new Set([`outage-gt-sat-${first}`]));
    // Of the third nobody waits yet: whoever comes to is told at once.
    expect(noted.map(([sk]) => sk)).toEqual(['gt-sat~R', 'gt-sat~CANAL']);
  });

  it('of documents alone: what is of no module that is known tells nobody, and the others all the same', async () => {
    const odd = held('x-1', { kind: 'nada', createdBy: 'eva', created: '2026-11-20T12:00:00.000Z' });
    expect(await documents([odd, held('duc-1')], [breaker('gt-sat~R')])).toEqual(['duc-1']);
  });

  it('of few declarations as of many: no breaker opens, and nothing worked for half an hour', async () => {
    const failing = { openSince: 0, failingSince: DOWN, failingAt: NOW - MINUTE };
    expect((await told([held('duc-1')], [breaker('gt-sat~R', failing)])).facts).toMatchObject([
      { id: `outage-gt-sat-${DOWN}`, users: 'ana' },
    ]);
    const other = { ...failing, failingAt: DOWN + MINUTE };
    expect((await told([held('duc-1')], [breaker('gt-sat~R', other)])).facts).toEqual([]);
  });

  it('with its reason where the authority could not prove who it is (fault row 19)', async () => {
    const [fact] = (await told([held('duc-1')], [breaker('gt-sat~R', { insecure: true })])).facts;
    expect(fact!.said).toBe(
      'La conexión con SAT no pasa la verificación de seguridad desde las 08:30 (su certificado venció, o no es suyo): avise a la autoridad y a quien administra el servidor; espera en la cola y saldrá en cuanto vuelva',
    );
  });

  it('and its end to the same people, once', async () => {
    const kept: { pk: string }[] = [];
    await told([held('duc-1'), held('duc-2', { createdBy: 'eva' })], [breaker('gt-sat~R')], kept);
    const over = breaker('gt-sat~R', { openSince: 0, toldAt: NOW - MINUTE });
    const { facts, noted } = await told([], [over], kept);
    expect(facts).toMatchObject(
      ['ana', 'eva'].map((users) => ({
        users,
        id: `outage-gt-sat-${DOWN}-over`,
        said: 'SAT responde de nuevo; lo que esperaba sale en su orden',
      })),
    );
    expect([noted, kept]).toEqual([[['gt-sat~R', 0, 4]], []]);
    expect((await told([], [breaker('gt-sat~R', { openSince: 0 })], kept)).facts).toEqual([]);
  });
});
