import { operations } from '../../shared/transmission/operations.ts';
import { IN_DOUBT_STATES } from '../../shared/transmission/states.ts';
import type { WireExchange } from './gateways/wire.ts';
import type { TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';

/** Statuses of what stands before an authority that does not answer, or that wants to be left alone. */
const NOBODY_BEHIND: readonly number[] = [429, 502, 503, 504];

/** Whether somebody answered at all, however little was said: silence says nothing of a declaration. */
export const isAnswered = ({ response }: Pick<WireExchange, 'response'>): boolean =>
  response !== undefined && !NOBODY_BEHIND.includes(response.status);

/** What is kept of doubt when a person is asked about it: how long the authority is still asked on behalf of that person. */
export const listening = (now: number): Pick<TransmissionRow, 'listenUntil'> => {
  const { asksAtMost, doubtAtMost } = settleRules();
  return { listenUntil: now + asksAtMost - doubtAtMost };
};

/** The same of a row: a worker that slept through a gap put no question in it, so the gap does not count. */
export function listensUntil({ listenUntil, doubtSince, due }: TransmissionRow, now: number): number {
  const rules = settleRules();
  const late = now - Date.parse(due);
  return (listenUntil ?? doubtSince + rules.asksAtMost) + (late >= rules.gap ? late : 0);
}

/** Whether its bytes may be at the authority without our knowing: its word ends that, whoever is asked meanwhile (I3). */
export const mayBeThere = ({ state, operation }: Pick<TransmissionRow, 'state' | 'operation'>): boolean =>
  IN_DOUBT_STATES.includes(state) && !operations[operation].harmless;
