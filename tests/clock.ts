import { startClockAt } from '../infra/embedded/clock.ts';
import { startOfTests } from './testDay.ts';

/** Every test process lives on the day of the tests, whatever the day of the machine. */
startClockAt(startOfTests);
