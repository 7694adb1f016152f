import { expect, it } from 'vitest';
import type { Reason } from '../../shared/transmission/reasons.ts';
import type { TransmissionState } from '../../shared/transmission/states.ts';
import { nothingLeft } from './neverLeft.ts';

type Said = readonly [TransmissionState, Reason];

const QUEUED: readonly Said[] = [
  ['SEALED', 'sealed'],
  ['QUEUED', 'handed-over'],
];
const OUT: Said = ['TAKEN_OUT', 'taken-out'];
const steps = (...said: readonly Said[]) =>
  [...QUEUED, ...said].map(([state, reason]) => ({ state, reason }));
const tried = (state: TransmissionState, reason: Reason): readonly Said[] => [
  ['SENDING', 'attempt'],
  [state, reason],
];

it.each<[string, readonly Said[]]>([
  ['was never tried', [OUT]],
  ['found no way to the authority', [...tried('NOT_SENT', 'no-connection'), OUT]],
  ['found nobody whom to trust', [...tried('NOT_SENT', 'not-secure'), ['QUEUED', 'requeued'], OUT]],
  ['was held back as it was to be sent', [...tried('NOT_SENT', 'held-back'), OUT]],
  ['had no intent in the locked store', [...tried('NOT_SENT', 'not-kept'), OUT]],
  ['waits for a person who looks at its bytes', [['NEEDS_HUMAN', 'tampered'], OUT]],
])('nothing left of what %s', (_, said) => {
  expect(nothingLeft(steps(...said))).toBe(true);
});

it.each<[string, readonly Said[]]>([
  ['waits in the queue still', []],
  ['is being sent', [['SENDING', 'attempt']]],
  ['the authority was too busy to take', [...tried('NOT_SENT', 'busy'), OUT]],
  ['the authority refused at its door', [...tried('NEEDS_HUMAN', 'credentials'), OUT]],
  [
    'the authority was asked about and does not have',
    [...tried('UNKNOWN', 'timeout'), ['NOT_SENT', 'proved-absent'], ['TAKEN_OUT', 'absent-taken-out']],
  ],
  [
    'an older copy of the data calls unsent',
    [
      ['UNKNOWN', 'restored'],
      ['NOT_SENT', 'proved-absent'],
      ['TAKEN_OUT', 'absent-taken-out'],
    ],
  ],
  ['was declared on paper', [['ACCEPTED', 'declared-on-paper']]],
  ['the authority rejected', tried('REJECTED', 'rejected')],
])('nothing is proved of what %s', (_, said) => {
  expect(nothingLeft(steps(...said))).toBe(false);
});
