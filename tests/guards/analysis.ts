import type { Guard } from './guard.ts';

const TESTS = ['tests/contract/reports.test.ts'];
const DIVIDED = ['tests/contract/dividedDay.test.ts'];
const MAILED = ['tests/contract/mailedReports.test.ts'];
const RIGHTS = ['tests/contract/reportRights.test.ts'];

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
    keeps: 'what was let go after a review from being told as running out while it is rectified',
    file: 'functions/reports/standing.ts',
    text: "AND COALESCE(LEVANTE, '') = '' ",
    instead: '',
    tests: ['functions/reports/standing.test.ts'],
  },
  {
    keeps: 'people of client companies to the facts of their own importers',
    file: 'functions/reports/ask.ts',
    text: "    ...(importers ? [{ column: 'NIT', values: [...importers].map(plainTaxId) }] : []),\n",
    instead: '',
    tests: TESTS,
  },
  {
    keeps: 'people of client companies from reading drafts in reports and statistics',
    file: 'functions/reports/ask.ts',
    text: '[importers && OPEN_TO_CLIENTS, several, where]',
    instead: '[several, where]',
    tests: ['tests/contract/clientReports.test.ts'],
  },
  {
    keeps: 'two who write one day’s file from losing what the other wrote',
    file: 'functions/reports/files/dayFile.ts',
    text: 'when: before ? { equals: { HUELLA: before.HUELLA } } : { absent: true },',
    instead: '',
    tests: TESTS,
  },
  {
    keeps: 'two who divide one day’s file from losing what the other wrote',
    file: 'functions/reports/files/dayFile.ts',
    text: '      if (divided.length > 0) for (const file of files) astray.add(file.part);\n',
    instead: '',
    tests: DIVIDED,
  },
  {
    keeps: 'what lies in the parts of a day from being counted twice after a stop',
    file: 'functions/reports/files/dayFile.ts',
    text: '      if (row?.RESTA) await emptyDivided(parts, part);\n',
    instead: '',
    tests: DIVIDED,
  },
  {
    keeps: 'whole declarations from whoever may not read them',
    file: 'functions/reports/download/startDownload.ts',
    text: 'if (!permissions.has(`${countries[country].declaration.module}:read`))',
    instead: 'if (permissions.size === 0)',
    tests: ['tests/contract/reportFiles.test.ts'],
  },
  {
    keeps: 'whole declarations that were packed from whoever may not read them any more',
    file: 'functions/reports/download/startDownload.ts',
    text: '  checkDeclarations(scope);\n  const row',
    instead: '  const row',
    tests: RIGHTS,
  },
  {
    keeps: 'two downloads of one person that are asked for at the same moment from both being made',
    file: 'functions/reports/oneAtATime.ts',
    text: 'key: jobs.last, set, when };',
    instead: 'key: jobs.last, set };',
    tests: ['tests/contract/slowDownloads.test.ts'],
  },
  {
    keeps: 'reports of costs from whoever may not see costs',
    file: 'shared/reports/mayAsk.ts',
    text: ' && (needs === undefined || may(needs))',
    instead: '',
    tests: RIGHTS,
  },
  {
    keeps: 'what a report may be narrowed by from whoever may not see the report',
    file: 'functions/reports/narrowing.ts',
    text: '  checkReader(scope, input.REPORTE);\n',
    instead: '',
    tests: TESTS,
  },
  {
    keeps: 'a report that cannot be narrowed by something from being emptied by it',
    file: 'functions/reports/run.ts',
    text: '  checkFilters(name, filters);\n',
    instead: '',
    tests: ['tests/contract/statisticsLists.test.ts'],
  },
  {
    keeps: 'a mailed report from whoever lost the right to see it after it went',
    file: 'functions/reports/mailed/mailedReport.ts',
    text: ' || !isReader(scope, row.REPORTE)',
    instead: '',
    tests: RIGHTS,
  },
  {
    keeps: 'what was withdrawn from counting in reports',
    file: 'functions/reports/standing.ts',
    text: 'listOf(VOID_STATES)',
    instead: "listOf([''])",
    tests: ['functions/reports/standing.test.ts'],
  },
  {
    keeps: 'a mailed report from telling people of client companies of other importers',
    file: 'functions/reports/mailed/makeMailing.ts',
    text: 'const narrowed = importers ? { ...owned, importers: new Set(importers) } : owned;',
    instead: 'const narrowed = owned;',
    tests: MAILED,
  },
  {
    keeps: 'a mailed report from whoever it was not sent to',
    file: 'functions/reports/mailed/mailedReport.ts',
    text: 'row?.ARCHIVOS[scope.userId]',
    instead: 'Object.values(row?.ARCHIVOS ?? {})[0]',
    tests: MAILED,
  },
  {
    keeps: 'a report from being mailed in the name of whoever is gone',
    file: 'functions/reports/mailed/workMailed.ts',
    text: 'if (!owner || !personMayAsk(row.REPORTE, company, owner))',
    instead: 'if (!owner)',
    tests: MAILED,
  },
  {
    keeps: 'reports of one company from waiting behind those that cannot go of another',
    file: 'functions/runtime/dueTimes.ts',
    text: 'rows.length === limit && last ? `${last.sk} ` : undefined',
    instead: 'undefined',
    tests: ['tests/contract/mailedBehind.test.ts'],
  },
  {
    keeps: 'a dead address from being mailed to for ever',
    file: 'functions/reports/mailed/workMailed.ts',
    text: "  if (stop !== '') return pause(at, stop, owner);\n",
    instead: '',
    tests: ['tests/contract/deadAddresses.test.ts'],
  },
  {
    keeps: 'a report from being mailed twice when the work is done again',
    file: 'functions/notifications/put.ts',
    text: '      when: { absent: true },\n',
    instead: '',
    tests: MAILED,
  },
  {
    keeps: 'a report that is not whole from being mailed',
    file: 'functions/reports/mailed/workMailed.ts',
    text: 'if (due && !(await tellsUntil(parts, instantOf(row.PROXIMO).toISOString()))) return;',
    instead: '',
    tests: MAILED,
  },
];
