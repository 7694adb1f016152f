import { parentPort, workerData } from 'node:worker_threads';
import type { DemoContext, SeedAnswer, SeedDemo } from './demoSeam.ts';

/** Seeds with the environment of a function, so that it may use the code of the functions as it is. */
const post = (answer: SeedAnswer): void => parentPort?.postMessage(answer);

try {
  const file = new URL('./demo.ts', import.meta.url).href;
  const { seedDemo } = (await import(/* @vite-ignore */ file)) as { seedDemo: SeedDemo };
  post({ users: await seedDemo(workerData as DemoContext) });
} catch (error) {
  post({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
