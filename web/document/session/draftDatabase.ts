import { openDB, type IDBPDatabase } from 'idb';
import { serverNow } from '../../api/serverClock.ts';

export interface SealedBytes {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}
interface SealedDraft extends SealedBytes {
  id: string;
}
interface SealedStep extends SealedBytes {
  /** Number of the step; what says where the person stands has a number before all steps. */
  n: number;
}

const DRAFTS = 'borradores';
const STEPS = 'pasos';
const STEPS_KEPT_MS = 60 * 24 * 3600 * 1000;

let database: Promise<IDBPDatabase> | undefined;
const open = (): Promise<IDBPDatabase> =>
  (database ??= openDB('despacho-borradores', 2, {
    upgrade: (db, before) => {
      if (before < 1) db.createObjectStore(DRAFTS, { keyPath: 'id' });
      db.createObjectStore(STEPS, { keyPath: ['place', 'n'] }).createIndex('at', 'at');
    },
    // A newer program in another window needs the store; this one opens it again at its next write.
    blocking: (_was, _is, event) => {
      (event.target as IDBDatabase).close();
      database = undefined;
    },
    terminated: () => (database = undefined),
  }).then(async (db) => {
    await forgetOldSteps(db);
    return db;
  }));

/** Nobody goes on undoing after months; the document itself is the record. */
async function forgetOldSteps(db: IDBPDatabase): Promise<void> {
  const old = IDBKeyRange.upperBound(serverNow().getTime() - STEPS_KEPT_MS);
  const transaction = db.transaction(STEPS, 'readwrite');
  for (const key of await transaction.store.index('at').getAllKeys(old)) await transaction.store.delete(key);
  await transaction.done;
}

/** The browser's store of drafts and steps, as sealed bytes; every change is one transaction. */
export async function openStore() {
  const db = await open();
  return {
    /** The drafts of a place: the one that an older program kept under its name, and those of visits below it. */
    drafts: async (place: string): Promise<SealedDraft[]> => {
      const one = (await db.get(DRAFTS, place)) as SealedDraft | undefined;
      const below = IDBKeyRange.bound(`${place}/`, `${place}/\uffff`);
      return [...(one ? [one] : []), ...((await db.getAll(DRAFTS, below)) as SealedDraft[])];
    },
    replaceDrafts: async (ids: readonly string[], draft: SealedDraft | undefined): Promise<void> => {
      const transaction = db.transaction(DRAFTS, 'readwrite');
      for (const id of ids) void transaction.store.delete(id);
      if (draft) void transaction.store.put(draft);
      await transaction.done;
    },
    steps: async (place: string): Promise<SealedStep[]> =>
      (await db.getAll(STEPS, IDBKeyRange.bound([place, -1], [place, Infinity]))) as SealedStep[],
    /** Keeps the steps from `first` and before `from`, and the given ones. */
    replaceSteps: async (
      place: string,
      { first, from }: { first: number; from: number },
      steps: readonly SealedStep[],
    ): Promise<void> => {
      const transaction = db.transaction(STEPS, 'readwrite');
      if (first > 0)
        void transaction.store.delete(IDBKeyRange.bound([place, -1], [place, first], false, true));
      void transaction.store.delete(IDBKeyRange.bound([place, from], [place, Infinity]));
      if (steps.length === 0) void transaction.store.delete([place, -1]);
      for (const step of steps) void transaction.store.put({ place, at: serverNow().getTime(), ...step });
      await transaction.done;
    },
  };
}
