import { applyChanges, type Change } from '../../../shared/foundation/documents/patch.ts';
import type { Move } from '../../../shared/foundation/documents/rederive.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { ApiError } from '../../api/apiError.ts';
import type { Unread, UnreadChange } from '../../kit/unread.ts';
import { answerOf, openConflicts, settle, type Conflict, type Seen } from './conflicts.ts';
import { asApiError, emptyView, openedView, unsavedLeft, type DocumentView } from './documentView.ts';
import { DraftKeeper } from './DraftKeeper.ts';
import type { Draft } from './drafts.ts';
import { asLeft, draftOf } from './draftOf.ts';
import { mergeSaved } from './mergeSaved.ts';
import { restoreLatest } from './restoreDrafts.ts';
import type { World } from './sessionWorld.ts';
import { nextSave } from './saveParts.ts';
import { onePlace, type Shown } from './steps.ts';
import { UndoHistory, type KeptSteps } from './undo.ts';
import { afterEdit, unreadLeft } from './unreadTexts.ts';
import { serverNow } from '../../api/serverClock.ts';

const SAVE_AFTER_MS = 700;
const RETRY_AFTER_MS = 5000;

/** One open document: edits at once, saves soon, loses nothing. Lives outside React so that saving has one thread. */
export class DocumentSession<B extends AnyBody = AnyBody> {
  private readonly world: World;
  private view: DocumentView = emptyView;
  /** The body that the server is known to hold. */
  private base: AnyBody = {};
  private readonly history: UndoHistory;
  /** What stands half typed where the person is; no part of what is shown, so that typing draws one input. */
  private typed: Draft['typed'];
  private sending: { body: AnyBody; changes: Change[]; lock: number; key: string } | undefined;
  private opened = false;
  private busy: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly keeper: DraftKeeper;
  private readonly listeners = new Set<() => void>();

  constructor(world: World) {
    this.world = world;
    this.keeper = new DraftKeeper(world.drafts, world.id);
    this.history = new UndoHistory(world.definition.dataSets);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): DocumentView<B> => this.view as DocumentView<B>;

  /** Opens the current version and puts back what an earlier visit typed and could not save, and its steps. */
  async open(): Promise<void> {
    const { procedures, id, definition } = this.world;
    try {
      const [opened, kept] = await Promise.all([
        this.world.call(procedures.open, { ID: id, VERSION: undefined }),
        this.opened ? undefined : this.keeper.load(),
      ]);
      const { LOCK, ESTADO } = opened.header;
      const older = (version: number): Promise<AnyBody> =>
        this.world.call(procedures.open, { ID: id, VERSION: version }).then(({ body }) => body);
      // While it is open, what is shown says more than the disk.
      const current = { body: opened.body, lock: LOCK };
      const { left, ...restored } = await restoreLatest(
        definition,
        this.world.reference(),
        current,
        () => ({ left: kept?.left ?? (this.opened ? asLeft(this.draft()) : []), shown: this.shown() }),
        older,
      );
      this.history.endStep();
      this.base = opened.body;
      this.opened = true;
      if (definition.states.states[ESTADO]?.editable === false) this.keeper.forgetSteps();
      else if (kept?.steps) this.history.restore(kept.steps);
      this.show({ ...openedView(opened), body: restored.body, unread: restored.unread });
      if (left.length > 0) this.changed(this.view.body);
      if (restored.moves.length + restored.asked.length === 0) return;
      const from = restored.met ? opened.header.MODIFICADO_POR : restored.mergedFrom;
      this.show({ mergedFrom: from });
      this.settleMerge(restored.moves, restored.asked);
    } catch (thrown) {
      this.show({ phase: 'failed', error: asApiError(thrown) });
    }
  }

