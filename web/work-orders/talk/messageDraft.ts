import type { AttachedFile } from '../../../shared/foundation/files/procedures.ts';
import { serverNow } from '../../api/serverClock.ts';
import { DraftKeeper } from '../../document/session/DraftKeeper.ts';
import { sealedDrafts, type DraftStore } from '../../document/session/drafts.ts';

/** A message that is written and not sent yet. */
export interface Written {
  text: string;
  subject: string;
  named: readonly string[];
  files: readonly AttachedFile[];
  at: string;
}

export const NOTHING: Written = { text: '', subject: '', named: [], files: [], at: '' };

const isNothing = ({ text, subject, named, files }: Written): boolean =>
  text + subject === '' && named.length + files.length === 0;

/** The message of one place, here as long as the window is and sealed in the browser as the drafts of documents are. */
class MessageDraft {
  private readonly keeper: DraftKeeper<Written>;
  private written = NOTHING;
  private touched = false;

  constructor(store: DraftStore<Written>, id: string) {
    this.keeper = new DraftKeeper(store, id);
  }

  readonly now = (): Written => this.written;
  /** Whether anything in it would be missed. */
  readonly isEmpty = (): boolean => isNothing(this.written);

  write(part: Partial<Written>): void {
    this.touched = true;
    this.written = { ...this.written, ...part, at: serverNow().toISOString() };
    this.keeper.keep(() => (isNothing(this.written) ? undefined : this.written));
  }

  /** Takes what an earlier visit left, unless this one has written since. */
  async restore(): Promise<Written> {
    if (this.touched) return this.written;
    const last = (await this.keeper.load()).left.at(-1);
    if (last && !this.touched) this.written = last;
    this.touched = true;
    return this.written;
  }
}

interface Owned {
  owner: string;
  store: DraftStore<Written>;
  drafts: Map<string, MessageDraft>;
}
let owned: Owned | undefined;

/** The message that a person has begun in a place; what another person began in this window is forgotten here. */
export function messageDraft(owner: string, draftKey: string, place: string): MessageDraft {
  if (owned?.owner !== owner) owned = { owner, store: sealedDrafts(owner, draftKey), drafts: new Map() };
  const id = `mensaje/${place}`;
  const draft = owned.drafts.get(id) ?? new MessageDraft(owned.store, id);
  owned.drafts.set(id, draft);
  return draft;
}
