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
    keeps: 'a DUA from being registered with what was formed for another regime',
    file: 'functions/dua/around.ts',
    text: '...twice, ...regime]',
    instead: '...twice]',
    tests: ['tests/contract/duaRegime.test.ts'],
  },
  {
    keeps: 'a DUCA from being sealed with what was formed for another modality',
    file: 'functions/duca/around.ts',
    text: '...cross, ...modality]',
    instead: '...cross]',
    tests: ['tests/contract/ducaModality.test.ts'],
  },
  {
    keeps:
      'what was accepted with its modality from being asked for the papers of another when it is rectified',
    file: 'functions/duca/around.ts',
    text: 'accepted ? accepted.DUCA.MODALIDAD !== stored.body.DUCA.MODALIDAD : !isAnswered(stored);',
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
