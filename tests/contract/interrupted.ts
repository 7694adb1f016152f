import type { Database, Write } from '../../functions/runtime/database.ts';
import type { Journal } from '../../functions/runtime/journal.ts';
import { workingForNobody } from '../../functions/runtime/narrowed.ts';
import type { Services } from '../../functions/runtime/services.ts';

/**
 * Services whose first write to a table begins a moment after somebody else did something: that which seals, where no
 * other table is named.
 */
export function interrupted(
  kept: Services,
  meanwhile: () => Promise<void>,
  { table = 'transmissions', by = 'write' }: { table?: string; by?: 'write' | 'aside' } = {},
): { services: Services; happened: () => boolean } {
  let done = false;
  // Each call has a door of its own, which is made of this one.
  const late = (database: Database): Database =>
    Object.assign(Object.create(database) as Database, {
      [by]: async (...writes: Write[]): Promise<void> => {
        if (!done && writes.some((each) => each.table === table)) {
          done = true;
          // Whoever it is, they begin by themselves.
          await workingForNobody(meanwhile);
        }
        return database[by](...writes);
      },
      noting: (journal: Journal): Database => late(database.noting(journal)),
    });
  const services = { ...kept, database: late(kept.database) };
  return { services, happened: () => done };
}
