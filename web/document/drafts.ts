import { openDB, type IDBPDatabase } from 'idb';
import type { Change } from '../../shared/foundation/documents/patch.ts';

/** What was typed and not yet acknowledged, against the version that it was typed on. */
export interface Draft {
  lock: number;
  version: number;
  changes: Change[];
  at: string;
}

export interface DraftStore {
  load: (id: string) => Promise<Draft | undefined>;
  save: (id: string, draft: Draft) => Promise<void>;
  clear: (id: string) => Promise<void>;
}

interface Sealed {
  id: string;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const STORE = 'borradores';
let database: Promise<IDBPDatabase> | undefined;
const open = (): Promise<IDBPDatabase> =>
  (database ??= openDB('despacho-borradores', 1, {
    upgrade: (db) => {
      db.createObjectStore(STORE, { keyPath: 'id' });
    },
  }));

/**
 * Drafts in this browser, AES-256-GCM under a key that only the session hands out (reliability V14.3.3). Whose draft
 * it is and of which document is bound into the seal. What cannot be opened (another person's key) counts as absent.
 */
export function sealedDrafts(owner: string, keyBase64: string): DraftStore {
  const key = crypto.subtle.importKey('raw', fromBase64(keyBase64), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const place = (id: string): string => `${owner}/${id}`;
  const sealFor = (id: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(place(id)),
  });
  return {
    async load(id) {
      const sealed = (await (await open()).get(STORE, place(id))) as Sealed | undefined;
      if (!sealed) return undefined;
      try {
        const plain = await crypto.subtle.decrypt(sealFor(id, sealed.iv), await key, sealed.bytes);
        return JSON.parse(new TextDecoder().decode(plain)) as Draft;
      } catch {
        return undefined;
      }
    },
    async save(id, draft) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(JSON.stringify(draft));
      const bytes = await crypto.subtle.encrypt(sealFor(id, iv), await key, plain);
      await (await open()).put(STORE, { id: place(id), iv, bytes } satisfies Sealed);
    },
    async clear(id) {
      await (await open()).delete(STORE, place(id));
    },
  };
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
