import type { FunctionDefinition, Schedule } from './parts.ts';
import { tables } from './tables.ts';

// What only a deployment has that keeps copies in a second region: what is written to its tables is exported there. One
// machine has no second region, and copies its folder instead (`embedded/copies`).

/** Tables whose changes are exported: sessions begin anew where a region was lost (docs/runbooks/restore.md). */
export const exportedTables: readonly string[] = tables
  .map(({ name }) => name)
  .filter((name) => name !== 'sessions');

export const changesSchedule: Schedule = {
  name: 'table-changes',
  // So often it is looked whether an export is done or a window over; how long that is the environment says.
  every: { minutes: 5 },
  impact:
    'With the region would be lost what was written to tables since the copy of the first of the month.',
};

export const changesFunction: FunctionDefinition = {
  name: 'changes-schedule',
  module: 'platform',
  entry: 'schedule',
  trigger: { kind: 'schedule', schedules: [changesSchedule.name] },
  memoryMb: 512,
  timeoutSeconds: 60,
  // Beside the topology's, which with it are half of what an account has.
  reserved: 1,
  // No row and no object of the topology: what it may is in `cloud/changes.ts`.
  grants: [],
};
