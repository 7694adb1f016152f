import { ConditionLost } from '../database.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';

/** Keeps a version that is handed out, as on paper, as an entry of its own in the history, whoever saves next. */
export async function standAlone<B>(
  store: DocumentStore<B>,
  { ID, VERSION, TRAMO }: HeaderRow,
): Promise<void> {
  if (!TRAMO) return;
  const { services, table } = store;
  const key = store.headerKey(ID);
  const when = { equals: { VERSION } };
  try {
    await services.database.aside({ kind: 'update', table, key, set: {}, remove: ['TRAMO'], when });
  } catch (error) {
    // Saved meanwhile: what is handed out stays readable, and is told within the run.
    if (!(error instanceof ConditionLost)) throw error;
  }
}
