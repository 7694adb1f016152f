import { titleMarks } from '../../shared/manifests/marks.ts';
import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { ConditionLost, type Item, type Key, type Write } from '../runtime/database.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import { walkOnce } from '../runtime/documents/walkOnce.ts';
import { companyKey } from '../runtime/keys.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';

type Place = { services: Pick<Services, 'database'>; scope: Pick<TenantScope, 'company'> };

const TABLE = 'manifests';
/** Rows of one transaction, and keys of one read; so many of them at once. */
const ROWS = 25;
const KEYS = 100;
const AT_ONCE = 8;
/** Manifests that a title's row names, so many that it stays one unit of a write (1 kB). */
const MOST_KEPT = 24;
/** Times that somebody else may have written the same titles first. */
const TRIES = 6;

/** Spread by the end of a number: the guides of one courier begin alike. */
const rowKey = ({ scope }: Place, mark: string): Key => ({
  pk: companyKey(scope, 'titled', [...mark].at(-1) ?? ''),
  sk: mark,
});

async function inParts<T>(all: readonly T[], size: number, each: (part: T[]) => Promise<void>) {
  const parts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
  for (let at = 0; at < parts.length; at += AT_ONCE)
    await Promise.all(parts.slice(at, at + AT_ONCE).map(each));
}

interface TitleRow extends Item {
  /** Manifests that were said to hold the title, the newest first. */
  ids: readonly string[];
  lock: number;
}

const rowsOf = ({ services }: Place, keys: readonly Key[]): Promise<(TitleRow | undefined)[]> =>
  services.database.getMany<TitleRow>(TABLE, keys);

/** What brings a manifest into the rows of titles, on condition that nobody else wrote them meanwhile. */
async function titleWrites(place: Place, id: string, marks: readonly string[]): Promise<Write[]> {
  const keys = marks.map((mark) => rowKey(place, mark));
  const rows = await rowsOf(place, keys);
  return keys.flatMap((key, at): Write[] => {
    const { ids = [], lock = 0 } = rows[at] ?? {};
    // Ids say when they were given.
    const newest = [...ids, id].sort().reverse().slice(0, MOST_KEPT);
    if (ids.includes(id) || !newest.includes(id)) return [];
    const when = lock === 0 ? { absent: true as const } : { equals: { lock } };
    return [{ kind: 'put', table: TABLE, item: { ...key, ids: newest, lock: lock + 1 }, when }];
  });
}

/**
 * Says of titles that a manifest holds them: a row for each title, in which stand the ids of the newest of its manifests, so
 * that it costs as much however many there are. A courier's five thousand have no place in the header, where other marks are.
 * What a row says is looked up in the manifest, so one that no longer holds a title is passed over.
 */
export const layTitles = (place: Place, id: string, marks: readonly string[]): Promise<void> =>
  inParts(marks, ROWS, async (part) => {
    for (let attempt = 0; ; attempt += 1) {
      const writes = await titleWrites(place, id, part);
      if (writes.length === 0) return;
      try {
        return await place.services.database.aside(...writes);
      } catch (error) {
        if (!(error instanceof ConditionLost) || attempt >= TRIES) throw error;
      }
    }
  });

/** Ids of the manifests of the company that may hold one of the titles, of each title the newest. */
export async function manifestsUnder(place: Place, marks: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  await inParts(marks, KEYS, async (part) => {
    const keys = part.map((mark) => rowKey(place, mark));
    for (const row of await rowsOf(place, keys)) for (const id of row?.ids ?? []) found.add(id);
  });
  return found;
}

/** Puts manifests into the index that were saved before there was one, a slice a call. */
export const titlesIndexed = (store: DocumentStore<ManifestBody>): Promise<void> =>
  walkOnce(store, {
    sk: '!titles',
    version: 2,
    most: 50,
    each: async ({ ID, VERSION }) => {
      const { body } = await store.content(ID, VERSION);
      await layTitles(store, ID, titleMarks(body));
    },
  });
