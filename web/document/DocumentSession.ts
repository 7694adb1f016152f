import { instantOf } from '../../shared/foundation/dates/date.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { applyChanges, type Change } from '../../shared/foundation/documents/patch.ts';
import type { documentProcedures } from '../../shared/foundation/documents/procedures.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { rederive } from '../../shared/foundation/documents/rederive.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { ApiError } from '../api/apiError.ts';
import type { call } from '../api/call.ts';
import { changesBetween } from './changesBetween.ts';
import { asApiError, emptyView, isComputed, type DocumentView } from './documentView.ts';
import type { DraftStore } from './drafts.ts';
import { emptyStack, redo, remember, undo, type UndoStack } from './undo.ts';

export type DocumentContracts = ReturnType<typeof documentProcedures>;

interface World {
  definition: AnyDocument;
  procedures: DocumentContracts;
  id: string;
  call: typeof call;
  drafts: DraftStore;
  reference: () => Reference;
  now?: () => Date;
  newId?: () => string;
}

const SAVE_AFTER_MS = 700;
const RETRY_AFTER_MS = 5000;

/** One open document: edits at once, saves soon, loses nothing. Lives outside React so that saving has one thread. */
export class DocumentSession {
  private readonly world: World;
  private view: DocumentView = emptyView;
  /** The body that the server is known to hold. */
  private base: AnyBody = {};
  private stack: UndoStack<AnyBody> = emptyStack();
  private sending: { body: AnyBody; changes: Change[]; lock: number; key: string } | undefined;
  private busy: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private drafting: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();

  constructor(world: World) {
    this.world = world;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): DocumentView => this.view;

  /** Opens the current version and puts back what an earlier visit typed and could not save. */
  async open(): Promise<void> {
    const { procedures, id, drafts } = this.world;
    try {
      const [opened, draft] = await Promise.all([
        this.world.call(procedures.open, { ID: id, VERSION: undefined }),
        drafts.load(id).catch(() => undefined),
      ]);
      this.base = opened.body;
      this.show({
        phase: 'ready',
        header: opened.header,
        body: opened.body,
        serverProblems: opened.problems,
        savedAt: instantOf(opened.header.MODIFICADO),
        ...(opened.derived === undefined ? {} : { derived: opened.derived }),
        ...(opened.inUseBy === undefined ? {} : { inUseBy: opened.inUseBy }),
      });
      if (draft && draft.changes.length > 0) await this.restore(draft.lock, draft.version, draft.changes);
    } catch (thrown) {
      this.show({ phase: 'failed', error: asApiError(thrown) });
    }
  }

  edit(changes: readonly Change[]): void {
    if (this.view.phase !== 'ready' || changes.length === 0) return;
    const before = this.view.body;
    const body = this.calculate(applyChanges(this.world.definition.dataSets, before, changes));
    const place = changes.length === 1 && changes[0]!.op === 'set' ? changes[0]!.path : '';
    this.stack = remember(this.stack, before, place, this.now().getTime());
    this.changed(body);
  }

  undo(): void {
    const step = undo(this.stack, this.view.body);
    if (!step) return;
    this.stack = step.stack;
    this.changed(step.shown);
  }

  redo(): void {
    const step = redo(this.stack, this.view.body);
    if (!step) return;
    this.stack = step.stack;
    this.changed(step.shown);
  }

