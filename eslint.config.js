import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const code = '**/*.{ts,tsx}';
const tests = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'];
/** A module's own answers for a country. */
const countryAnswers = ['**/{gt,hn,sv}.ts', '**/{gt,hn,sv}/**/*.ts', 'shared/countries/**/*.ts'];

const COUNTRY_REASON =
  "A country is an answer sheet: ask shared/countries or the module's own gt.ts, hn.ts, sv.ts, so that a new country that gives no answer does not compile.";
const literal = 'Literal[value=/^(GT|HN|SV)$/]';
const noCountry = [
  { selector: `BinaryExpression[operator=/^[!=]==?$/] > ${literal}`, message: COUNTRY_REASON },
  { selector: `SwitchCase > ${literal}`, message: COUNTRY_REASON },
  {
    selector: `MemberExpression[property.name='includes'] > ArrayExpression > ${literal}`,
    message: COUNTRY_REASON,
  },
  {
    selector: `CallExpression[callee.property.name=/^(includes|startsWith|localeCompare)$/] > ${literal}`,
    message: COUNTRY_REASON,
  },
];

const PURE_REASON =
  'shared/ runs in the browser and on the server and must give the same answer twice: clock, randomness and surroundings are passed in.';
const pure = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: PURE_REASON },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: PURE_REASON },
  { selector: "CallExpression[callee.name='Date']", message: PURE_REASON },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: PURE_REASON },
  { selector: "MemberExpression[object.name='performance'][property.name='now']", message: PURE_REASON },
  {
    selector: "MemberExpression[object.name='crypto'][property.name=/^(randomUUID|getRandomValues)$/]",
    message: PURE_REASON,
  },
];

const CLOCK_REASON =
  'The clock comes in at one place, so that tests choose the day and a browser that is set wrongly tells no other day than the server: services.now or call.now in functions/, serverNow of web/api/serverClock.ts in web/. A span is measured with performance.now().';
const ownClock = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: CLOCK_REASON },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CLOCK_REASON },
  { selector: "CallExpression[callee.name='Date']", message: CLOCK_REASON },
];
/** Where the clock comes in. */
const clocks = [
  'functions/runtime/{services,secrets,probe}.ts',
  'functions/platform/{handler,schedule}.ts',
  'web/api/serverClock.ts',
];

/** What asks AWS stands in the trace of its function (functions/runtime/subsegments.ts). */
const inTraces = {
  selector:
    ":not(CallExpression[callee.name='inTrace']) > NewExpression[callee.name=/^(Athena|DynamoDB|S3|SESv2|SQS|SecretsManager)Client$/]",
  message:
    'Make the client within inTrace(…): a call that is missing in the trace is time that nobody finds.',
};

const SPEED_REASON =
  'A test that looks at a stopwatch is red on a busy machine and says nothing on a fast one: count the work, or measure it in tests/bench.';
const stopwatch = [
  { selector: "MemberExpression[object.name='performance'][property.name='now']", message: SPEED_REASON },
  {
    selector: "MemberExpression[object.name='process'][property.name=/^(cpuUsage|hrtime|uptime)$/]",
    message: SPEED_REASON,
  },
];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'One name everywhere: a named export is found by search and renamed by the compiler.',
};

const noNamedZod = {
  selector:
    "ImportDeclaration[source.value='zod'] > :matches(ImportDefaultSpecifier, ImportSpecifier[imported.name='z'])",
  message:
    "Write import * as z from 'zod': the named z carries every locale of zod, 360 kB, into the bundle.",
};

const syntax = (...rules) => ['error', noDefaultExport, noNamedZod, ...rules];

