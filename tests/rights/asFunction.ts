import { AsyncLocalStorage } from 'node:async_hooks';
import { workingForNobody } from '../../functions/runtime/narrowed.ts';

const running = new AsyncLocalStorage<string>();

/** Works as a function of the topology: what it asks of the tables, objects and queues is signed with that function's key. */
export const asFunction = <T>(name: string, work: () => T): T => running.run(name, work);

/** What a test does itself in the midst of a function's work, which is for a company. */
export const asNobody = <T>(work: () => T): T => running.exit(() => workingForNobody(work));

/** Function as which the test works at the moment; undefined for the test's own work, which may do everything. */
export const runningFunction = (): string | undefined => running.getStore();
