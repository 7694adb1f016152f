import { describe, expect, it } from 'vitest';
import { fairOrder, toWake } from './drain.ts';

type Waiting = Parameters<typeof toWake>[0][number];
const waiting = (company: string, minute: number, more: Partial<Waiting> = {}): Waiting => ({
  id: `tra-${company}-${String(minute).padStart(4, '0')}`,
  company,
  country: 'GT',
  kind: 'duca',
  operation: 'R',
  state: 'QUEUED',
  due: new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString(),
  ...more,
});
const rules = { sendsAMinute: 240 };
const wake = (due: Waiting[], breakers: { sk: string; openSince: number }[] = []) =>
  toWake(due, breakers, () => 'gt-sat', rules);

describe('five thousand declarations after an outage (fault row 31)', () => {
  const backlog = Array.from({ length: 4990 }, (_, minute) => waiting('grande', minute));
  const small = [waiting('chica', 400), waiting('chica', 300), waiting('otra', 350)];

  it('leave oldest first, and of each company one in turn', () => {
    const order = fairOrder([...backlog, ...small]).map((each) => `${each.company} ${each.id.slice(-4)}`);
    expect(order.slice(0, 6)).toEqual([
      'grande 0000',
      'chica 0300',
      'otra 0350',
      'grande 0001',
      'chica 0400',
      'grande 0002',
    ]);
    expect(order).toHaveLength(4993);
  });

  it('leave no faster than the authority is to take them', () => {
    expect(wake([...backlog, ...small])).toHaveLength(240);
    expect(wake([...backlog, ...small]).map((each) => each.company)).toContain('otra');
  });

  it('stay where they are while a breaker is open, but for one that looks whether the authority is back', () => {
    for (const sk of ['gt-sat~R', 'gt-sat~*']) {
      expect(wake([...backlog, ...small], [{ sk, openSince: 1 }])).toHaveLength(1);
    }
    expect(wake(backlog, [{ sk: 'gt-sat~M', openSince: 1 }])).toHaveLength(240);
    expect(wake(backlog, [{ sk: 'gt-sat~R', openSince: 0 }])).toHaveLength(240);
  });

  it('keep nobody in doubt waiting', () => {
    const doubtful = waiting('grande', 9999, { state: 'UNKNOWN' });
    expect(wake([...backlog, doubtful], [{ sk: 'gt-sat~R', openSince: 1 }])).toContainEqual(doubtful);
  });
});
