import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { ConditionLost } from '../database.ts';
import { companyKey } from '../keys.ts';
import { markPk, markWrites, writeWithMarks } from './indexRows.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';

/** Row that says up to which version of the marks the company's documents are in the index. Raise it when marks change. */
const DONE = { sk: '!indexed', version: 1 } as const;
/** A call gives the index so long at most, and the next one goes on. */
const BUDGET_MS = 1500;
const AT_ONCE = 8;

/** Indexes that this process knows to be whole. */
const whole = new Set<string>();

/**
 * Puts documents into the index of marks that were saved before it existed, a slice a call, so that a search finds them
 * without waiting for their next save. Costs nothing once a company's index is whole. Locks and versions stay as they
 * are: nobody's open editor grows stale.
 */
export async function indexMissing(store: DocumentStore, reference: Reference): Promise<void> {
  const { services, scope, table, definition } = store;
  const { database, log, now } = services;
  const key = { pk: markPk(scope), sk: DONE.sk };
  const name = `${table} ${companyKey(scope)}`;
  if (!definition.marks || whole.has(name)) return;
  const row = await database.get<{ version: number }>(table, key);
  if ((row?.version ?? 0) >= DONE.version) {
    whole.add(name);
    return;
  }
  const until = now().getTime() + BUDGET_MS;
  const missing = (await store.headers()).filter((each) => each.MARCAS === undefined);
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    if (now().getTime() > until) return;
    await Promise.all(
      missing.slice(at, at + AT_ONCE).map((header) =>
        indexOne(store, header, reference).catch((error: unknown) => {
          // A body that cannot be read is told of where it is opened; it must not keep the others out.
          log.warn('marks.unread', {
            module: table,
            company: scope.company,
            id: header.ID,
            error: String(error),
          });
        }),
      ),
    );
  }
  await database.write({ kind: 'put', table, item: { ...key, version: DONE.version } });
  whole.add(name);
}

async function indexOne(store: DocumentStore, header: HeaderRow, reference: Reference): Promise<void> {
  const { services, scope, table, definition } = store;
  const { body } = await store.content(header.ID, header.VERSION);
  const marks = [...(definition.marks?.(body, reference) ?? [])];
  const update = {
    kind: 'update',
    table,
    key: store.headerKey(header.ID),
    set: { MARCAS: marks },
    when: { equals: { LOCK: header.LOCK } },
  } as const;
  try {
    await writeWithMarks(services.database, [update], markWrites(table, scope, [], marks, header.ID));
  } catch (error) {
    // Saved meanwhile, and with its marks.
    if (!(error instanceof ConditionLost)) throw error;
  }
}
