import { defineConfig } from 'vitest/config';

/**
 * One plain project for planted defects: the projects of the whole suite would start a browser and servers in every
 * sandbox. Which of these files run, the area says.
 */
export default defineConfig({
  test: {
    include: [
      '{shared,functions,web,infra}/**/*.test.{ts,tsx}',
      'tests/{contract,faults,golden}/**/*.test.ts',
    ],
    setupFiles: [
      'tests/clock.ts',
      'tests/properties.ts',
      'tests/mutants/standingClock.ts',
      'tests/mutants/loadedFirst.ts',
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
