import { describe, expect, it } from 'vitest';
import type { CompanyPlan } from '../../shared/foundation/access/plan.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { usageKey, type UsageRow } from '../runtime/usage.ts';
import { answeredWrites, meterWrites } from './meter.ts';
import type { TransmissionRow } from './rows.ts';

const scope = jobScope('emp-1', 'GT');
const NOVEMBER = usageKey(scope, '2026-11');
const plan = (DECLARACIONES: number): CompanyPlan => ({
  PLAN: 'P',
  NOMBRE: 'Pequeño',
  DESDE: '2026-01-01',
  USUARIOS: 0,
  DECLARACIONES,
  TOKENS: 0,
});
const counted = { ENVIADAS: 1, 'ENVIADAS~duca': 1 };

/** What is written where the company has such plans and used so much of the month. */
const metered = (
  PLANES: CompanyPlan[] | undefined,
  used: Partial<UsageRow> | undefined,
  {
    operation = 'R' as const,
    now = '2026-11-20T15:00:00Z',
  }: { operation?: 'R' | 'V' | 'M'; now?: string } = {},
) =>
  meterWrites(
    {
      database: { get: async (table: string) => (table === 'users' ? { PLANES } : used) },
    } as unknown as Services,
    scope,
    { kind: 'duca', operation },
    new Date(now),
  );
const limitOf = async (...asked: Parameters<typeof metered>): Promise<unknown> => {
  const [write] = await metered(...asked);
  return write?.kind === 'add' ? write.when : undefined;
};

describe('a declaration that is handed over', () => {
  it('is counted in its month, of its company and kind', async () => {
    for (const plans of [undefined, [], [plan(0)]])
      expect(await metered(plans, undefined)).toEqual([
        { kind: 'add', table: 'transmissions', key: NOVEMBER, add: counted },
      ]);
  });

  it('is of the month that it is where the company works, not of Greenwich’s', async () => {
    const [write] = await metered([], undefined, { now: '2026-12-01T05:59:59Z' });
    expect(write).toMatchObject({ key: NOVEMBER });
    const [next] = await metered([], undefined, { now: '2026-12-01T06:00:00Z' });
    expect(next).toMatchObject({ key: usageKey(scope, '2026-12') });
  });

  it('counts when it is to be registered, and for nothing else', async () => {
    for (const operation of ['V', 'M'] as const)
      expect(await metered([plan(1)], { ENVIADAS: 9 }, { operation })).toEqual([]);
  });

  it('takes the last place of its plan, and none beyond it', async () => {
    expect(await limitOf([plan(2)], undefined)).toEqual({ missingOrBelow: { ENVIADAS: 2 } });
    expect(await limitOf([plan(2)], { ENVIADAS: 1 })).toEqual({ missingOrBelow: { ENVIADAS: 2 } });
    await expect(metered([plan(2)], { ENVIADAS: 2 })).rejects.toMatchObject({
      code: 'document.impossible-change',
      message: expect.stringContaining('El plan «Pequeño» de su empresa permite 2 declaraciones al mes'),
    });
  });

  it('has the place that a rejection gave back, however many were sent', async () => {
    const used = { ENVIADAS: 5, RECHAZADAS: 4 };
    expect(await limitOf([plan(2)], used)).toEqual({ missingOrBelow: { ENVIADAS: 6 } });
    await expect(metered([plan(2)], { ENVIADAS: 6, RECHAZADAS: 4 })).rejects.toThrow('permite 2');
  });

  it('says the same to who came second of two that took the last place at once', async () => {
    const [write] = await metered([plan(2)], { ENVIADAS: 1 });
    expect(String(await write?.lost?.())).toContain('permite 2 declaraciones al mes');
  });
});

describe('the answer to a declaration', () => {
  const sent = (more: Partial<TransmissionRow> = {}): TransmissionRow =>
    ({
      company: 'emp-1',
      kind: 'duca',
      operation: 'R',
      state: 'SENDING',
      created: '2026-10-31T20:00:00.000Z',
      ...more,
    }) as TransmissionRow;
  const AT = '2026-11-01T07:00:00.000Z';
  const added = (key: object, name: string) => [
    { kind: 'add', table: 'transmissions', key, add: { [name]: 1, [`${name}~duca`]: 1 } },
  ];

  it('is counted in the month of the answer when it is accepted, with its channel or without', () => {
    for (const state of ['ACCEPTED', 'CHANNEL'] as const)
      expect(answeredWrites(sent(), state, AT)).toEqual(added(NOVEMBER, 'ACEPTADAS'));
  });

  it('gives a rejection’s place back in the month in which it was taken', () => {
    expect(answeredWrites(sent(), 'REJECTED', AT)).toEqual(added(usageKey(scope, '2026-10'), 'RECHAZADAS'));
  });

  it('was never sent when a person takes it out of the queue', () => {
    expect(answeredWrites(sent(), 'TAKEN_OUT', AT)).toEqual([
      {
        kind: 'add',
        table: 'transmissions',
        key: usageKey(scope, '2026-10'),
        add: { ENVIADAS: -1, 'ENVIADAS~duca': -1 },
      },
    ]);
  });

  it('is counted once: not while there is doubt, nor when it had ended, nor of what is not metered', () => {
    expect(answeredWrites(sent(), 'UNKNOWN', AT)).toEqual([]);
    expect(answeredWrites(sent({ state: 'ACCEPTED' }), 'ACCEPTED', AT)).toEqual([]);
    expect(answeredWrites(sent({ operation: 'V' }), 'ACCEPTED', AT)).toEqual([]);
  });
});
