import { titleMarks } from '../../shared/manifests/marks.ts';
import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import type { Item, Key, Write } from '../runtime/database.ts';
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

/** Spread by the end of a number: the guides of one courier begin alike. */
const rowKey = ({ scope }: Place, mark: string): Key => ({
  pk: companyKey(scope, 'title', [...mark].at(-1) ?? ''),
  sk: mark,
});

async function inParts<T>(all: readonly T[], size: number, each: (part: T[]) => Promise<void>) {
  const parts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
  for (let at = 0; at < parts.length; at += AT_ONCE)
    await Promise.all(parts.slice(at, at + AT_ONCE).map(each));
}

/**
 * Says of titles that a manifest holds them: a row for each title, in which stand the ids of its manifests. A courier's five
 * thousand have no place in the header, where other marks are. Nothing is taken away again: what a row says is looked up in
 * the manifest, so one that no longer holds a title is passed over.
 */
export const layTitles = (place: Place, id: string, marks: readonly string[]): Promise<void> =>
  inParts(marks, ROWS, (part) =>
    place.services.database.aside(
      ...part.map((mark): Write => ({
        kind: 'update',
        table: TABLE,
        key: rowKey(place, mark),
        set: { [id]: '1' },
      })),
    ),
  );

/** Ids of all manifests of the company that may hold one of the titles. */
export async function manifestsUnder(place: Place, marks: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  await inParts(marks, KEYS, async (part) => {
    const keys = part.map((mark) => rowKey(place, mark));
    for (const row of await place.services.database.getMany<Item>(TABLE, keys)) {
      const { pk: _pk, sk: _sk, ...ids } = row ?? { pk: '', sk: '' };
      for (const id of Object.keys(ids)) found.add(id);
    }
  });
  return found;
}

/** Puts manifests into the index that were saved before there was one, a slice a call. */
export const titlesIndexed = (store: DocumentStore<ManifestBody>): Promise<void> =>
  walkOnce(store, {
    sk: '!titles',
    version: 1,
    most: 50,
    each: async ({ ID, VERSION }) => {
      const { body } = await store.content(ID, VERSION);
      await layTitles(store, ID, titleMarks(body));
    },
  });
