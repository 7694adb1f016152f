import type { Guard } from './guard.ts';

const ROOM = 'functions/transmission';
const ACTS = 'tests/faults/otherActs.test.ts';
const ANSWERS = `${ROOM}/gateways/gt-sat/otherActs.test.ts`;

/** What keeps an act of a declaration number from being taken for another one of the same number. */
export const otherActGuards: readonly Guard[] = [
  {
    keeps: 'a code that does not say of whose bytes it speaks from ending a doubt',
    file: `${ROOM}/gateways/answers.ts`,
    text: "whose === 'unnamed' || ",
    instead: '',
    tests: [ANSWERS, ACTS],
  },
  {
    keeps: 'a second version from being called the first',
    file: `${ROOM}/askedOf.ts`,
    text: ' || send !== attempt',
    instead: '',
    tests: [ACTS],
  },
  {
    keeps: 'the signature of another act from being printed as this one’s',
    file: `${ROOM}/gateways/answers.ts`,
    text: "  if (whose === 'other') return { found: {}, notTaken: 'foreign' };\n",
    instead: '',
    tests: [ANSWERS],
  },
  {
    keeps: 'a signature that does not say of whose bytes it is from being taken for a rectification’s',
    file: `${ROOM}/gateways/answers.ts`,
    text: "whose !== 'unnamed' || asked.operation",
    instead: "whose !== 'other' || asked.operation",
    tests: [ANSWERS],
  },
  {
    keeps: 'other bytes or another document from being told the outcome of what was handed over before',
    file: `${ROOM}/comesSecond.ts`,
    text: 'known?.documentId === order.documentId && known.hash === sha256(order.sealed)',
    instead: 'known !== undefined',
    tests: ['tests/contract/handOver.test.ts'],
  },
];
