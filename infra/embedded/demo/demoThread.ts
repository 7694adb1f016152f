import { parentPort, workerData } from 'node:worker_threads';
import { putClockAhead } from '../settings/clock.ts';
import { seedDemo } from './demo.ts';
import type { SeedAnswer, SeedOrder } from './demoSeam.ts';

/** Seeds with the environment of a function, so that it may use the code of the functions as it is. */
const post = (answer: SeedAnswer): void => parentPort?.postMessage(answer);

try {
  const order = workerData as SeedOrder;
  putClockAhead(order.clockAhead);
  post({ users: await seedDemo(order) });
} catch (error) {
  post({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
