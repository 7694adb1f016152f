import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { ConditionLost } from '../database.ts';
import { companyKey } from '../keys.ts';
import { indexHeader } from './headerIndex.ts';
import { writeWithMarks } from './indexRows.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';
import { anyPart } from './totals.ts';

/**
 * Row that says up to which version of the marks the company's documents are in the index, and up to which id a walk that
 * is not over has come. Raise the version when marks change.
 */
const DONE = { sk: '!indexed', version: 1 } as const;
/** Headers that one call looks at. */
const MOST = 200;
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
  const key = { pk: companyKey(scope, 'mark'), sk: DONE.sk };
  const name = `${table} ${companyKey(scope)}`;
  if (!definition.marks || whole.has(name) || scope.importers) return;
  const row = await database.get<{ version: number; upTo?: string }>(table, key);
  if ((row?.version ?? 0) >= DONE.version) {
    whole.add(name);
    return;
  }
  const until = now().getTime() + BUDGET_MS;
  const headers = await database.query<HeaderRow>(table, {
    pk: companyKey(scope),
    between: [row?.upTo ?? 'H#', 'H#\uffff'],
    limit: MOST,
  });
  const missing = headers.filter((each) => each.MARCAS === undefined);
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
  const upTo = headers.length < MOST ? undefined : headers.at(-1)!.sk;
  const version = upTo === undefined ? DONE.version : 0;
  await database.aside({ kind: 'put', table, item: { ...key, version, ...(upTo ? { upTo } : {}) } });
  if (upTo === undefined) whole.add(name);
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
