import type { Guard } from './guard.ts';

const FAULTS = 'tests/faults';
const ROOM = 'functions/transmission';

/** What keeps a declaration of an outage, which a person takes out of the queue, from being declared twice. */
export const outageGuards: readonly Guard[] = [
  {
    keeps: 'what may be at the authority from being taken out of the queue',
    file: 'shared/transmission/states.ts',
    text: '  safe && isOneOf(WAITING_STATES, state);',
    instead: '  isOneOf(WAITING_STATES, state);',
    tests: ['tests/contract/transmissionGuards.test.ts'],
  },
  {
    keeps: 'what a sender has begun from being taken out of the queue',
    file: `${ROOM}/takeOut.ts`,
    text: '    if (!waitsUnsent(now)) throw wrongState(now, ACTION);\n',
    instead: '',
    tests: [`${FAULTS}/takenOut.test.ts`],
  },
  {
    keeps: 'the number of what an older copy calls unsent from being free before it is asked about',
    file: `${ROOM}/takeOut.ts`,
    text: '    if (isDoubtful) return doubtRestored(services, now, { takeOut: by }, { ...by, exchange });\n',
    instead: '',
    tests: [`${FAULTS}/takenOut.test.ts`],
  },
  {
    keeps: 'what a person took out of the queue from being sent once it is proved absent',
    file: `${ROOM}/ask.ts`,
    text: '  if (head.takeOut) {',
    instead: '  if (head.takeOut && (false as boolean)) {',
    tests: [`${FAULTS}/takenOut.test.ts`],
  },
  {
    keeps: 'a number of which something had left from being free as what was sealed last is taken out',
    file: `${ROOM}/neverLeft.ts`,
    text: '  return proofs.every(Boolean);',
    instead: '  return proofs.some(Boolean);',
    tests: ['tests/contract/takenOutNumber.test.ts'],
  },
  {
    keeps: 'a number from being free of which the authority said that it did not take it',
    file: `${ROOM}/neverLeft.ts`,
    text: "end?.state === 'NOT_SENT' && NOTHING_LEFT.includes(end.reason)",
    instead: "end?.state === 'NOT_SENT'",
    tests: [`${ROOM}/neverLeft.test.ts`],
  },
];
