import type { Door } from '../door.ts';

/** Base 64, and what stands around it. */
const inBase64 = (sealed: number): number => Math.ceil(sealed / 3) * 4 + 2048;

/** The doors of the certifiers; which one a document goes through is the company's choice. */
export const certifierDoors: readonly Door[] = [
  {
    name: 'certificador-a',
    kinds: ['cafta'],
    endpoint: 'CERTIFICADOR_A_ENDPOINT',
    practice: 'CERTIFICADOR_A_PRACTICE_ENDPOINT',
    largest: 'SAT_MESSAGE_MB',
    messageBytes: inBase64,
    signs: ['CERTIFICA'],
  },
  {
    name: 'certificador-b',
    kinds: ['cafta'],
    endpoint: 'CERTIFICADOR_B_ENDPOINT',
    practice: 'CERTIFICADOR_B_PRACTICE_ENDPOINT',
    largest: 'SAT_MESSAGE_MB',
    messageBytes: inBase64,
    signs: ['CERTIFICA'],
  },
];
