import { tableExports, type Exports } from '../runtime/exports.ts';
import { log } from '../runtime/log.ts';
import { exportChanges } from './changes.ts';

export function createSchedule(make: () => Exports = tableExports, now = () => new Date()) {
  let exports: Exports | undefined;
  return async (): Promise<{ done: number }> => ({
    done: await exportChanges((exports ??= make()), log, now()),
  });
}

export const handler = createSchedule();
