import type { Guard } from './guard.ts';

const SEALS = 'functions/transmission/declarations';
const ANNULLED = ['tests/contract/annulledPapers.test.ts'];
const RECTIFIED = ['tests/contract/rectifiedPapers.test.ts'];
const SOURCES = ['tests/contract/rectifiedSources.test.ts'];
const TAXES = ['tests/contract/annulledTaxes.test.ts'];
const USES = ['tests/contract/declaredUses.test.ts'];
const DISCHARGED = ['tests/contract/dischargedTerms.test.ts'];
const DISCHARGED_DUA = ['tests/contract/dischargedTermsDua.test.ts'];
const CANCELLING = 'functions/dua/discharge/cancelling.ts';
const MANY = ['tests/contract/manyPapers.test.ts'];

/** What a declaration holds and leaves behind: papers, taxes and classifications, when it is changed or annulled. */
export const annulmentGuards: readonly Guard[] = [
  {
    keeps: 'papers of an annulled declaration from staying closed for ever',
    file: `${SEALS}/applyOutcome.ts`,
    text: "    return settlePapers(kind, of, 'D');\n",
    instead: '    return;\n',
    tests: ANNULLED,
  },
  {
    keeps: 'papers that another declaration took since from being freed by late news of an annulment',
    file: `${SEALS}/papers.ts`,
    text: 'isLocked(use, header) && (header.USADO_POR || id) === id ?',
    instead: 'isLocked(use, header) ?',
    tests: ANNULLED,
  },
  {
    keeps: 'papers from being freed that a complementary declaration in force declares too',
    file: `${SEALS}/papers.ts`,
    text: 'heir?.papers.has(header.ID) ?? false',
    instead: 'false',
    tests: ANNULLED,
  },
  {
    keeps: 'what a rectification adds from staying open to whoever edits it',
    file: `${SEALS}/amendments.ts`,
    text: '    takes: await kind.used({ services: call.services, scope: call.scope, store, stored }),\n',
    instead: '',
    tests: RECTIFIED,
  },
  {
    keeps: 'papers that a refused rectification took from staying closed',
    file: `${SEALS}/applyOutcome.ts`,
    text: "    await releaseOfChange(kind, of, isRejected ? 'se rechazó' : 'se retiró de la cola');\n",
    instead: '',
    tests: RECTIFIED,
  },
  {
    keeps: 'taxes of a declaration that stands in the account of its client',
    file: 'functions/work-orders/costs/costs.ts',
    text: "    if (before.GASTO.ORIGEN !== '' && before.ANULADA !== '1') throw ofDeclaration();\n",
    instead: '',
    tests: TAXES,
  },
  {
    keeps: 'what an authority settled while it had a change that it refused from staying uncharged',
    file: `${SEALS}/applyOutcome.ts`,
    text: "  if (operation !== 'R') await chargeAccepted(kind, of, set);\n",
    instead: '  void chargeAccepted;\n',
    tests: ['tests/contract/duaSettledLater.test.ts'],
  },
  {
    keeps: 'what an annulled declaration charged from staying in an account without a word',
    file: 'functions/work-orders/costs/annulledTaxes.ts',
    text: "set: { ANULADA: '1' },",
    instead: 'set: {},',
    tests: TAXES,
  },
  {
    keeps:
      'what costs come to, in the log of an order and its story, from people of the agency who may not see costs',
    file: 'functions/work-orders/log.ts',
    text: "(seesCosts || CLASE !== 'GASTO')",
    instead: '(seesCosts || CLASE.length > 0)',
    tests: ['tests/contract/costsUntold.test.ts'],
  },
  {
    keeps: 'a code that a rectification corrected from being proposed as declared',
    file: 'functions/duca/rememberUses.ts',
    text: '  await retractUses(doors, { said: await usesOf(doors, ID, before.body), says });\n',
    instead: '',
    tests: USES,
  },
  {
    keeps: 'what an annulled declaration said of goods from being proposed',
    file: 'functions/duca/heardDuca.ts',
    text: '    await forgetUses(of, of.stored.header.ID, body);\n',
    instead: '',
    tests: USES,
  },
  {
    keeps: 'what another declaration said of goods from being forgotten with an annulled one',
    file: 'functions/products/uses.ts',
    text: '    if (ANTES) return [put({ ...last, ...ANTES })];\n',
    instead: '',
    tests: USES,
  },
  {
    keeps: 'a channel from being left out of what is proposed',
    file: `${SEALS}/applyOutcome.ts`,
    text: "  if (OPERACION === 'CANAL') return tellChannel(kind, of, body);\n",
    instead: "  if (OPERACION === 'CANAL') return;\n",
    tests: USES,
  },
  {
    keeps: 'a rectification from being sealed as what it was judged by was a moment before',
    file: 'functions/duca/amend.ts',
    text: ', seen: around.versions',
    instead: '',
    tests: SOURCES,
  },
  {
    keeps: 'a modification whose papers changed after it was formed from being sent',
    file: 'functions/dua/register.ts',
    text: '    const around = await lookThrough(call, stored, reference);\n    requireReady(duaKind.noun, [...problems, ...around.problems]);\n    return',
    instead: '    const around = await lookThrough(call, stored, reference);\n    return',
    tests: ['tests/contract/duaPapers.test.ts'],
  },
  {
    keeps: 'what an order says since from holding up what was accepted of it',
    file: 'functions/runtime/documents/sources/standing.ts',
    text: 'module !== kind.order.module && ',
    instead: '',
    tests: SOURCES,
  },
  {
    keeps: 'a client from being asked to approve what was annulled',
    file: 'functions/dva/handler.ts',
    text: "? (await approvalsGone(call, await dvasOf(call).header(call.input.ID), 'ANULADA')).gone",
    instead: '? []',
    tests: ['tests/contract/dvaApproval.test.ts'],
  },
  {
    keeps: 'a client from being asked to approve what was changed since',
    file: 'functions/dva/dvaStore.ts',
    text: 'if (before.APROBACION_PEDIDA === 0)',
    instead: 'if (before.VERSION > 0)',
    tests: ['tests/contract/dvaApproval.test.ts'],
  },
  {
    keeps: 'papers for which the transaction of a seal has no place from staying open',
    file: `${SEALS}/seal.ts`,
    text: '  if (handed.left !== 0) await takeRest(call, takes, taker);\n',
    instead: '',
    tests: MANY,
  },
  {
    keeps: 'a declaration of many papers from failing for ever as it is sealed',
    file: 'functions/transmission/handOver.ts',
    text: 'services.database.fitting(own, beside)',
    instead: 'beside',
    tests: ['tests/contract/manyPapersDua.test.ts'],
  },
  {
    keeps: 'a DUA from being sealed that cancels of more than its seal locks',
    file: CANCELLING,
    text: 'writes.length > MOST_LOCKED ?',
    instead: 'writes.length < 0 ?',
    tests: ['tests/contract/manyEarlierDuas.test.ts'],
  },
  {
    keeps: 'a certification that was refused from being told to nobody',
    file: 'functions/transmission/record.ts',
    text: '  return message ? [services.outbox.row(',
    instead: '  return message === null ? [services.outbox.row(',
    tests: ['tests/contract/certifiersTold.test.ts'],
  },
  {
    keeps: 'a person who must decide again from hearing nothing because they decided before',
    file: 'functions/transmission/outcomeFact.ts',
    text: "told === 'needs-human' ? ",
    instead: 'told === undefined ? ',
    tests: [`${SEALS}/listener.test.ts`, 'tests/contract/certifiersTold.test.ts'],
  },
  {
    keeps: 'the term of what was nationalised or returned from being told as if the goods were still here',
    file: 'functions/duca/heardDuca.ts',
    text: '    await tellDischarged(ducaDischarging, of, body);\n',
    instead: '',
    tests: DISCHARGED,
  },
  {
    keeps: 'a term from staying silent that an annulled declaration met',
    file: 'functions/duca/heardDuca.ts',
    text: '    await takeBackDischarges(ducaDischarging, of, body);\n',
    instead: '',
    tests: DISCHARGED,
  },
  {
    keeps: 'a term from staying silent that a rectified declaration meets no more',
    file: `${SEALS}/discharges.ts`,
    text: '!now.some((one) => kind.same(one.number, number))',
    instead: 'now.length < 0 && number',
    tests: DISCHARGED,
  },
  {
    keeps: 'the term of a Honduran temporary import from being told as if the goods were still here',
    file: 'functions/dua/heardDua.ts',
    text: '    await tellDischarged(duaDischarging, of, body);\n',
    instead: '',
    tests: DISCHARGED_DUA,
  },
  {
    keeps: 'a term from staying silent that a withdrawn DUA met',
    file: 'functions/dua/heardDua.ts',
    text: '    await takeBackDischarges(duaDischarging, of, body);\n',
    instead: '',
    tests: DISCHARGED_DUA,
  },
  {
    keeps: 'an item from being cancelled by two DUAs that are on their way',
    file: CANCELLING,
    text: 'others.filter((each) => isOnItsWay(each) || isUntold(each, told))',
    instead: 'others.slice(others.length)',
    tests: DISCHARGED_DUA,
  },
  {
    keeps: 'two DUAs from cancelling the same item at once, and two DUCAs from completing the same one',
    file: `${SEALS}/sealLock.ts`,
    text: '    when: lock === 0 ? { absent: true } : { equals: { lock } },\n',
    instead: '',
    tests: [...DISCHARGED_DUA, 'tests/contract/ducaTwoComplementaries.test.ts'],
  },
  {
    keeps: 'a further line of a certificate from covering every fraction once its own went',
    file: 'shared/duca/regroup/paperRows.ts',
    text: "return stays ? [withLine(each, '')] : [];",
    instead: "return [withLine(each, '')];",
    tests: ['shared/duca/regroup/certifiedFractions.test.ts'],
  },
  {
    keeps: 'a certificate that covers every fraction by silence from being sealed unasked',
    file: 'shared/duca/checks/blankLines.ts',
    text: 'proving.has(each.CODIGO_DOCUMENTO) ? missing : warning;',
    instead: 'warning;',
    tests: ['shared/duca/checks/blankLines.test.ts'],
  },
];
