import type { SettleRules } from '../../shared/transmission/settle.ts';
import type { BreakerRow } from './breaker.ts';
import type { TransmissionRow } from './rows.ts';

/** Rows other than those in the queue that one run takes up; the next run takes the next ones. */
const MOST_OTHERS = 500;

type Waiting = Pick<TransmissionRow, 'id' | 'company' | 'country' | 'kind' | 'operation' | 'state' | 'due'>;

/** What a fair order asks of anything that waits. */
type Due = Pick<Waiting, 'id' | 'company' | 'due'>;

/** A company's declarations oldest first, and of each company one in turn: nobody waits behind another's backlog. */
export function fairOrder<R extends Due>(rows: readonly R[]): R[] {
  const turns = new Map<string, number>();
  return [...rows]
    .sort(byAge)
    .map((row) => {
      const turn = turns.get(row.company) ?? 0;
      turns.set(row.company, turn + 1);
      return { row, turn };
    })
    .sort((a, b) => a.turn - b.turn || byAge(a.row, b.row))
    .map(({ row }) => row);
}

/**
 * Which due transmissions are woken in this minute (fault row 31). While a breaker is open, one of what it holds, which
 * will ask the authority's status; afterwards as many as the authority is to take in a minute.
 */
export function toWake<R extends Waiting>(
  due: readonly R[],
  breakers: readonly Pick<BreakerRow, 'sk' | 'openSince'>[],
  authorityOf: (row: R) => string,
  rules: Pick<SettleRules, 'sendsAMinute'>,
): R[] {
  const open = new Set(breakers.filter((each) => each.openSince > 0).map((each) => each.sk));
  const probing = new Set<string>();
  const sent = new Map<string, number>();
  const queued = fairOrder(due.filter((each) => each.state === 'QUEUED')).filter((row) => {
    const authority = authorityOf(row);
    const held = [`${authority}~*`, `${authority}~${row.operation}`].find((each) => open.has(each));
    if (held !== undefined) {
      if (probing.has(held)) return false;
      probing.add(held);
      return true;
    }
    const before = sent.get(authority) ?? 0;
    sent.set(authority, before + 1);
    return before < rules.sendsAMinute;
  });
  const others = fairOrder(due.filter((each) => each.state !== 'QUEUED'));
  return [...others.slice(0, MOST_OTHERS), ...queued];
}

const byAge = (a: Due, b: Due): number => (a.due < b.due ? -1 : a.due > b.due ? 1 : a.id < b.id ? -1 : 1);
