import { parentPort, workerData } from 'node:worker_threads';
import { seedDemo } from './demo.ts';
import type { DemoContext, SeedAnswer } from './demoSeam.ts';

/** Seeds with the environment of a function, so that it may use the code of the functions as it is. */
const post = (answer: SeedAnswer): void => parentPort?.postMessage(answer);

try {
  post({ users: await seedDemo(workerData as DemoContext) });
} catch (error) {
  post({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
