import { instantOf } from '../shared/foundation/dates/date.ts';

/** The day on which the tests take place; `TEST_DAY=yyyy-mm-dd` tries another. */
export const testDay = process.env['TEST_DAY'] || '2026-11-20';

/** Quetzales per dollar of the practice bank during the tests; `TEST_RATE` tries another. */
export const testRate = process.env['TEST_RATE'] || '7.73901';

export const startOfTests = instantOf(`${testDay}T08:00:00`);