  /** Ends a conflict: named fields take the other side's value, the rest keep the person's own. */
  resolve(takeOther: readonly string[]): void {
    const chosen = new Set(takeOther);
    const changes = this.view.conflicts
      .filter((move) => chosen.has(move.path))
      .map((move): Change => ({ op: 'set', path: move.path, value: move.to }));
    this.show({ conflicts: [], save: 'pending' });
    if (changes.length > 0) this.edit(changes);
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

  /** Saves, then asks for a transition of the state; the document is read anew afterwards. */
  async transition(action: string): Promise<void> {
    await this.saveNow();
    if (this.view.save !== 'saved')
      throw (
        this.view.refusal ??
        new ApiError('Hay cambios sin guardar. Espere a que se guarden e intente de nuevo.', {
          code: 'unsaved',
          status: 0,
        })
      );
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

  private readonly now = (): Date => this.world.now?.() ?? new Date();

  private calculate(body: AnyBody): AnyBody {
    return this.world.definition.calculate(body as never, this.world.reference()) as AnyBody;
  }

  private changed(body: AnyBody): void {
    const conflict = this.view.save === 'conflict';
    this.show({ body, save: conflict ? 'conflict' : 'pending' });
    this.keepDraft();
    if (!conflict) this.soon(SAVE_AFTER_MS);
  }

  private soon(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.saveNow(), delay);
  }

  private keepDraft(): void {
    const { definition, drafts, id } = this.world;
    this.drafting = this.drafting
      .then(async () => {
        const changes = changesBetween(definition.dataSets, this.base, this.view.body);
        if (changes.length === 0) return drafts.clear(id);
        const { LOCK, VERSION } = this.view.header;
        await drafts.save(id, { lock: LOCK, version: VERSION, changes, at: this.now().toISOString() });
      })
      // Without a store the server still gets everything; only a reload while offline would lose it.
      .catch(() => undefined);
  }

  private async send(): Promise<void> {
    const { definition, procedures, id } = this.world;
    if (this.view.save === 'conflict' || this.view.phase !== 'ready') return;
    if (!this.sending) {
      const changes = changesBetween(definition.dataSets, this.base, this.view.body);
      if (changes.length === 0) return this.settled();
      this.sending = {
        body: this.view.body,
        changes,
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
      if (untouched) this.show({ body: this.base });
      this.show({ header: saved.header, serverProblems: saved.problems, savedAt: this.now() });
      if (untouched) this.settled();
      else this.show({ save: 'pending' });
      this.keepDraft();
    } catch (thrown) {
      await this.failed(asApiError(thrown), sent.body);
    }
  }

  private settled(): void {
    this.show({ save: 'saved' });
  }

  private async failed(error: ApiError, body: AnyBody): Promise<void> {
    if (error.transient || error.code === 'idempotency.in-progress') {
      // The same request goes again under the same key: whether the first one arrived does not matter.
      this.show({ save: 'offline' });
      return this.soon(RETRY_AFTER_MS);
    }
    this.sending = undefined;
    if (error.code === 'document.stale') return this.merge(this.base);
    // Typing while the answer was under way may have mended it.
    this.show({ save: this.view.body === body ? 'refused' : 'pending', refusal: error });
  }

  private async restore(lock: number, version: number, changes: Change[]): Promise<void> {
    const { definition, procedures, id } = this.world;
    if (lock === this.view.header.LOCK) {
      this.changed(this.calculate(applyChanges(definition.dataSets, this.base, changes)));
      return;
    }
    const old = await this.world.call(procedures.open, { ID: id, VERSION: version });
    this.show({ body: applyChanges(definition.dataSets, old.body, changes) });
    await this.merge(old.body);
  }

  /** Brings the other side's save and the person's own work together, field by field, against what both began with. */
  private async merge(before: AnyBody): Promise<void> {
    const { definition, procedures, id } = this.world;
    try {
      const theirs = await this.world.call(procedures.open, { ID: id, VERSION: undefined });
      const { body, moves } = rederive(definition.dataSets, before, this.view.body, theirs.body);
      const asked = moves.filter((move) => move.kind === 'kept' && !isComputed(definition, move.path));
      this.base = theirs.body;
      this.stack = emptyStack();
      this.show({
        header: theirs.header,
        body: this.calculate(body),
        serverProblems: theirs.problems,
        conflicts: asked,
        taken: moves.filter((move) => move.kind !== 'kept'),
        save: asked.length > 0 ? 'conflict' : 'pending',
      });
      this.keepDraft();
      if (asked.length === 0) this.soon(0);
    } catch (thrown) {
      const error = asApiError(thrown);
      this.show({ save: error.transient ? 'offline' : 'refused', refusal: error });
      if (error.transient) this.soon(RETRY_AFTER_MS);
    }
  }

  private show(part: Partial<DocumentView>): void {
    this.view = {
      ...this.view,
      ...part,
      canUndo: this.stack.past.length > 0,
      canRedo: this.stack.future.length > 0,
    };
    this.listeners.forEach((listener) => listener());
  }
}
