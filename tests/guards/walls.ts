import type { Guard } from './guard.ts';

const RUNTIME = 'functions/runtime';
const WALL = ['tests/contract/companyWall.test.ts'];
const ROLES = ['tests/infra/companyWall.test.ts'];

/** The second wall between companies: credentials that reach one company alone. */
export const wallGuards: readonly Guard[] = [
  {
    keeps: 'a procedure from reaching rows of another company than its caller’s',
    file: `${RUNTIME}/executor.ts`,
    text: 'caller && !ofOthers ? workingFor(caller.scope, work) : work();',
    instead: '(void caller, void ofOthers, work());',
    tests: WALL,
  },
  {
    keeps: 'work for one company from becoming work for another on the way',
    file: `${RUNTIME}/narrowed.ts`,
    text: "  if (other !== company) throw new Error('Work for one company would reach into another');\n",
    instead: '  void other;\n',
    tests: WALL,
  },
  {
    keeps: 'a call from being signed with what the client kept of another company',
    file: `${RUNTIME}/narrowed.ts`,
    text: 'Object.assign(signer, { memoized: true });',
    instead: 'signer;',
    tests: [`${RUNTIME}/narrowed.test.ts`],
  },
  {
    keeps: 'a session from being used until its last second, when a link would end before its time',
    file: `${RUNTIME}/assumedRole.ts`,
    text: 'identity.expiration.getTime() - SPARE_MS;',
    instead: 'identity.expiration.getTime();',
    tests: [`${RUNTIME}/narrowed.test.ts`],
  },
  {
    keeps: 'rows of other companies from credentials of one',
    file: 'infra/embedded/rights/rights.ts',
    text: 'keys.every((key) => among(WALL.rows(company), key))',
    instead: 'true',
    tests: WALL,
  },
  {
    keeps: 'objects of other companies from credentials of one',
    file: 'infra/embedded/rights/rights.ts',
    text: 'if (object !== undefined) return among(WALL.objects(company), object);',
    instead: 'if (object !== undefined) return true;',
    tests: WALL,
  },
  {
    keeps: 'rows of companies from a function that works for none',
    file: 'infra/embedded/rights/rights.ts',
    text: '(!reaches || (index === undefined && this.open.has(part)))',
    instead: '(reaches || !reaches)',
    tests: WALL,
  },
  {
    keeps: 'what tells of all companies from being asked by work for one',
    file: 'infra/embedded/rights/rights.ts',
    text: 'if (index !== undefined && this.across.has(`${part}/${index}`)) return false;',
    instead: '',
    tests: WALL,
  },
  {
    keeps: 'the partition of an index from being asked whoever’s it is',
    file: 'infra/embedded/rights/asked.ts',
    text: 'IndexName !== undefined || ',
    instead: '',
    tests: WALL,
  },
  {
    keeps: 'a company from reaching another whose name begins alike',
    file: 'infra/actions.ts',
    text: '`${LEADING.company}${company}#*`',
    instead: '`${LEADING.company}${company}*`',
    tests: WALL,
  },
  {
    keeps: 'a role from being assumed without the company that the session is held to',
    file: 'infra/cloud/companyWall.ts',
    text: "        StringLike: { [`aws:RequestTag/${COMPANY_TAG}`]: '?*' },\n",
    instead: '',
    tests: ROLES,
  },
  {
    keeps: 'every role that reaches rows of companies behind the wall',
    file: 'infra/cloud/companyWall.ts',
    text: '  role.addManagedPolicy(wall);\n',
    instead: '  void wall;\n',
    tests: ROLES,
  },
  {
    keeps: 'what an order that names no client holds from being offered in another that names none either',
    file: 'functions/work-orders/lastValues.ts',
    text: 'importerOf(order) || ID_ORDEN',
    instead: 'importerOf(order)',
    tests: ['tests/contract/lastValuesKinds.test.ts'],
  },
  {
    keeps: 'what was annulled, or deleted with its order, from being offered as what was used last',
    file: 'functions/work-orders/lastValues.ts',
    text: '!isVoid(ESTADO) && APARTADO === undefined',
    instead: "ESTADO !== ''",
    tests: ['tests/contract/lastValues.test.ts', 'tests/contract/lastValuesKinds.test.ts'],
  },
  {
    keeps: 'what is in no order and names nobody from counting as the same client’s',
    file: 'shared/foundation/documents/recall.ts',
    text: "one.taxId === '' || other.taxId === '' ? inOrders :",
    instead: '',
    tests: ['shared/foundation/documents/recall.test.ts', 'tests/contract/lastValuesKinds.test.ts'],
  },
];
