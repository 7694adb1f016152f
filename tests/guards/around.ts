import type { Guard } from './guard.ts';

const CHAIN = 'functions/logbook/chain.ts';
const LOGBOOK = ['tests/contract/logbook.test.ts'];
const VERIFY = 'shared/logbook/verifyExport.ts';
const REACH = 'functions/work-orders/talk/reach.ts';
const SAY = 'functions/work-orders/talk/say.ts';
const TALK = ['tests/contract/orderTalk.test.ts'];
const CLAIMS = 'functions/manifests/titleClaims.ts';
const TITLES = ['tests/contract/manifestTitles.test.ts'];
const AMENDMENTS = 'functions/transmission/declarations/amendments.ts';
const AMENDED = ['tests/contract/ducaAmendment.test.ts'];
const OTHER_ORIGINAL = ['tests/contract/ducaOtherOriginal.test.ts'];
const MARKED = 'functions/runtime/documents/markedPage.ts';
const CITING = ['tests/contract/citing.test.ts'];

/** What surrounds a declaration: what was said of it, what titles still hold, who did what, who may. */
export const aroundGuards: readonly Guard[] = [
  {
    keeps: 'a manifest from being sealed as a transport document was a moment before',
    file: 'functions/transmission/declarations/locks.ts',
    text: 'when: { equals: { LOCK: header.LOCK } },',
    instead: 'when: { exists: true },',
    tests: ['tests/contract/manifestSeal.test.ts'],
  },
  {
    keeps: 'a declaration from being sealed as its order was a moment before',
    file: 'functions/work-orders/orders.ts',
    text: '...(seen ? { equals: { VERSION: seen.version } } : {})',
    instead: '',
    tests: ['tests/contract/sealMoment.test.ts'],
  },
  {
    keeps: 'receipts of costs from people of the agency who may not see costs',
    file: 'functions/work-orders/talk/knownPapers.ts',
    text: "PAPEL !== RECEIPT || permissions.has('work-orders.costos:read')",
    instead: 'PAPEL !== RECEIPT || permissions.size > 0',
    tests: ['tests/contract/orderPapers.test.ts'],
  },
  {
    keeps: 'what was sent for a former client of an order from the one that it is of now',
    file: 'functions/work-orders/talk/story.ts',
    text: '(await knownRows(call, order, meant))',
    instead: 'meant',
    tests: ['tests/contract/formerImporterSteps.test.ts'],
  },
  {
    keeps: 'the name of a file from who may not open it and brings the same bytes',
    file: 'functions/work-orders/talk/papers.ts',
    text: '    known: (rows) => knownPapers(call, header, rows),\n',
    instead: '',
    tests: ['tests/contract/formerImporter.test.ts'],
  },
  {
    keeps: 'an order from being deleted in the moment in which a cost of it is entered',
    file: 'functions/work-orders/costs/watchedCosts.ts',
    text: 'when: entered ? { equals: { ENTRADOS: entered.ENTRADOS } } : { absent: true },',
    instead: 'when: { missingOrBelow: { NADA: 1 } },',
    tests: ['tests/contract/orderCosts.test.ts'],
  },
  {
    keeps:
      'a cost from being entered in the moment in which its order is deleted, or goes to another importer',
    file: 'functions/work-orders/costs/enterCost.ts',
    text: 'counted, asRead)',
    instead: 'counted)',
    tests: ['tests/contract/orderCosts.test.ts', 'tests/contract/importerCosts.test.ts'],
  },
  {
    keeps: 'costs from being left in the account of a former importer',
    file: 'functions/work-orders/orderStore.ts',
    text: 'extra: [...(facts.extra ?? []), ...beside]',
    instead: 'extra: [...(facts.extra ?? [])]',
    tests: ['tests/contract/importerCosts.test.ts'],
  },
  {
    keeps: 'a line that goes to another account from being taken out of the one in which it was',
    file: 'functions/work-orders/costs/costRows.ts',
    text: 'equals: { LOCK, NIT }',
    instead: 'equals: { LOCK }',
    tests: ['tests/contract/importerCosts.test.ts'],
  },
  {
    keeps: 'a tax as the authority accepted it, whatever a person says of who paid it',
    file: 'functions/work-orders/costs/costs.ts',
    text: '  if (Object.entries(given).some(([name, value]) => !said.includes(name) && value !== own[name]))\n',
    instead: '  if (said.length === 0 && own)\n',
    tests: ['tests/contract/taxesPaidByClient.test.ts'],
  },
  {
    keeps: 'drafts of a deleted order, however many they are, from waiting for somebody',
    file: 'functions/work-orders/lifecycle.ts',
    text: '  await restAside(call, deleted.ID, day);\n',
    instead: '',
    tests: ['tests/contract/deletedPapers.test.ts'],
  },
  {
    keeps: 'the number of a draft whose order may come back from being given away',
    file: 'functions/work-orders/correlatives/correlatives.ts',
    text: ': today > held;',
    instead: ': today !== held.slice(0, 1);',
    tests: ['tests/contract/deletedPapers.test.ts'],
  },
  {
    keeps: 'papers of a closed order from being voided as those of a deleted one are',
    file: 'functions/work-orders/orders.ts',
    text: 'STATES.filter((state) => OPEN_STATES.includes(state) || isVoid(state));',
    instead: 'STATES;',
    tests: ['tests/contract/closedOrder.test.ts'],
  },
  {
    keeps: 'a number that a colleague reserved from being typed by somebody else',
    file: 'functions/work-orders/correlatives/refuseReserved.ts',
    text: "if (CLASE !== 'RESERVADO' || POR === call.scope.login) return;",
    instead: 'if (CLASE !== undefined || POR !== undefined) return;',
    tests: ['tests/contract/correlatives.test.ts'],
  },
  {
    keeps: 'two who chain the logbook at once from writing beside one another',
    file: CHAIN,
    text: 'when: head ? { equals: { N: head.N } } : { absent: true },',
    instead: '',
    tests: LOGBOOK,
  },
  {
    keeps: 'what happened from being entered twice',
    file: CHAIN,
    text: '      key: { pk: happenedPk(scope.company), sk: row.sk },\n      when: { exists: true },',
    instead: '      key: { pk: happenedPk(scope.company), sk: `${row.sk}-` },',
    tests: LOGBOOK,
  },
  {
    keeps: 'a line that was put in or taken out of the logbook from passing',
    file: VERIFY,
    text: 'else if (line.ANTERIOR !== before)',
    instead: 'else if (false as boolean)',
    tests: LOGBOOK,
  },
  {
    keeps: 'a changed line of the logbook from passing',
    file: VERIFY,
    text: 'if (sha256(hashedText(line)) !== line.HUELLA)',
    instead: 'if (false as boolean)',
    tests: LOGBOOK,
  },
  {
    keeps: 'a logbook cut at its end from passing',
    file: VERIFY,
    text: 'if (foot.HUELLA !== last)',
    instead: 'if (false as boolean)',
    tests: LOGBOOK,
  },
  {
    keeps: 'a forged signature of a logbook from passing',
    file: VERIFY,
    text: 'if (!verifier.holds(signedText(head, foot), foot.FIRMA, foot.CLAVE))',
    instead: 'if (false as boolean)',
    tests: LOGBOOK,
  },
  {
    keeps: 'a client whose order was not opened from writing into it',
    file: REACH,
    text: 'if (reached.shut) {',
    instead: 'if (false as boolean) {',
    tests: TALK,
  },
  {
    keeps: 'whoever may only read from writing messages',
    file: REACH,
    text: "if (!reached.client && !call.scope.permissions.has('work-orders:write'))",
    instead: 'if (false as boolean)',
    tests: TALK,
  },
  {
    keeps: 'what is asked of a document of another order out of this one',
    file: SAY,
    text: 'if (!found || !inOrder)',
    instead: 'if (!found)',
    tests: TALK,
  },
  {
    keeps: 'those who cannot read a message from being named in it',
    file: SAY,
    text: 'if (lacking.length > 0) {',
    instead: 'if (false as boolean) {',
    tests: TALK,
  },
  {
    keeps: 'papers of the agency out of what its client sees',
    file: SAY,
    text: "para === 'CLIENTE' && !isPaperForClient(PAPEL)",
    instead: 'false',
    tests: ['tests/contract/orderPapers.test.ts'],
  },
  {
    keeps: 'a DUA at a rate that is far from the bank’s from being ready',
    file: 'functions/dua/around.ts',
    text: ', ...bankRateProblems(body, rate, reference)',
    instead: '',
    tests: ['tests/contract/dua.test.ts'],
  },
  {
    keeps: 'two declarations from taking the same packages of a title at once',
    file: CLAIMS,
    text: '  when: lock === 0 ? { absent: true } : { equals: { lock } },\n',
    instead: '',
    tests: TITLES,
  },
  {
    keeps: 'a rectification without a reason from being opened',
    file: AMENDMENTS,
    text: 'if (reason.length < FEWEST_LETTERS) {',
    instead: 'if (false as boolean) {',
    tests: AMENDED,
  },
  {
    keeps: 'a rectification that changes nothing from being sent',
    file: AMENDMENTS,
    text: 'if (CAMBIOS.length === 0) {',
    instead: 'if (false as boolean) {',
    tests: AMENDED,
  },
  {
    keeps: 'what was accepted from being judged by the law of a later day',
    file: 'shared/foundation/documents/documentProblems.ts',
    text: '...check(judged, own),',
    instead: '...check(judged, reference),',
    tests: ['shared/foundation/documents/documentProblems.test.ts'],
  },
  {
    keeps: 'what was accepted at the rate of its acceptance when it is formed again',
    file: 'shared/duca/regroup/formAgain.ts',
    text: 'ratedAs(day, { rate, day: of }, sources)',
    instead: 'sources',
    tests: ['shared/duca/regroup/formAgain.test.ts'],
  },
  {
    keeps: 'a rectification from completing what may not be completed',
    file: 'functions/duca/amend.ts',
    text: '[...problems, ...around.problems]',
    instead: 'problems',
    tests: OTHER_ORIGINAL,
  },
  {
    keeps: 'a DUCA from counting as completed by one that completes another by now',
    file: 'functions/duca/heardDuca.ts',
    text: '    await uncoverFormer(of, body);\n',
    instead: '',
    tests: OTHER_ORIGINAL,
  },
  {
    keeps: 'a rectification from naming another declaration',
    file: AMENDMENTS,
    text: "  const wanted = { transition: 'sendAmendment', action: 'enviarse a rectificar', lock: call.input.LOCK };\n  const there = await underWay(kind, call, header, wanted);\n  if (there) return there;\n  requireOwnNumber(kind, header, body);\n",
    instead:
      "  const wanted = { transition: 'sendAmendment', action: 'enviarse a rectificar', lock: call.input.LOCK };\n  const there = await underWay(kind, call, header, wanted);\n  if (there) return there;\n",
    tests: AMENDED,
  },
  {
    keeps: 'what a service says of somebody else out of the document that asked',
    file: 'functions/transmission/gateways/lookups/readLookup.ts',
    text: "if (body['clave'] !== key)",
    instead: 'if (false as boolean)',
    tests: ['tests/contract/lookups.test.ts'],
  },
  {
    keeps: 'what was not accepted from being fetched as if it were',
    file: 'functions/transmission/isRecoverable.ts',
    text: "state === 'ACCEPTED' && operation !== 'V'",
    instead: "operation !== 'V'",
    tests: ['tests/contract/transmissionRecover.test.ts'],
  },
  {
    keeps: 'a cursor of the declarations that cite one certification from opening another’s',
    file: MARKED,
    text: 'new Cursors(services, scope, list, mark)',
    instead: "new Cursors(services, scope, list, '')",
    tests: CITING,
  },
  {
    keeps: 'a row of the index that its document no longer bears out from naming it',
    file: MARKED,
    text: 'header && allMarks(definition, header).has(mark)',
    instead: 'header',
    tests: CITING,
  },
  {
    keeps: 'the slip of a printed DUA at the amounts that SARAH settled',
    file: 'shared/dua/print/slip.ts',
    text: 'const totals = dueTotals(body);',
    instead: 'const totals = body.LIQUIDACION;',
    tests: ['tests/golden/dua/print.test.ts'],
  },
];
