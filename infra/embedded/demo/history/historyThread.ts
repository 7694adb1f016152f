import { workerData } from 'node:worker_threads';
import * as z from 'zod';
import { createServices } from '../../../../functions/runtime/services.ts';
import { putClockAhead } from '../../settings/clock.ts';
import { owedHistories } from './made.ts';

/** Makes what is owed of the demo companies' past beside the running instance; one owed nothing ends at once. */
const order = z.object({ dataDir: z.string(), clockAhead: z.number() }).parse(workerData);
putClockAhead(order.clockAhead);
const owed = await owedHistories(await createServices());
if (owed.length > 0) {
  // The whole of the functions, which nobody else in this process needs.
  const { seedHistories } = await import('./seedHistory.ts');
  await seedHistories(owed, order.dataDir);
}
