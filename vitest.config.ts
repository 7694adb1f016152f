import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';

// One seed a run, for every worker: see tests/properties.ts.
process.env['PROPERTY_SEED'] ||= String(randomInt(2 ** 31));

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
          include: ['{shared,functions,web,infra}/**/*.test.{ts,tsx}', 'tests/docs/**/*.test.ts'],
          setupFiles: ['tests/clock.ts', 'tests/properties.ts'],
          // Stays quick: no network, no child processes, no disk beyond reading the repository.
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
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/{contract,tenants}/**/*.test.ts'],
          setupFiles: ['tests/clock.ts'],
          pool: 'forks',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/{infra,faults,soak,guards}/**/*.test.ts'],
          setupFiles: ['tests/properties.ts'],
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
