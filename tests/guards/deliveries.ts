import type { Guard } from './guard.ts';

const ROOM = 'functions/transmission';
const DELIVERIES = 'tests/contract/deliveries.test.ts';
const TITLES = 'tests/contract/manifestTitles.test.ts';

/** What keeps files from being lost, doubled or taken for another's, and what a declaration says true after it changed. */
export const deliveryGuards: readonly Guard[] = [
  {
    keeps: 'a file at the authority from being replaced by one of ours',
    file: `${ROOM}/gateways/files/filesDoor.ts`,
    text: "      if (there !== undefined) throw new NotDelivered('taken', undefined);\n",
    instead: '',
    tests: [DELIVERIES],
  },
  {
    keeps: 'half a file from being given its name',
    file: `${ROOM}/gateways/files/filesDoor.ts`,
    text: "      if ((await sizeOf(client, part)) !== bytes) throw new NotDelivered('broken', undefined);\n",
    instead: '',
    tests: [DELIVERIES],
  },
  {
    keeps: 'a file from going out before it is written that it does',
    file: `${ROOM}/deliveries/exchange.ts`,
    text: '    begun: true,\n',
    instead: '',
    tests: [DELIVERIES],
  },
  {
    keeps: 'a file of a company that is suspended from leaving',
    file: `${ROOM}/deliveries/exchange.ts`,
    text: "  if (await isSuspended(services, { company })) return 'suspended';\n",
    instead: '',
    tests: [DELIVERIES],
  },
  {
    keeps: 'what the authority left for another from being fetched',
    file: `${ROOM}/deliveries/collect.ts`,
    text: '    if (!named) continue;\n',
    instead: "    if (!named) throw new Error('of nobody');\n",
    tests: [DELIVERIES],
  },
  {
    keeps: 'a signature that was taken off from being shown and printed',
    file: 'shared/duca/acceptance.ts',
    text: "(name === 'FIRMA_ELECTRONICA' && unsigned)",
    instead: 'false',
    tests: ['tests/contract/ducaSignature.test.ts'],
  },
  {
    keeps: 'titles of a manifest from staying with a declaration that was withdrawn',
    file: `${ROOM}/declarations/applyOutcome.ts`,
    text: '    await kind.tellWithdrawn?.(of, body);\n',
    instead: '',
    tests: [TITLES],
  },
  {
    keeps: 'a refused modification from holding titles that nobody accepted',
    file: `${ROOM}/declarations/applyOutcome.ts`,
    text: '    await kind.changeRefused?.(of);\n',
    instead: '',
    tests: [TITLES],
  },
  {
    keeps: 'what was accepted of a title from being taken by others while a modification is on its way',
    file: 'functions/dua/titles.ts',
    text: 'changing ? eitherOf(await takenBy(call, changing), asked) : asked',
    instead: 'asked',
    tests: [TITLES],
  },
  {
    keeps: 'a title from being cancelled twice because its manifest is not named',
    file: 'shared/dua/checks/titles.ts',
    text: '  ...manifestProblems(body, reference),\n',
    instead: '',
    tests: ['shared/dua/checks/titles.test.ts'],
  },
  {
    keeps: 'a title that stands in another manifest from being presented untold',
    file: 'functions/manifests/present.ts',
    text: '    titlesElsewhere(call, stored, reference),\n',
    instead: '    Promise.resolve([]),\n',
    tests: ['tests/contract/manifestTwice.test.ts'],
  },
  {
    keeps: 'two manifests that are saved at once with the same titles from hiding each other',
    file: 'functions/manifests/titleIndex.ts',
    text: 'lock: lock + 1 }, when }];',
    instead: 'lock: lock + 1 } }];',
    tests: ['tests/contract/titlesOfMany.test.ts'],
  },
  {
    keeps: 'the newest paper under a number from being hidden by fifty older ones',
    file: 'functions/runtime/documents/findMarked.ts',
    text: '    descending: true,\n',
    instead: '',
    tests: ['tests/contract/manyUnderOneNumber.test.ts'],
  },
  {
    keeps: 'a manifest of whose titles declarations hold from being deleted',
    file: 'functions/manifests/titleClaims.ts',
    text: '  if (claims.length === 0) return [lockMoved(',
    instead: '  if (claims.length >= 0) return [lockMoved(',
    tests: ['tests/contract/manifestDeleted.test.ts'],
  },
  {
    keeps: 'a manifest from being deleted in the moment in which a declaration takes of it',
    file: 'functions/manifests/titleClaims.ts',
    text: '[lockMoved(call, manifestId, lock, CLAIMED_NOW)]',
    instead: '[]',
    tests: ['tests/contract/manifestDeleted.test.ts'],
  },
];