const awsClients = {
  group: ['@aws-sdk/*', '@smithy/*'],
  message:
    'functions/runtime is the only door to AWS: it retries, scopes keys to the company and is replaced in tests.',
};
const componentLibraries = {
  group: ['@mantine/*', 'd3-*', 'react-data-grid', 'react-data-grid/*', 'react-hook-form', '@hookform/*'],
  message:
    'Only web/kit knows the component, grid and form libraries, so that replacing one touches one folder.',
};
const plainLazy = {
  group: ['react'],
  importNames: ['lazy'],
  message:
    "Take lazy from web/kit/lazy.ts: React's own takes the page from the screen when a part cannot be fetched for want of a connection.",
};
const plainQueries = {
  group: ['@tanstack/react-query'],
  importNames: ['useQuery', 'useQueries', 'useInfiniteQuery', 'useSuspenseQuery'],
  message:
    'Ask by useProcedure or useAnswer of web/api/queries.ts: what was answered stays on the screen though asking anew failed, and with it what is being typed.',
};
const nodeModules = {
  group: [
    'node:*',
    'fs',
    'fs/*',
    'path',
    'os',
    'crypto',
    'process',
    'child_process',
    'http',
    'https',
    'net',
    'zlib',
  ],
  message: 'shared/ also runs in the browser, which has no Node modules.',
};

const imports = (...patterns) => ['error', { patterns }];

/** Blocks later in the list replace a rule of the same name, so each floor names all that hold on it. */
export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      'tests/bench/node_modules/**',
      '**/dist/**',
      'build/**',
      'cdk.out/**',
      'coverage/**',
      'out/**',
      '.data/**',
      '.cache/**',
      'shared/foundation/pdf/archive/arimoFiles.ts',
    ],
  },
  {
    files: [code],
    extends: [tseslint.configs.recommended],
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': syntax(...noCountry),
      'no-restricted-imports': imports(awsClients, componentLibraries, plainLazy, plainQueries),
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    // The one rule that needs types, and only where a promise that nobody awaits is work lost when Lambda freezes.
    files: ['functions/**/*.ts'],
    // Their own project: the whole tree's would be read for nothing.
    languageOptions: {
      parserOptions: {
        project: 'infra/checks/functions.tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['functions/**/*.ts', 'shared/**/*.ts', 'web/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-console': 'error' },
  },
  {
    files: ['functions/**/*.ts', 'web/**/*.{ts,tsx}'],
    ignores: [...tests, ...clocks],
    rules: { 'no-restricted-syntax': syntax(...noCountry, ...ownClock, inTraces) },
  },
  { files: clocks, rules: { 'no-restricted-syntax': syntax(...noCountry, inTraces) } },
  {
    files: ['shared/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': syntax(...noCountry, ...pure),
      'no-restricted-imports': imports(awsClients, componentLibraries, nodeModules),
      'no-restricted-globals': [
        'error',
        ...['process', 'Buffer', 'global', '__dirname', 'window', 'document', 'localStorage', 'fetch'].map(
          (name) => ({
            name,
            message: PURE_REASON,
          }),
        ),
      ],
    },
  },
  { files: countryAnswers, ignores: tests, rules: { 'no-restricted-syntax': syntax(...pure) } },
  // The demo companies of the embedded side live in named countries.
  { files: [...tests, 'infra/embedded/demo/**/*.ts'], rules: { 'no-restricted-syntax': syntax() } },
  { files: ['**/*.test.{ts,tsx}'], rules: { 'no-restricted-syntax': syntax(...stopwatch) } },
  {
    files: ['functions/runtime/**/*.ts', 'infra/**/*.ts', 'functions/**/*.test.ts', 'tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': imports(componentLibraries) },
  },
  {
    files: ['web/kit/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': imports(awsClients, plainLazy, plainQueries) },
  },
  { files: ['web/kit/lazy.ts'], rules: { 'no-restricted-imports': imports(awsClients, plainQueries) } },
  {
    files: ['web/api/queries.ts'],
    rules: { 'no-restricted-imports': imports(awsClients, componentLibraries, plainLazy) },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'document',
          message:
            'A document is what a broker prepares, here as on every floor; the page is window.document.',
        },
      ],
    },
  },
  {
    // The others of the plugin speak for the React Compiler, which we do not use, and each compiles every file for it.
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // Tools look for the default export of their own configuration.
  { files: ['**/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