  /** Changes and texts that are no values, as one step of undo, a step of its own where asked; says whether it left one. */
  edit(changes: readonly Change[], unread: readonly UnreadChange[] = [], apart = false): boolean {
    if (this.view.phase !== 'ready' || (changes.length === 0 && unread.length === 0)) return false;
    const { dataSets } = this.world.definition;
    const before = this.shown();
    const body =
      changes.length === 0 ? before.body : this.calculate(applyChanges(dataSets, before.body, changes));
    const after = {
      body,
      unread: afterEdit(dataSets, { before: before.body, after: body }, before.unread, unread),
    };
    if (unread.some(([place]) => place === this.typed?.place)) this.typed = undefined;
    const place = apart ? '' : onePlace(dataSets, before.body, changes, unread);
    const kept = this.history.remember(before, after, place, this.now().getTime());
    this.keeper.keepSteps(kept);
    this.changed(after.body, after.unread);
    return kept !== undefined;
  }

  /** Keeps what stands half typed in a field or a cell; undefined when it became a value or was given up. */
  typing(place: string, text: string | undefined): void {
    if (this.view.phase !== 'ready' || (text === undefined && this.typed?.place !== place)) return;
    this.typed = text === undefined ? undefined : { place, text };
    // What was given up is no answer to anything any more.
    if (text === undefined && this.view.conflicts.length > 0) this.changed(this.view.body);
    else this.keepDraft();
  }

  readonly undo = (): void => this.turn(this.history.undo(this.shown()));
  readonly redo = (): void => this.turn(this.history.redo(this.shown()));

  /** Ends a conflict: the fields at these places take the other side's value, the rest keep the person's own. */
  resolve(takeOther: readonly string[]): void {
    const { conflicts } = this.view;
    const { changes, texts } = answerOf(this.world.definition.dataSets, this.shown(), conflicts, takeOther);
    this.show({ conflicts: [], save: 'pending' });
    this.edit(changes, texts);
    this.soon(0);
  }

  /** Saves what is not saved; resolves when it is, or when it cannot be now. */
  async saveNow(): Promise<void> {
    clearTimeout(this.timer);
    while (this.busy) await this.busy;
    this.busy = this.send().finally(() => (this.busy = undefined));
    await this.busy;
    if (this.view.save === 'pending') await this.saveNow();
  }

  /** Saves what is shown, for an act that is of all of it. @throws what of it is no value, or keeps it from being saved */
  async saveAll(): Promise<void> {
    const unread = unreadLeft(this.world.definition, this.view);
    if (unread) throw unread;
    await this.saveNow();
    if (this.view.save !== 'saved') throw this.view.refusal ?? unsavedLeft();
  }

  /** Saves, then asks for a transition of the state; the document is read anew afterwards. */
  async transition(action: string): Promise<void> {
    await this.saveAll();
    const { procedures, id } = this.world;
    const header = await this.world.call(procedures.transition, {
      ID: id,
      LOCK: this.view.header.LOCK,
      ACCION: action,
    });
    this.show({ header });
    await this.open();
  }

