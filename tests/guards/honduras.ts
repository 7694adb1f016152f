import type { Guard } from './guard.ts';

/** What keeps a declaration to its own regime or modality, and that of Honduras to what SARAH says of it. */
export const honduranGuards: readonly Guard[] = [
  {
    keeps: 'a code that an authority answered from blocking whoever saves',
    file: 'shared/foundation/fields/shape.ts',
    text: "if (value === '' || isAuthoritys(field)) return undefined;",
    instead: "if (value === '') return undefined;",
    tests: ['tests/contract/duaForeignTax.test.ts'],
  },
  {
    keeps: 'the client of a DUA at what the slip of SARAH asks',
    file: 'shared/dua/owedTaxes.ts',
    text: 'isSettledBySarah(body) ? settledByTotal(body, obligation) : ',
    instead: '',
    tests: ['shared/dua/settledBySarah.test.ts'],
  },
  {
    keeps: 'a declaration from being sealed with what was formed for another regime or modality',
    file: 'functions/declarations/forming/orderAround.ts',
    text: '...cross, ...treatment]',
    instead: '...cross]',
    tests: ['tests/contract/duaRegime.test.ts', 'tests/contract/ducaModality.test.ts'],
  },
  {
    keeps: 'a modification of a DUA from being stopped by papers that nobody can correct any more',
    file: 'functions/declarations/forming/orderAround.ts',
    text: ', closed: papers.closed() }',
    instead: ' }',
    tests: ['tests/contract/rectifiedSourcesDua.test.ts', 'tests/contract/rectifiedSources.test.ts'],
  },
  {
    keeps: 'a change of what was accepted from being stopped by a number that it was accepted with',
    file: 'functions/declarations/correlatives/declarationDuplicates.ts',
    text: 'settled.has(each.path) ? ',
    instead: 'settled.has(each.path) && (false as boolean) ? ',
    tests: ['tests/contract/rectifiedSourcesDua.test.ts'],
  },
  {
    keeps: 'what was sealed of a DUA as its message, whatever its lists say since',
    file: 'functions/dua/message.ts',
    text: "if (bytes && FORMATO !== 'DECDAT')",
    instead: "if (bytes && FORMATO === 'DECDAT')",
    tests: ['tests/contract/duaMessage.test.ts'],
  },
  {
    keeps:
      'what was accepted with its modality from being asked for the papers of another when it is rectified',
    file: 'functions/declarations/forming/orderAround.ts',
    text: 'accepted ? saidIn(own, accepted) !== saidIn(own, body) : !isAnswered;',
    instead: 'true;',
    tests: ['tests/contract/ducaModality.test.ts'],
  },
  {
    keeps: 'a value declaration that a DUA does not declare without its number',
    file: 'functions/dua/heardDua.ts',
    text: 'declaredDvas(stored).map(',
    instead: 'Object.keys(stored.header.FUENTES?.TOMADAS.dva ?? {}).map(',
    tests: ['tests/contract/duaRegime.test.ts'],
  },
  {
    keeps: 'who made a DUA of a temporary regime told that its term ends',
    file: 'functions/notifications/expiring.ts',
    text: '  term(duaDefinition),\n',
    instead: '',
    tests: ['tests/contract/temporaryTermsDua.test.ts'],
  },
  {
    keeps: 'a DUA without the value declaration that its regime asks told of it before the seal',
    file: 'shared/dua/check.ts',
    text: '  ...valueProblems(body, reference),\n',
    instead: '',
    tests: ['shared/dua/checks/values.test.ts'],
  },
  {
    keeps: 'a payment on the slip of a printed DUA beside a guarantee',
    file: 'shared/dua/print/slip.ts',
    text: 'value: formOf(owed)',
    instead: 'value: formOf(owed.slice(-1))',
    tests: ['tests/golden/dua/print.test.ts'],
  },
];
