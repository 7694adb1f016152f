import type { Database, Write } from '../../functions/runtime/database.ts';
import type { Journal } from '../../functions/runtime/journal.ts';
import type { Services } from '../../functions/runtime/services.ts';

/** Services whose transaction that seals begins a moment after somebody else saved something. */
export function interrupted(
  kept: Services,
  meanwhile: () => Promise<void>,
): { services: Services; happened: () => boolean } {
  let done = false;
  // Each call has a door of its own, which is made of this one.
  const late = (database: Database): Database =>
    Object.assign(Object.create(database) as Database, {
      write: async (...writes: Write[]): Promise<void> => {
        if (!done && writes.some(({ table }) => table === 'transmissions')) {
          done = true;
          await meanwhile();
        }
        return database.write(...writes);
      },
      noting: (journal: Journal): Database => late(database.noting(journal)),
    });
  const services = { ...kept, database: late(kept.database) };
  return { services, happened: () => done };
}
