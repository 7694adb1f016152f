const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The order of the modules is read from the one place that states it, so that a new module needs no rule here. */
const source = readFileSync(join(__dirname, 'shared/foundation/modules.ts'), 'utf8');
const list = /MODULES = \[([^\]]+)\]/.exec(source);
if (!list) throw new Error('shared/foundation/modules.ts no longer states MODULES as a list of names');
const MODULES = [...list[1].matchAll(/'([a-z-]+)'/g)].map((match) => match[1]);

const FLOORS = '(shared|functions|web|tests)';
const anyOf = (names) => `(${names.join('|')})`;
/** Tests stand outside the arrows: they may set a scene with any room. */
const TESTS = '\\.test\\.tsx?$|^tests/';

/** One rule a module, written by the order: it must not import any module that comes after it. */
const moduleOrder = MODULES.slice(0, -1).map((name, index) => ({
  name: `modules-in-order-${name}`,
  severity: 'error',
  comment: `Work flows one way: ${name} may read only the modules before it. News the other way travels as an event.`,
  from: { path: `^${FLOORS}/${name}/`, pathNot: TESTS },
  to: { path: `^${FLOORS}/${anyOf(MODULES.slice(index + 1))}/` },
}));

const forbidden = [
  ...moduleOrder,
  {
    name: 'shared-is-the-ground-floor',
    severity: 'error',
    comment: 'shared/ holds the product’s knowledge and runs anywhere; it must not know who uses it.',
    from: { path: '^shared/' },
    to: { path: '^(functions|web|infra|tests)/' },
  },
  {
    name: 'shared-is-isomorphic',
    severity: 'error',
    comment:
      'What shared/ imports ends in the browser too: no Node modules, and of npm only libraries that run in both.',
    from: { path: '^shared/', pathNot: TESTS },
    to: {
      dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
      pathNot: `node_modules/(@types/)?${anyOf([
        'zod',
        'xmlbuilder2',
        'pdf-lib',
        'fflate',
        'stdnum',
        'papaparse',
        'saxes',
        'currency-codes',
        'i18n-iso-countries',
        'date-holidays',
        'lean-qr',
        '@zxcvbn-ts',
      ])}/`,
    },
  },
  {
    name: 'web-knows-shared-only',
    severity: 'error',
    comment:
      'The browser speaks to the procedures through their contracts in shared/, never through their code.',
    from: { path: '^web/', pathNot: TESTS },
    to: { path: '^(functions|infra|tests)/' },
  },
  {
    name: 'functions-know-shared-only',
    severity: 'error',
    comment: 'A procedure must run wherever it is put: it knows neither the screens nor where it runs.',
    from: { path: '^functions/', pathNot: TESTS },
    to: { path: '^(web|infra|tests)/' },
  },
  {
    name: 'infra-enters-functions-by-the-door',
    severity: 'error',
    comment:
      'infra starts functions by their entry files, as AWS does; what lies behind the handler is not its business. Only the demo companies, the first company and what an upgrade moves or a repair counts are rows that the functions themselves would write.',
    from: { path: '^infra/', pathNot: `^infra/(embedded/demo|administer/|repair/|upgrade/)|${TESTS}` },
    to: {
      path: '^(functions|web|tests)/',
      pathNot: '^functions/[^/]+/(handler|worker|deadLetters|schedule)\\.ts$',
    },
  },
  {
    name: 'foundation-knows-no-module',
    severity: 'error',
    comment:
      'foundation, runtime, kit and the like are the ground every module stands on; a module’s word has no place there.',
    from: {
      path: '^(shared/foundation|shared/countries|functions/runtime|web/kit|web/api)/',
      pathNot: TESTS,
    },
    to: { path: `^${FLOORS}/${anyOf(MODULES)}/` },
  },
  {
    name: 'countries-know-foundation-only',
    severity: 'error',
    comment:
      'A country answers questions about itself; what a module makes of the answers is the module’s own gt.ts.',
    from: { path: '^shared/countries/', pathNot: TESTS },
    to: { path: '^shared/', pathNot: '^shared/(foundation|countries)/' },
  },
  {
    name: 'foundation-knows-only-what-a-country-is',
    severity: 'error',
    comment: 'foundation may say "a country" (the type and the list) but never a particular one.',
    from: { path: '^shared/foundation/', pathNot: TESTS },
    to: { path: '^shared/countries/', pathNot: '^shared/countries/country\\.ts$' },
  },
  {
    name: 'foundation-takes-types-of-country',
    severity: 'error',
    comment:
      'Only the type crosses, so that foundation loads without the countries and no circle can begin there.',
    from: { path: '^shared/foundation/', pathNot: TESTS },
    to: { path: '^shared/countries/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'contracts-know-kinds-only',
    severity: 'error',
    comment:
      'A contract needs what its documents are called, not their fields and checks: whoever calls it, as the bell of every page, would load them too. Name the kind.',
    from: { path: '^shared/[^/]+/([a-z]+P|p)rocedures\\.ts$' },
    to: { path: '^shared/[^/]+/definition\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'checked-by-its-definition',
    severity: 'error',
    comment:
      'A definition knows the day by whose law its document is judged; a bare check judges by today what was accepted long ago.',
    from: {
      path: '^(shared|functions|web|infra)/',
      pathNot: `^shared/[^/]+/definition\\.ts$|\\.fixture\\.ts$|${TESTS}`,
    },
    to: { path: '^shared/[^/]+/(check|checkDva)\\.ts$' },
  },
  {
    name: 'kit-and-api-do-not-know-the-app',
    severity: 'error',
    comment: 'app puts the rooms together; what is put together must not reach back for it.',
    from: { path: '^web/', pathNot: `^web/app/|${TESTS}` },
    to: { path: '^web/app/' },
  },
  {
    name: 'one-door-to-the-authorities',
    severity: 'error',
    comment:
      'Only a gateway speaks SOAP: there time-outs, outcome and evidence are decided, once for each authority.',
    from: { path: '^(functions|shared|web)/', pathNot: `^functions/transmission/gateways/|${TESTS}` },
    to: { path: 'node_modules/soap/' },
  },
  {
    name: 'one-door-to-aws',
    severity: 'error',
    comment:
      'functions/runtime is the only door to AWS: it retries, scopes keys to the company and is replaced in tests.',
    from: { path: '^(functions|shared|web)/', pathNot: `^functions/runtime/|${TESTS}` },
    to: { path: 'node_modules/(@aws-sdk|@smithy)/' },
  },
  {
    name: 'no-circles',
    severity: 'error',
    comment: 'Of two files in a circle neither can be loaded, tested or moved alone.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-circles-of-types',
    severity: 'error',
    comment: 'Types are erased, so such a circle runs; but the shared type wants a file of its own.',
    from: {},
    to: { circular: true, via: { dependencyTypes: ['type-only'] } },
  },
  {
    name: 'no-orphans',
    severity: 'error',
    comment: 'A file that nothing imports is forgotten or unfinished. Entries are named by what starts them.',
    from: {
      orphan: true,
      pathNot: [
        '\\.d\\.ts$',
        TESTS,
        '(^|/)[^/]+\\.config\\.(ts|js)$',
        '^functions/[^/]+/(handler|worker|deadLetters|schedule)\\.ts$',
        '^infra/(cloud/app\\.ts|checks/|embedded/[^/]+\\.(ts|mjs)$)',
        '^web/.*[wW]orker\\.ts$',
        // Takes a Node module's place by an alias of web/vite.config.ts.
        '^web/.*Stub\\.ts$',
      ],
    },
    to: {},
  },
  {
    name: 'no-unresolved',
    severity: 'error',
    comment:
      'An import that cannot be found fails at start-up, which is too late. Contenders of the bench are its own.',
    from: { pathNot: '^tests/bench/' },
    to: { couldNotResolve: true },
  },
  {
    name: 'no-tests-in-the-product',
    severity: 'error',
    comment: 'A test file is not part of what is deployed.',
    from: { pathNot: TESTS },
    to: { path: '\\.test\\.tsx?$' },
  },
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|cdk\\.out|coverage|out|\\.data|\\.cache)/|^tests/bench/node_modules' },
    // Types count: a circle of types, or a type from the wrong floor, couples as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
