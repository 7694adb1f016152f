import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { UnreadText } from '../../kit/unread.ts';
import type { Conflict } from './conflicts.ts';
import { openStore, type SealedBytes } from './draftDatabase.ts';
import type { Step } from './steps.ts';
import type { KeptSteps } from './undo.ts';

/** What was typed and not yet acknowledged, against the version that it was typed on. */
export interface Draft {
  lock: number;
  version: number;
  changes: Change[];
  /** Texts that are no values, by their places; no save takes them. */
  unread?: (readonly [place: string, unread: UnreadText])[];
  /** Fields where another person wrote too and this one has not chosen yet. */
  asked?: readonly Conflict[];
  /** Who wrote there. */
  mergedFrom?: string | undefined;
  /** What stands half typed in the field or cell where the person is. */
  typed?: { place: string; text: string };
  /** The same place while the person goes on typing there, so that it is no text of an earlier visit. */
  typing?: string | undefined;
  at: string;
}

export interface DraftStore<D = Draft> {
  /** All that visits left of the document, oldest first: this window's and those of windows closed or still open. */
  load: (id: string) => Promise<D[]>;
  /** Puts this window's draft in the place of all that `load` gave, which it holds by then. */
  save: (id: string, draft: D) => Promise<void>;
  clear: (id: string) => Promise<void>;
  loadSteps: (id: string) => Promise<Omit<KeptSteps, 'from'> | undefined>;
  saveSteps: (id: string, kept: KeptSteps) => Promise<void>;
  clearSteps: (id: string) => Promise<void>;
}

/** Opens and closes what is kept under a key, each in a place of its own that is bound into the seal. */
function sealUnder(keyBase64: string) {
  const key = crypto.subtle.importKey('raw', fromBase64(keyBase64), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const parameters = (place: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(place),
  });
  const seal = async (place: string, content: unknown): Promise<SealedBytes> => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(content));
    return { iv, bytes: await crypto.subtle.encrypt(parameters(place, iv), await key, plain) };
  };
  const unseal = async <T>(place: string, { iv, bytes }: SealedBytes): Promise<T | undefined> => {
    try {
      const plain = await crypto.subtle.decrypt(parameters(place, iv), await key, bytes);
      return JSON.parse(new TextDecoder().decode(plain)) as T;
    } catch {
      return undefined;
    }
  };
  return { seal, unseal };
}

/**
 * Drafts in this browser, AES-256-GCM under a key that only the session hands out (ASVS V14.3.3). Whose draft
 * it is and of which document is bound into the seal. What cannot be opened (another person's key) counts as absent.
 */
export function sealedDrafts<D extends { at: string } = Draft>(
  owner: string,
  keyBase64: string,
): DraftStore<D> {
  const place = (id: string): string => `${owner}/${id}`;
  const { seal, unseal } = sealUnder(keyBase64);
  // Two windows of one person on one document must not write over each other's draft.
  const own = (id: string): string => `${place(id)}/${visit}`;
  const visit = crypto.randomUUID();
  const taken = new Map<string, string[]>();
  return {
    async load(id) {
      const found = await (await openStore()).drafts(place(id));
      const drafts = await Promise.all(
        found.map(async (each) => ({ id: each.id, draft: await unseal<D>(place(id), each) })),
      );
      const open = drafts.filter((each): each is { id: string; draft: D } => each.draft !== undefined);
      taken.set(
        id,
        open.map((each) => each.id).filter((each) => each !== own(id)),
      );
      return open.map(({ draft }) => draft).sort((one, other) => (one.at < other.at ? -1 : 1));
    },
    async save(id, draft) {
      const sealed = await seal(place(id), draft);
      await (await openStore()).replaceDrafts(taken.get(id) ?? [], { id: own(id), ...sealed });
      taken.delete(id);
    },
    async clear(id) {
      await (await openStore()).replaceDrafts([...(taken.get(id) ?? []), own(id)], undefined);
      taken.delete(id);
    },
    async loadSteps(id) {
      const rows = await (await openStore()).steps(place(id));
      const stand = rows[0]?.n === STAND ? await unseal<Stand>(place(id), rows[0]) : undefined;
      if (!stand) return undefined;
      const held = rows.filter(({ n }) => n >= stand.first);
      const steps = await Promise.all(held.map((row) => unseal<Step>(place(id), row)));
      const end = steps.findIndex((step, at) => step === undefined || held[at]!.n !== stand.first + at);
      return { ...stand, steps: (end < 0 ? steps : steps.slice(0, end)) as Step[] };
    },
    async saveSteps(id, { from, steps, done, first }) {
      const sealed = await Promise.all(
        steps.map(async (step, at) => ({ n: from + at, ...(await seal(place(id), step)) })),
      );
      const stand = { n: STAND, ...(await seal(place(id), { done, first } satisfies Stand)) };
      await (await openStore()).replaceSteps(place(id), { first, from }, [stand, ...sealed]);
    },
    async clearSteps(id) {
      await (await openStore()).replaceSteps(place(id), { first: 0, from: 0 }, []);
    },
  };
}

/** Where the person stands among the steps; kept before the first of them. */
interface Stand {
  done: number;
  first: number;
}
const STAND = -1;

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
