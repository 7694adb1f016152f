import type { SQSEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { FactMessage } from '../../../shared/foundation/facts/fact.ts';
import type { Outcome, TransmissionEvent } from '../../../shared/transmission/events.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { Services } from '../../runtime/services.ts';
import { createListener, type Apply } from './listener.ts';

const failures: unknown[] = [];
const told: FactMessage[] = [];
/** Whether the transmission exists whose outcome is told. */
let known = true;
beforeEach(() => {
  failures.length = 0;
  told.length = 0;
  known = true;
});
const services = {
  now: () => new Date('2026-11-20T15:00:00Z'),
  log: { error: (_: string, { error }: { error: unknown }) => void failures.push(error) },
  database: {
    get: async () => (known ? { createdBy: 'ana', operation: 'R', facts: { CANAL: '' } } : undefined),
  },
  outbox: {
    nudge: async ({ queue, message }: { queue: string; message: FactMessage }) => {
      if (queue === 'notification-jobs') told.push(message);
    },
  },
} as unknown as Services;

const news = (more: Partial<TransmissionEvent> = {}): TransmissionEvent => ({
  company: 'emp-1',
  country: 'GT',
  transmissionId: 'tra-1',
  documentId: 'duc-1',
  kind: 'duca',
  outcome: 'ACCEPTED',
  at: '2026-11-20T15:00:00.000Z',
  seq: 4,
  ...more,
});
/** Ids of the messages that are to come again. */
async function heard(apply: Apply, ...bodies: unknown[]): Promise<string[]> {
  const listen = createListener('duca-events', 'duca', apply, async () => services);
  const Records = bodies.map((body, at) => ({ messageId: String(at), body: JSON.stringify(body) }));
  const { batchItemFailures } = await listen({ Records } as unknown as SQSEvent);
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}
const lost = () => new ConditionLost({ kind: 'put', table: 'duca', item: {} } as Write);
/** Applies nothing until it was tried so often. */
function failing(times: number, error: () => Error) {
  const applied: unknown[] = [];
  const apply: Apply = async (_, { company, country }, document, transmission) => {
    applied.push([company, country, document, transmission]);
    if (applied.length <= times) throw error();
  };
  return { applied, apply };
}

describe('news of a declaration', () => {
  it('is applied to its document, for its company, and whoever sent it is told', async () => {
    const { applied, apply } = failing(0, lost);
    expect(await heard(apply, news())).toEqual([]);
    expect(applied).toEqual([['emp-1', 'GT', 'duc-1', 'tra-1']]);
    expect(told).toEqual([
      {
        company: 'emp-1',
        country: 'GT',
        kind: 'outcome',
        id: 'tra-1-ACCEPTED',
        module: 'duca',
        document: 'duc-1',
        place: '',
        at: '2026-11-20T15:00:00.000Z',
        users: 'ana',
        by: 'sistema',
        said: 'Aceptada',
      },
    ]);
  });

  it('of another kind is nobody’s here', async () => {
    const { applied, apply } = failing(0, lost);
    expect(await heard(apply, news({ kind: 'dua' }))).toEqual([]);
    expect([applied, told]).toEqual([[], []]);
  });

  it.each([
    ['somebody saved beside it', lost],
    ['the document is of another version by now', () => refusal('document.stale', {})],
    [
      'the document is in another state by now',
      () => refusal('document.state', { document: 'La DUCA', state: 'Anulada', action: 'x' }),
    ],
  ])('is applied anew while %s, three times more at most', async (_, error) => {
    const { applied, apply } = failing(3, error);
    expect(await heard(apply, news())).toEqual([]);
    expect([applied.length, told.length]).toEqual([4, 1]);
    const stubborn = failing(4, error);
    expect(await heard(stubborn.apply, news())).toEqual(['0']);
    expect([stubborn.applied.length, told.length]).toEqual([4, 1]);
  });

  it('comes again at once when it fails otherwise, and nobody is told before it is applied', async () => {
    for (const error of [new Error('down'), refusal('not-found', { what: 'una DUCA' })]) {
      const { applied, apply } = failing(1, () => error);
      expect(await heard(apply, news())).toEqual(['0']);
      expect([applied.length, told]).toEqual([1, []]);
      expect(failures.at(-1)).toBe(error);
    }
  });

  it('comes again when it could not be told', async () => {
    known = false;
    expect(await heard(failing(0, lost).apply, news())).toEqual(['0']);
  });

  it('that is none comes again, and keeps no other of its batch from being applied', async () => {
    const { applied, apply } = failing(0, lost);
    expect(await heard(apply, { ...news(), outcome: 'TAL_VEZ' }, news())).toEqual(['0']);
    expect(applied).toHaveLength(1);
  });

  it.each<[Outcome, string | undefined]>([
    ['ACCEPTED', 'outcome'],
    ['REJECTED', 'outcome'],
    ['CHANNEL', 'outcome'],
    ['TAKEN_OUT', 'outcome'],
    ['NEEDS_HUMAN', 'needs-human'],
    ['UNKNOWN', undefined],
    ['NOT_SENT', undefined],
  ])('%s is told as %s', async (outcome, kind) => {
    await heard(failing(0, lost).apply, news({ outcome }));
    expect(told.map((each) => [each.kind, each.id])).toEqual(
      kind ? [[kind, `tra-1-${outcome}${outcome === 'NEEDS_HUMAN' ? '-4' : ''}`]] : [],
    );
  });

  it('that asks its person again for another reason is told again, and the same asking under its own name', async () => {
    const { apply } = failing(0, lost);
    for (const seq of [4, 4, 9]) await heard(apply, news({ outcome: 'NEEDS_HUMAN', seq }));
    expect(told.map(({ id }) => id)).toEqual([
      'tra-1-NEEDS_HUMAN-4',
      'tra-1-NEEDS_HUMAN-4',
      'tra-1-NEEDS_HUMAN-9',
    ]);
  });
});
