import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';

// One seed a run, for every worker: see tests/properties.ts.
process.env['PROPERTY_SEED'] ||= String(randomInt(2 ** 31));

/** A test of pure code that puts something in the place of whole modules. */
const STANDS_IN = ['shared/newCountry.test.ts'];

/**
 * One project a kind of test, so that the quick ones can be asked for alone (`vitest run --project unit`). Time limits
 * only end what hangs: none of them is near what a test takes, for a busy machine may take many times that.
 */
export default defineConfig({
  test: {
    // Two cores is what a small build machine has; processes there would only wait for each other.
    maxWorkers: 2,
    globalSetup: ['tests/seeds.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['shared/**/*.test.{ts,tsx}', 'tests/docs/**/*.test.ts'],
          exclude: [...STANDS_IN],
          setupFiles: ['tests/clock.ts', 'tests/properties.ts'],
          // Stays quick: no network, no child processes, no disk beyond reading the repository.
          pool: 'threads',
          // Pure code keeps nothing from one file to the next, so that each module is read once and not once a file.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Unit tests of what has a state: an environment, a clock, a module that something stands in for.
          name: 'apart',
          include: ['{functions,web,infra}/**/*.test.{ts,tsx}', ...STANDS_IN],
          setupFiles: ['tests/clock.ts', 'tests/properties.ts'],
          pool: 'threads',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'golden',
          include: ['tests/golden/**/*.test.ts'],
          setupFiles: ['tests/clock.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/{contract,tenants}/**/*.test.ts'],
          setupFiles: ['tests/clock.ts', 'tests/rights/setup.ts'],
          globalSetup: ['tests/rights/compare.ts', 'tests/emptyParts.ts'],
          pool: 'forks',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/{infra,faults,soak,guards}/**/*.test.ts'],
          setupFiles: ['tests/clock.ts', 'tests/properties.ts'],
          globalSetup: ['tests/emptyParts.ts'],
          // Their own processes: they start servers and kill them, and read the environment.
          pool: 'forks',
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // The product lives on the day of the tests; the browser and who drives it share the machine's.
          // Each file an instance of its own: see tests/browser/instance.ts.
          globalSetup: ['tests/browser/globalSetup.ts'],
          pool: 'forks',
          // One browser with one server at a time: two would starve each other and look like a slow product.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