  /** Reads the document anew, after an action of the module changed it on the server. */
  async reload(): Promise<void> {
    await this.saveNow();
    await this.open();
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.view.save === 'pending') void this.saveNow();
  }

  private readonly now = (): Date => this.world.now?.() ?? serverNow();

  private calculate(body: AnyBody): AnyBody {
    return this.world.definition.calculate(body, this.world.reference());
  }

  private shown(): Shown {
    return { body: this.view.body, unread: this.view.unread };
  }

  private seen(shown: Shown = this.shown()): Seen {
    return { ...shown, typing: this.typed?.place };
  }

  private turn(step: { shown: Shown; kept: KeptSteps } | undefined): void {
    if (!step) return;
    this.keeper.keepSteps(step.kept);
    this.changed(this.calculate(step.shown.body), step.shown.unread);
  }

  private changed(body: AnyBody, unread: Unread = this.view.unread): void {
    const conflicts = openConflicts(
      this.world.definition.dataSets,
      this.seen({ body, unread }),
      this.view.conflicts,
    );
    const save = this.view.save === 'conflict' && conflicts.length === 0 ? 'pending' : this.view.save;
    // A text that is no value changes nothing that could be saved.
    if (body === this.view.body && save === 'saved' && body === this.base) this.show({ unread });
    else {
      this.show({ body, unread, conflicts, save: save === 'conflict' ? save : 'pending' });
      if (save !== 'conflict') this.soon(SAVE_AFTER_MS);
    }
    this.keepDraft();
  }

  private soon(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.saveNow(), delay);
  }

  private draft(): Draft | undefined {
    return draftOf(this.world.definition.dataSets, this.base, this.view, this.typed, this.now());
  }

  private keepDraft(): void {
    this.keeper.keep(() => this.draft());
  }

  private async send(): Promise<void> {
    const { definition, procedures, id } = this.world;
    if (this.view.save === 'conflict' || this.view.phase !== 'ready') return;
    if (!this.sending) {
      const next = nextSave(definition.dataSets, this.base, this.view.body, (body) => this.calculate(body));
      if (!next) return this.show({ save: 'saved' });
      this.sending = {
        ...next,
        lock: this.view.header.LOCK,
        key: this.world.newId?.() ?? crypto.randomUUID(),
      };
    }
    const sent = this.sending;
    this.show({ save: 'saving' });
    try {
      const params = { ID: id, LOCK: sent.lock, CAMBIOS: sent.changes };
      const saved = await this.world.call(procedures.patch, params, { idempotencyKey: sent.key });
      this.sending = undefined;
      this.base = applyChanges(definition.dataSets, sent.body, saved.computed);
      const untouched = this.view.body === sent.body;
      const judged = { body: this.base, problems: saved.problems };
      if (untouched) this.show({ body: this.base });
      this.show({ header: saved.header, judged, savedAt: this.now(), save: untouched ? 'saved' : 'pending' });
      this.keepDraft();
    } catch (thrown) {
      await this.failed(asApiError(thrown), sent.body);
    }
  }

  private async failed(error: ApiError, body: AnyBody): Promise<void> {
    if (error.transient || error.code === 'idempotency.in-progress') {
      // The same request goes again under the same key: whether the first one arrived does not matter.
      this.soon(RETRY_AFTER_MS);
      // Told as kept here once it is, for whoever reads that may close the window.
      return this.keeper.whenKept(() => this.view.save === 'saving' && this.show({ save: 'offline' }));
    }
    this.sending = undefined;
    // What the server has by now may be ours: the merge finds nothing to ask then.
    if (['document.stale', 'idempotency.committed'].includes(error.code)) return this.merge(this.base);
    // Typing while the answer was under way may have mended it.
    this.show({ save: this.view.body === body ? 'refused' : 'pending', refusal: error });
  }

  /** Brings the other side's save and the person's own work together, field by field, against what both began with. */
  private async merge(before: AnyBody): Promise<void> {
    const { definition, procedures, id } = this.world;
    try {
      const theirs = await this.world.call(procedures.open, { ID: id, VERSION: undefined });
      const merged = mergeSaved(definition, before, this.view, this.typed?.place, theirs);
      this.base = theirs.body;
      this.history.endStep();
      this.show({ ...merged.shown, body: this.calculate(merged.shown.body) });
      this.settleMerge(merged.moves, merged.contested);
    } catch (thrown) {
      const error = asApiError(thrown);
      this.show({ save: error.transient ? 'offline' : 'refused', refusal: error });
      if (error.transient) this.soon(RETRY_AFTER_MS);
    }
  }

  /** Asks where both sides wrote; else the merged document is saved. */
  private settleMerge(moves: readonly Move[], asked: readonly Conflict[] = []): void {
    const settled = settle(this.world.definition.dataSets, this.seen(), moves, asked);
    const { length } = settled.conflicts;
    this.show({ ...settled, save: length > 0 ? 'conflict' : 'pending' });
    this.keepDraft();
    if (length === 0) this.soon(0);
  }

  private show(part: Partial<DocumentView>): void {
    const { canUndo, canRedo } = this.history;
    this.view = { ...this.view, ...part, canUndo, canRedo };
    this.listeners.forEach((listener) => listener());
  }
}
