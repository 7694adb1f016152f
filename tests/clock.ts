import { startClockAt } from '../infra/embedded/settings/clock.ts';
import { startOfTests } from './testDay.ts';

/** Every test process lives on the day of the tests, whatever the day of the machine. */
startClockAt(startOfTests);
