import type { Guard } from './guard.ts';

const ROOM = 'functions/users/factor';
const FIRST_STEP = ['tests/contract/secondFactor.test.ts'];
const PROOFS = ['tests/contract/factorProofs.test.ts'];
const ORDERS = ['tests/contract/serverOrders.test.ts'];
const OWN = ['tests/contract/ownFactors.test.ts'];
const CONTRACTS = 'shared/users/factor/procedures.ts';

/** That the second factor cannot be gone round, used twice, guessed, or taken off by others. */
export const factorGuards: readonly Guard[] = [
  {
    keeps: 'who owes a second factor out of everything else',
    file: 'functions/runtime/executor.ts',
    text: "  if (owesFactor && !contract.beforeFactor) throw refusal('session.factor');\n",
    instead: '',
    tests: FIRST_STEP,
  },
  {
    keeps: 'what the start needs of the company from who owes a second factor',
    file: 'functions/users/sessionFacts.ts',
    text: '...(factorOwed ? {} : { INICIO: startFactsOf(identity, day) })',
    instead: 'INICIO: startFactsOf(identity, day)',
    tests: FIRST_STEP,
  },
  {
    keeps: 'a sign-in that was ended at its first step from being a session after the second',
    file: `${ROOM}/secondStep.ts`,
    text: '{ factor: true, family: half.family }',
    instead: '{ factor: true }',
    tests: FIRST_STEP,
  },
  {
    keeps: 'a first step from serving again',
    file: `${ROOM}/secondStep.ts`,
    text: '  await takeHalf(services, request.half);\n',
    instead: '',
    tests: FIRST_STEP,
  },
  {
    keeps: 'a first step from serving two at once',
    file: `${ROOM}/halfSession.ts`,
    text: "{ kind: 'delete', table: 'sessions', key, when: { exists: true } }",
    instead: "{ kind: 'delete', table: 'sessions', key }",
    tests: FIRST_STEP,
  },
  {
    keeps: 'people disabled since the first step out',
    file: `${ROOM}/secondStep.ts`,
    text: "  if (company?.ACTIVO !== '1' || user?.ACTIVO !== '1') throw refusal('session.second-step');\n",
    instead: "  if (!company || !user) throw refusal('session.second-step');\n",
    tests: FIRST_STEP,
  },
  {
    keeps: 'codes from being guessed at the sign-in without waiting',
    file: `${ROOM}/secondStep.ts`,
    text: 'await guarded(services, counters, async () =>',
    instead: 'await ((prove: () => Promise<true | undefined>) => prove())(async () =>',
    tests: PROOFS,
  },
  {
    keeps: 'codes from being guessed at a confirmation without waiting',
    file: `${ROOM}/stepUp.ts`,
    text: 'await guarded(services, stepUpCounters(scope.userId, session.family), async () =>',
    instead: 'await ((prove: () => Promise<true | undefined>) => prove())(async () =>',
    tests: OWN,
  },
  {
    keeps: 'a code that was used from being used again',
    file: `${ROOM}/totp.ts`,
    text: '    ...(after === undefined ? {} : { afterTimeStep: after }),\n',
    instead: '',
    tests: PROOFS,
  },
  {
    keeps: 'one code from proving two at once',
    file: `${ROOM}/prove.ts`,
    text: '      when: { equals: { PASO: totp.PASO } },\n',
    instead: '',
    tests: PROOFS,
  },
  {
    keeps: 'a recovery code from serving twice',
    file: `${ROOM}/recoveryCodes.ts`,
    text: "{ kind: 'delete', table: TABLE, key, when: { exists: true } }",
    instead: "{ kind: 'delete', table: TABLE, key }",
    tests: PROOFS,
  },
  {
    keeps: 'an answered challenge from being answered again',
    file: `${ROOM}/challenge.ts`,
    text: "    await services.database.aside({ kind: 'delete', table: 'sessions', key, when });\n",
    instead: '    void when;\n',
    tests: PROOFS,
  },
  {
    keeps: 'a copied passkey, whose counter stands still, out',
    file: `${ROOM}/passkeys.ts`,
    text: 'counter: passkey.CONTADOR,',
    instead: 'counter: 0,',
    tests: PROOFS,
  },
  {
    keeps: 'who came with the password alone from adding a factor beside the ones there are',
    file: `${ROOM}/enrol.ts`,
    text: "  if (hasFactor(factors) && call.session.factor !== true) throw refusal('session.missing');\n",
    instead: '',
    tests: OWN,
  },
  {
    keeps: 'another sign-in from confirming the secret that this one was shown',
    file: `${ROOM}/enrol.ts`,
    text: 'if (pending?.FAMILIA !== session.family || ',
    instead: 'if (!pending || ',
    tests: OWN,
  },
  {
    keeps: 'sign-ins of the password alone from outliving the first factor',
    file: `${ROOM}/enrol.ts`,
    text: '  if (first) await revokeOthers(services, session);\n',
    instead: '',
    tests: OWN,
  },
  {
    keeps: 'who must have a factor from removing the last one',
    file: `${ROOM}/ownFactors.ts`,
    text: 'if (last && isNeeded(call)) {',
    instead: 'if (false as boolean) {',
    tests: OWN,
  },
  {
    keeps: 'a factor from being removed in a session that somebody left open',
    file: CONTRACTS,
    text: "name: 'removeFactor',\n    stepUp: true,",
    instead: "name: 'removeFactor',",
    tests: OWN,
  },
  {
    keeps: 'sign-ins that a removed factor opened from going on',
    file: `${ROOM}/ownFactors.ts`,
    text: '  await revokeOthers(services, session);\n',
    instead: '',
    tests: OWN,
  },
  {
    keeps: 'an administrator’s open session from taking the factors of others',
    file: CONTRACTS,
    text: "name: 'resetFactors',\n    stepUp: true,",
    instead: "name: 'resetFactors',",
    tests: OWN,
  },
  {
    keeps: 'who stopped administering meanwhile from taking the factors of others',
    file: `${ROOM}/resetFactors.ts`,
    text: '      stillAdministering(call),\n',
    instead: '',
    tests: OWN,
  },
  {
    keeps: 'sign-ins from outliving the factors that were taken from their person',
    file: `${ROOM}/resetFactors.ts`,
    text: '  await revokeUser(services, user.IdUsuario);\n',
    instead: '',
    tests: OWN,
  },
  {
    keeps: 'an order on the machine from taking the factor of somebody of another name',
    file: 'functions/users/serverOrders.ts',
    text: '  if (fold(user.NombreUsuario.trim()) !== fold(person.trim()))\n',
    instead: '  if (person === undefined)\n',
    tests: ORDERS,
  },
  {
    keeps: 'an order on the machine from taking the factor of whom their administrator helps',
    file: 'functions/users/serverOrders.ts',
    text: '  if (!isAdministrator(user))\n',
    instead: "  if (user.SUPER === 'nunca')\n",
    tests: ORDERS,
  },
  {
    keeps: 'who operated the platform and left from counting as one who does',
    file: 'functions/users/serverOrders.ts',
    text: '  const { writes } = await removal(store, PLATFORM, user);\n',
    instead: '  const writes = (await removal(store, PLATFORM, user)).writes.slice(1);\n',
    tests: ORDERS,
  },
];
