import type { Draft, DraftStore } from './drafts.ts';
import type { KeptSteps } from './undo.ts';

/** Writes drafts and steps one after the other; without a store the server still gets everything that can be saved. */
export class DraftKeeper<D = Draft> {
  private readonly store: DraftStore<D>;
  private readonly id: string;
  private drafting: Promise<void> = Promise.resolve();
  private stepping: Promise<void> = Promise.resolve();
  private asked = false;

  constructor(store: DraftStore<D>, id: string) {
    this.store = store;
    this.id = id;
  }

  /** What is on disk, once all that was asked of it is. */
  async load(): Promise<{ left: D[]; steps: Omit<KeptSteps, 'from'> | undefined }> {
    await Promise.all([this.drafting, this.stepping]);
    const [left, steps] = await Promise.all([
      this.store.load(this.id).catch((): D[] => []),
      this.store.loadSteps(this.id).catch(() => undefined),
    ]);
    return { left, steps };
  }

  /** Keeps what `draft` says when its turn comes, undefined for nothing: keystrokes meanwhile are one more write. */
  keep(draft: () => D | undefined): void {
    if (this.asked) return;
    this.asked = true;
    this.drafting = this.drafting
      .then(async () => {
        this.asked = false;
        const now = draft();
        await (now ? this.store.save(this.id, now) : this.store.clear(this.id));
      })
      .catch(() => undefined);
  }

  /** Runs once the last draft that was asked for is on disk, or cannot be. */
  whenKept(then: () => void): void {
    void this.drafting.then(then);
  }

  keepSteps(kept: KeptSteps | undefined): void {
    if (kept)
      this.stepping = this.stepping.then(() => this.store.saveSteps(this.id, kept)).catch(() => undefined);
  }

  forgetSteps(): void {
    this.stepping = this.stepping.then(() => this.store.clearSteps(this.id)).catch(() => undefined);
  }
}
