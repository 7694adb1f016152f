import { companyKey } from '../keys.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';

/** Something that is done once to every document that a company had before its saves did it. */
export interface Walk {
  /** Row that says up to which version it was done, and up to which id a walk that is not over has come. */
  sk: string;
  /** Raised when it has to be done anew. */
  version: number;
  /** Those that need it; all, if absent. */
  wanted?: (header: HeaderRow) => boolean;
  each: (header: HeaderRow) => Promise<void>;
  /** Headers that one call looks at; fewer where each has a body to be read. */
  most?: number;
}

/** Headers that one call looks at, where the walk says no other. */
const MOST = 200;
/** A call gives the walk so long at most, and the next one goes on. */
const BUDGET_MS = 1500;
const AT_ONCE = 8;

/** Walks that this process knows to be over. */
const over = new Set<string>();

/** Goes on through the documents of a company, a slice a call. Costs nothing once it is over. */
export async function walkOnce<B>(store: DocumentStore<B>, walk: Walk): Promise<void> {
  const { services, scope, table } = store;
  const { database, log, now } = services;
  const key = { pk: companyKey(scope, 'mark'), sk: walk.sk };
  const name = `${table} ${companyKey(scope)} ${walk.sk}`;
  // Who knows the documents of some importers alone goes through none.
  if (over.has(name) || scope.importers) return;
  const row = await database.get<{ version: number; upTo?: string }>(table, key);
  if ((row?.version ?? 0) >= walk.version) {
    over.add(name);
    return;
  }
  const { most = MOST } = walk;
  const until = now().getTime() + BUDGET_MS;
  const headers = await database.query<HeaderRow>(table, {
    pk: companyKey(scope),
    between: [row?.upTo ?? 'H#', 'H#\uffff'],
    limit: most,
  });
  const wanted = headers.filter((each) => walk.wanted?.(each) ?? true);
  const keep = (version: number, upTo?: string): Promise<void> =>
    database.aside({ kind: 'put', table, item: { ...key, version, ...(upTo ? { upTo } : {}) } });
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    if (now().getTime() > until) return keep(0, wanted[at - 1]?.sk ?? row?.upTo);
    await Promise.all(
      wanted.slice(at, at + AT_ONCE).map((header) =>
        walk.each(header).catch((error: unknown) => {
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
  if (headers.length === most) return keep(0, headers.at(-1)!.sk);
  await keep(walk.version);
  over.add(name);
}
