import type { Guard } from './guard.ts';

const ROOM = 'functions/transmission';
const SEALS = `${ROOM}/declarations`;
const BULK = 'functions/runtime/documents/bulk';
const LOADS = ['tests/contract/bulkJobs.test.ts'];
const ROWS = ['tests/contract/bulk.test.ts'];
const CAFTA = ['tests/contract/cafta.test.ts'];
const CERTIFIERS = ['tests/contract/certifiers.test.ts'];
const MANIFESTS = ['tests/contract/manifests.test.ts'];
const SOURCES = ['tests/contract/manifestSources.test.ts'];
const MAILED = ['tests/contract/mailedReports.test.ts'];
const MOMENT = ['tests/contract/sealMoment.test.ts'];
const DELIVERIES = ['tests/contract/deliveries.test.ts'];

/** What is declared, certified, presented, loaded, mailed or fetched, and must not be wrong, early, twice or another's. */
export const paperGuards: readonly Guard[] = [
  {
    keeps: 'a DUCA that lacks something from being sealed',
    file: 'functions/duca/transmit.ts',
    text: '  requireDucaReady(body, reference, [...problems, ...around.problems]);\n',
    instead: '',
    tests: ['tests/contract/duca.test.ts'],
  },
  {
    keeps: 'a DUCA that its papers contradict from being sealed',
    file: 'functions/duca/transmit.ts',
    text: 'requireDucaReady(body, reference, [...problems, ...around.problems]);',
    instead: 'requireDucaReady(body, reference, problems);',
    tests: ['tests/contract/sourceErrors.test.ts', 'tests/contract/sources.test.ts'],
  },
  {
    keeps: 'a rate of yesterday from being declared unasked',
    file: 'functions/duca/transmit.ts',
    text: '  requireChosenRate(body, around.problems, call.input.TASA_DEL);\n',
    instead: '',
    tests: ['tests/contract/rateOfDay.test.ts'],
  },
  {
    keeps: 'a DUA that lacks something from being registered',
    file: 'functions/dua/register.ts',
    text: '  requireReady(duaKind.noun, [...problems, ...around.problems]);\n  const { services, scope } = call;\n',
    instead: '  const { services, scope } = call;\n',
    tests: ['tests/contract/dua.test.ts'],
  },
  {
    keeps: 'what is wrong in a paper from being declared with it',
    file: 'functions/runtime/documents/sources/standing.ts',
    text: 'problems: [...problems, ...(await sourceProblems(kind, read, { header, body }, judging))],',
    instead: 'problems,',
    tests: ['tests/contract/sourceErrors.test.ts'],
  },
  {
    keeps: 'a declaration from being sealed as somebody changed it a moment ago',
    file: `${SEALS}/seal.ts`,
    text: '  if (header.LOCK !== lock) throw await store.staleRefusal(header, lock);\n',
    instead: '',
    tests: MOMENT,
  },
  {
    keeps: 'a declaration from being judged by lists that were replaced meanwhile',
    file: `${SEALS}/seal.ts`,
    text: '...told, sameLists],',
    instead: '...told],',
    tests: MOMENT,
  },
  {
    keeps: 'a transmission of another person from being answered as one’s own',
    file: `${SEALS}/seal.ts`,
    text: 'if (holder.userId !== call.scope.userId) {',
    instead: 'if (false as boolean) {',
    tests: ['tests/contract/duca.test.ts'],
  },
  {
    keeps: 'a paper that changed since it was judged from being declared',
    file: `${SEALS}/locks.ts`,
    text: 'if (!before || (VERSION !== undefined && before.VERSION !== VERSION))',
    instead: 'if (!before)',
    tests: MOMENT,
  },
  {
    keeps: 'a certification that lacks something from being issued',
    file: 'functions/cafta/gate.ts',
    text: '  if (!first) return;\n',
    instead: '  if (!first || errors.length > 0) return;\n',
    tests: CAFTA,
  },
  {
    keeps: 'a certification that a certifier holds from being written in again',
    file: 'functions/cafta/gate.ts',
    text: "if (transition === 'reopen') return refuseCertified(call);",
    instead: "if (transition === 'reopen') return;",
    tests: CERTIFIERS,
  },
  {
    keeps: 'a draft of a certification from being signed',
    file: 'functions/cafta/certify.ts',
    text: "  if (header.ESTADO !== 'EMITIDA') throw store.stateRefusal(header, 'certificarse');\n",
    instead: '',
    tests: CERTIFIERS,
  },
  {
    keeps: 'a certification that changed since it was seen from being signed',
    file: 'functions/cafta/certify.ts',
    text: '  if (header.LOCK !== input.LOCK) throw await store.staleRefusal(header, input.LOCK);\n',
    instead: '',
    tests: CERTIFIERS,
  },
  {
    keeps: 'a certification from being handed over while it goes back to a draft',
    file: 'functions/cafta/certify.ts',
    text: 'extraWrites: [asSealed(store, header)],',
    instead: 'extraWrites: [],',
    tests: CERTIFIERS,
  },
  {
    keeps: 'a certification from going back to a draft while it is handed over',
    file: 'functions/cafta/gate.ts',
    text: "if (transition !== 'reopen') return [];",
    instead: 'if (transition) return [];',
    tests: CERTIFIERS,
  },
  {
    keeps: 'the certifier’s signature off the print of a version that it did not sign',
    file: 'functions/cafta/print.ts',
    text: "each.VERSION === version && each.ESTADO === 'ACCEPTED'",
    instead: "each.ESTADO === 'ACCEPTED'",
    tests: CERTIFIERS,
  },
  {
    keeps: 'a manifest that lacks something from being presented',
    file: 'functions/manifests/present.ts',
    text: '  requireReady(manifestDefinition.noun, problems);\n',
    instead: '',
    tests: MANIFESTS,
  },
  {
    keeps: 'a manifest that its transport documents left behind from being presented',
    file: 'functions/manifests/present.ts',
    text: 'problems: [...own, ...problems], papers',
    instead: 'problems: own, papers',
    tests: SOURCES,
  },
  {
    keeps: 'a manifest that was annulled from holding titles',
    file: 'functions/manifests/titleClaims.ts',
    text: "headers.find(({ ESTADO }) => ESTADO !== 'ANULADA')",
    instead: 'headers.at(0)',
    tests: ['tests/contract/manifestTitles.test.ts'],
  },
  {
    keeps: 'more of a title than the others left from being taken',
    file: 'functions/dua/around.ts',
    text: '...titles.problems, ...early',
    instead: '...early',
    tests: ['tests/contract/manifestTitles.test.ts'],
  },
  {
    keeps: 'a load from being written that somebody moved on meanwhile',
    file: `${BULK}/bulkImplementations.ts`,
    text: '          when: { equals: { ESTADO: row.ESTADO } },\n',
    instead: '',
    tests: LOADS,
  },
  {
    keeps: 'a file of which some rows are wrong from being loaded as a whole',
    file: `${BULK}/bulkImplementations.ts`,
    text: "if (row.MALAS === 0) return 'BUENAS';",
    instead: "return 'BUENAS';",
    tests: LOADS,
  },
  {
    keeps: 'a file of any size out of a load',
    file: `${BULK}/bulkImplementations.ts`,
    text: 'if (BYTES > LARGEST_BULK_BYTES)\n',
    instead: 'if (BYTES < 0)\n',
    tests: LOADS,
  },
  {
    keeps: 'a document that is closed from being changed by a file',
    file: `${BULK}/importRows.ts`,
    text: "  if (!stateOf(definition.states, header.ESTADO).editable) throw store.stateRefusal(header, 'modificarse');\n",
    instead: '',
    tests: ['tests/contract/registers.test.ts'],
  },
  {
    keeps: 'two rows of one number from being written past each other',
    file: `${BULK}/importRows.ts`,
    text: 'const before = turns.get(turn) ?? Promise.resolve();',
    instead: 'const before = Promise.resolve();',
    tests: ROWS,
  },
  {
    keeps: 'reports of a company that is suspended from being mailed',
    file: 'functions/reports/mailed/workMailed.ts',
    text: "  if (company?.ACTIVO !== '1') return;\n",
    instead: '  if (!company) return;\n',
    tests: MAILED,
  },
  {
    keeps: 'people who may see no report any more from being mailed one',
    file: 'functions/reports/mailed/makeMailing.ts',
    text: 'people.filter((person) => personMayAsk(row.REPORTE, company, person))',
    instead: '[...people]',
    tests: MAILED,
  },
  {
    keeps: 'a mailed report from who knows fewer importers than when it was made',
    file: 'functions/reports/mailed/mailedReport.ts',
    text: '!row || !file || !knowsAll(scope, file) ||',
    instead: '!row || !file ||',
    tests: MAILED,
  },
  {
    keeps: 'people of client companies from mailing reports to anybody else',
    file: 'functions/reports/mailed/schedules.ts',
    text: '(importers === undefined || person.IdUsuario === userId) &&\n',
    instead: '',
    tests: MAILED,
  },
  {
    keeps: 'reports that are not for client companies from their people',
    file: 'shared/reports/mayAsk.ts',
    text: ' && (forClients || !client)',
    instead: '',
    tests: ['tests/contract/reports.test.ts'],
  },
  {
    keeps: 'a file from being sent by two runs at once',
    file: `${ROOM}/deliveries/exchange.ts`,
    text: 'return (await keep(services, mine, row)) ? mine : undefined;',
    instead: 'await keep(services, mine, row);\n  return mine;',
    tests: ['tests/contract/deliveryRuns.test.ts'],
  },
  {
    keeps: 'what the authority left from being taken away there before it is kept here',
    file: `${ROOM}/deliveries/collect.ts`,
    text: "const kept = await keepEvidence(services, scope, object, content, 'application/octet-stream');",
    instead: 'const kept: { VERSION_OBJETO?: string } = {}; void keepEvidence;',
    tests: DELIVERIES,
  },
  {
    keeps: 'a file without measure from being fetched',
    file: `${ROOM}/deliveries/collect.ts`,
    text: 'if (bytes > MOST_BYTES) {',
    instead: 'if (false as boolean) {',
    tests: ['tests/contract/deliveryRuns.test.ts'],
  },
  {
    keeps: 'a fetched acceptance that says another number from taking the place of ours',
    file: `${ROOM}/fetchAgain.ts`,
    text: 'finding.facts.NUMERO) === undefined',
    instead: "finding.facts.NUMERO) === 'none'",
    tests: ['tests/contract/transmissionRecover.test.ts'],
  },
  {
    keeps: 'a signature from being taken off without saying why',
    file: `${ROOM}/deleteSignature.ts`,
    text: 'if (note.length < FEWEST_LETTERS)\n',
    instead: 'if (note.length < 0)\n',
    tests: ['tests/contract/transmissionRecover.test.ts'],
  },
  {
    keeps: 'the code of what was never accepted from being asked for',
    file: `${ROOM}/updateQr.ts`,
    text: "  if (!isCoded(head)) throw impossible(head, 'actualizar su código QR');\n",
    instead: '',
    tests: ['tests/contract/ducaQr.test.ts', 'tests/contract/transmissionRecover.test.ts'],
  },
  {
    keeps: 'a file of invoices from being shown, and created, in place of the one that was chosen after it',
    file: 'web/invoices/lookInto.ts',
    text: 'if (isLatest()) show(looked);',
    instead: 'show(looked);',
    tests: ['web/invoices/lookInto.test.ts'],
  },
  {
    keeps: 'a list whose download broke off from ending unsaid',
    file: 'web/document/list/listCsv.ts',
    text: "    say('No se pudo bajar la lista', errorText(thrown), 'bad');\n",
    instead: '',
    tests: ['web/document/list/listCsv.test.ts'],
  },
];
