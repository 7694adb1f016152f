import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { ConditionLost } from '../database.ts';
import { indexHeader } from './headerIndex.ts';
import { writeWithMarks } from './indexRows.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';
import { anyPart } from './totals.ts';
import { walkOnce } from './walkOnce.ts';

/** Up to which version of the marks the company's documents are in the index. Raise it when marks change. */
const DONE = { sk: '!indexed', version: 1 } as const;

/**
 * Puts documents into the index of marks that were saved before it existed, a slice a call, so that a search finds them
 * without waiting for their next save. Locks and versions stay as they are: nobody's open editor grows stale.
 */
export async function indexMissing(store: DocumentStore, reference: Reference): Promise<void> {
  if (!store.definition.marks) return;
  await walkOnce(store, {
    ...DONE,
    wanted: ({ MARCAS }) => MARCAS === undefined,
    each: (header) => indexOne(store, header, reference),
  });
}

async function indexOne(store: DocumentStore, header: HeaderRow, reference: Reference): Promise<void> {
  const { services, scope, table, definition } = store;
  const { body } = await store.content(header.ID, header.VERSION);
  const content = [...(definition.marks?.(body, reference) ?? [])];
  const index = indexHeader(definition, scope, anyPart(), { before: header, after: header, content });
  const update = {
    kind: 'update',
    table,
    key: store.headerKey(header.ID),
    set: { ...index.facts },
    when: { equals: { LOCK: header.LOCK, ESTADO: header.ESTADO } },
  } as const;
  try {
    await writeWithMarks(services.database, [update, ...index.totals], index.marks);
  } catch (error) {
    // Saved meanwhile, and with its marks.
    if (!(error instanceof ConditionLost)) throw error;
  }
}
