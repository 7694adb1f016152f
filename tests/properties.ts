import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';

/**
 * Other cases in every run: the seed is the run's own (`vitest.config.ts` draws it, a file run under another configuration
 * draws one itself); the start and each failure print it, and `PROPERTY_SEED=<number>` runs its cases again. What a
 * property states must hold for all of them.
 */
const seed = Number(process.env['PROPERTY_SEED'] || randomInt(2 ** 31));
if (!Number.isSafeInteger(seed)) throw new Error('PROPERTY_SEED is to be a whole number.');

/** Says with the counterexample how to see it again. */
function tell<T>(details: fc.RunDetails<T>): void {
  if (!details.failed) return;
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = testPath.replace(`${process.cwd()}/`, '');
  throw new Error(
    `${fc.defaultReportMessage(details) ?? 'A property failed.'}\n\n` +
      `The same cases again: PROPERTY_SEED=${seed} npm test -- ${file}\n(${currentTestName})`,
    { cause: details.errorInstance },
  );
}

fc.configureGlobal({ seed, reporter: tell });
