import { testDay, testRate } from './testDay.ts';

/** Said once at the start of a run: what would repeat it. */
export function setup(): void {
  const run = { TEST_DAY: testDay, TEST_RATE: testRate, PROPERTY_SEED: process.env['PROPERTY_SEED'] };
  console.log(
    `This run again: ${Object.entries(run)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')} npm test\n`,
  );
}
