import type { Guard } from './guard.ts';

const TESTS = ['tests/contract/reports.test.ts'];

/** What keeps figures right and apart. */
export const analysisGuards: readonly Guard[] = [
  {
    keeps: 'the engine of the analysis from any file but the company’s own',
    file: 'functions/reports/engine/duckdb.ts',
    text: "        await connection.run('SET enable_external_access = false');\n",
    instead: '',
    tests: TESTS,
  },
  {
    keeps: 'people of client companies to the facts of their own importers',
    file: 'functions/reports/ask.ts',
    text: "    ...(importers ? [{ column: 'NIT', values: [...importers].map(plainTaxId) }] : []),\n",
    instead: '',
    tests: TESTS,
  },
  {
    keeps: 'two who write one day’s file from losing what the other wrote',
    file: 'functions/reports/files/dayFile.ts',
    text: 'when: before ? { equals: { HUELLA: before.HUELLA } } : { absent: true },',
    instead: '',
    tests: TESTS,
  },
  {
    keeps: 'whole declarations from whoever may not read them',
    file: 'functions/reports/download/startDownload.ts',
    text: 'if (!scope.permissions.has(`${module}:read`))',
    instead: 'if (!module)',
    tests: ['tests/contract/reportFiles.test.ts'],
  },
];
