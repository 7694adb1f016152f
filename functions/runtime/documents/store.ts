import type { DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { heading, indefinite } from '../../../shared/foundation/documents/noun.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { SourceVersions } from '../../../shared/foundation/documents/sources.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { stateOf } from '../../../shared/foundation/documents/states.ts';
import { ConditionLost, type Write } from '../database.ts';
import { companyKey } from '../keys.ts';
import { outgoing } from '../outbox.ts';
import type { TenantScope } from '../scope.ts';
import type { Services } from '../services.ts';
import type { Content } from './content/packVersion.ts';
import { runOf } from './content/run.ts';
import { warnedWrites } from './ownChecks.ts';
import { bodyMarks, indexHeader } from './headerIndex.ts';
import { HeaderStore } from './headerStore.ts';
import { numberWrites, writeWithMarks } from './indexRows.ts';
import { isNumberSent } from './isNumberSent.ts';
import { requireKnownNumber } from './knownNumber.ts';
import { importerIn, importersFact, isBodyKnownTo } from './ownImporters.ts';
import { publicHeader, type HeaderRow, type SavedVersion } from './rows.ts';
import { takenNumber } from './takenNumber.ts';
import { anyPart } from './totals.ts';
import { transitionWrites } from './transitionWrites.ts';
import { publicVersion, Versions } from './versions.ts';
import { knownRows } from './whoseRows.ts';

export interface Stored<B = AnyBody> extends Content<B> {
  header: HeaderRow;
}

/** What a save says of itself. */
interface Facts {
  action: string;
  reference: Reference;
  /** What this version is derived from, when it is a derivation. */
  sources?: SourceVersions;
  /** Importer whose order it is by this version, where that is not the one that it names or was sealed for. */
  importer?: string | undefined;
  /** Writes of the same transaction. */
  extra?: Write[];
  /** So many changes of a person at work, who takes no line away: the history tells a run of such saves as one. */
  autosave?: number;
}

/** Said where a write beside the document's own lost. */
const MEANWHILE = { document: 'El documento', state: 'cambiado por otra persona', action: 'este paso' };

interface SaveFacts extends Facts {
  set?: Partial<Pick<HeaderRow, 'ESTADO' | 'FUENTES' | 'RECHAZO'>> & Record<string, unknown>;
}

/** One kind of document of one company: open, save as a new version, change state. Every save is one transaction. */
export class DocumentStore<B = AnyBody> extends HeaderStore<DocumentDefinition<B>> {
  readonly #versions: Versions<B>;
  readonly #part = anyPart();

  constructor(definition: DocumentDefinition<B>, services: Services, scope: TenantScope) {
    super(definition, services, scope);
    this.#versions = new Versions(services, scope, definition.module, definition.dataSets);
  }

  async open(id: string, version?: number): Promise<Stored<B>> {
    const header = await this.header(id);
    return { header, ...(await this.content(id, version ?? header.VERSION)) };
  }

  async content(id: string, version: number): Promise<Content<B>> {
    const content = await this.#versions.content(id, version);
    if (!content || !isBodyKnownTo(this.scope, this.definition, content.body as AnyBody)) throw this.absent();
    return content;
  }

  /** Its history, newest first; a client's people are told of it while it was their importer's. */
  async versions(id: string): Promise<SavedVersion[]> {
    const header = await this.header(id);
    return (await knownRows(this, header, await this.#versions.list(id))).map(publicVersion);
  }

  /** Who saved a version, when and why; undefined when there is none. */
  savedAs(id: string, version: number): Promise<SavedVersion | undefined> {
    return this.#versions.facts(id, version);
  }

  #warned(before: Pick<HeaderRow, 'AVISADO'>, body: B, { reference }: Facts) {
    return warnedWrites(this.definition, this.scope, before, body as AnyBody, reference);
  }

  /** Who knows the documents of some importers alone writes none of another. @throws Refusal `permission.denied`. */
  requireOwn(body: B): void {
    if (isBodyKnownTo(this.scope, this.definition, body as AnyBody)) return;
    throw refusal('permission.denied', {
      action: `guardar ${indefinite(this.definition.noun)} de otro importador`,
    });
  }

  /** First version of a new document. */
  async create(
    content: Content<B>,
    facts: Facts & { orderId: string; id?: string; copyOf?: string },
  ): Promise<Stored<B>> {
    this.requireOwn(content.body);
    const id = facts.id ?? this.services.id(this.definition.idPrefix);
    const at = localDateTime(this.services.now());
    const number = this.definition.uniqueNumber?.(content.body) ?? '';
    const RESUMEN = this.definition.summary(content.body, facts.reference);
    const header: HeaderRow = {
      ...this.headerKey(id),
      ...(facts.orderId ? { orderPk: companyKey(this.scope, facts.orderId) } : {}),
      ID: id,
      ESTADO: this.definition.states.initial,
      VERSION: 1,
      LOCK: 1,
      ID_ORDEN: facts.orderId,
      CREADO: at,
      CREADO_POR: this.scope.login,
      MODIFICADO: at,
      MODIFICADO_POR: this.scope.login,
      RESUMEN,
      NUMERO_UNICO: number,
      ...importersFact(this.definition, undefined, RESUMEN),
      ...(facts.sources ? { FUENTES: { VERSION: 1, TOMADAS: facts.sources } } : {}),
      ...(facts.copyOf === undefined ? {} : { COPIA_DE: facts.copyOf }),
    };
    const index = this.indexOf(undefined, header, bodyMarks(this.definition, content.body, facts.reference));
    const warned = this.#warned({}, content.body, facts);
    const item = { ...header, ...index.facts, ...warned.set, ...this.headerKey(id) };
    const writes: Write[] = [
      { kind: 'put', table: this.table, item, when: { absent: true } },
      ...this.numberWrites('', number, id),
      ...(await this.#versions.writes(id, 1, content, {
        ...{ action: facts.action, at, after: 0 },
        importer: importerIn(this.definition, RESUMEN),
      })),
      ...index.totals,
      ...warned.counts,
      ...(facts.extra ?? []),
    ];
    await this.commit(writes, index.marks);
    return { header: item, ...content };
  }

  /** The moment in whole seconds since 1970. */
  #seconds(): number {
    return Math.floor(this.services.now().getTime() / 1000);
  }

  /** Next version on condition of the lock that was read; `set` changes header fields beside it (state, links). */
  async save(before: HeaderRow, content: Content<B>, facts: SaveFacts): Promise<Stored<B>> {
    this.requireOwn(content.body);
    const at = localDateTime(this.services.now());
    const version = before.VERSION + 1;
    const number = this.definition.uniqueNumber?.(content.body) ?? '';
    const RESUMEN = this.definition.summary(content.body, facts.reference);
    requireKnownNumber(this.definition, before, { body: content.body, number });
    const { autosave } = facts;
    const run =
      autosave === undefined ? undefined : runOf(before, this.scope.login, autosave, this.#seconds());
    const moved = {
      VERSION: version,
      LOCK: before.LOCK + 1,
      MODIFICADO: at,
      MODIFICADO_POR: this.scope.login,
      RESUMEN,
      NUMERO_UNICO: number,
      ...importersFact(this.definition, before, RESUMEN),
      ...(facts.sources ? { FUENTES: { VERSION: version, TOMADAS: facts.sources } } : {}),
      ...facts.set,
      ...(run ? { TRAMO: run } : {}),
    };
    const importer = facts.importer ?? importerIn(this.definition, RESUMEN) ?? before.IMPORTADOR_SELLADO;
    const said = { action: facts.action, at, after: before.VERSION, run, importer };
    const written = await this.#versions.writes(before.ID, version, content, said);
    const marks = bodyMarks(this.definition, content.body, facts.reference);
    // What is saved stands in an order again: one that was left aside as its order came back comes with its next save.
    const { APARTADO: aside, ...standing } = before;
    const remove = [...(run ? [] : ['TRAMO']), ...(aside === undefined ? [] : ['APARTADO'])];
    const index = this.indexOf(before, { ...standing, ...moved }, marks);
    const warned = this.#warned(before, content.body, facts);
    const changed = { ...moved, ...index.facts, ...warned.set };
    await this.commit(
      [
        {
          kind: 'update',
          table: this.table,
          key: this.headerKey(before.ID),
          set: changed,
          remove,
          when: { equals: { LOCK: before.LOCK, ESTADO: before.ESTADO } },
          lost: () => this.movedRefusal(before.ID),
        },
        ...this.numberWrites(before.NUMERO_UNICO, number, before.ID),
        ...written,
        ...index.totals,
        ...warned.counts,
        ...(facts.extra ?? []),
      ],
      index.marks,
    );
    // A caller may hand over what `open` gave it, header included: the new header must win.
    const { TRAMO: _ended, ...kept } = standing;
    return { ...content, header: { ...kept, ...changed } };
  }

  /**
   * Writes of a state transition of a document as it was read, on condition that nobody changed it since: for the caller's
   * own transaction together with its outbox row. The first is the header's; the body stays at its version.
   * @param set header fields beside the state.
   */
  transitionWrites(before: HeaderRow, name: string, set: Record<string, unknown> = {}): [Write, ...Write[]] {
    return transitionWrites(this.definition, this, { before, name, set, part: this.#part });
  }

  /**
   * Moves a document to another state; refuses with the state it is in.
   * @param also writes of the same transaction, by the document as it was read
   */
  async transition(
    id: string,
    name: string,
    lock: number,
    also: (header: HeaderRow) => Write[] = () => [],
  ): Promise<HeaderRow> {
    const header = await this.header(id);
    const transition = this.definition.states.transitions[name];
    if (!transition?.from.includes(header.ESTADO))
      throw this.stateRefusal(header, transition?.label ?? `«${name}»`);
    if (header.LOCK !== lock) throw await this.staleRefusal(header, lock);
    const frees = transition.freesNumber && !isNumberSent(header);
    const set = { LOCK: lock + 1, ...(frees ? { NUMERO_UNICO: '' } : {}) };
    const freed = frees ? this.numberWrites(header.NUMERO_UNICO, '', id) : [];
    const [first, ...index] = this.transitionWrites(header, name, set);
    const moved = { ...first, lost: () => this.movedRefusal(id) };
    await this.commit([moved, ...index, ...freed, ...also(header)]);
    return this.header(id);
  }

  stateRefusal(header: DocumentHeader, action: string) {
    return refusal('document.state', {
      document: heading(this.definition.noun),
      state: stateOf(this.definition.states, header.ESTADO).label,
      action,
    });
  }

  /** What changed since the lock that the caller saw, so that its own changes can be laid over it. */
  async staleRefusal(header: HeaderRow, seenLock: number) {
    const current = await this.content(header.ID, header.VERSION);
    return refusal(
      'document.stale',
      { user: header.MODIFICADO_POR },
      { details: { header: publicHeader(header), body: current.body, seenLock } },
    );
  }

  private indexOf(before: HeaderRow | undefined, after: HeaderRow, content: readonly string[]) {
    return indexHeader(this.definition, this.scope, this.#part, {
      ...(before ? { before } : {}),
      after,
      content,
    });
  }

  /** Why a document is not as it was read: it stands in another state, or somebody saved it. */
  async movedRefusal(id: string) {
    const header = await this.header(id);
    return stateOf(this.definition.states, header.ESTADO).editable
      ? this.staleRefusal(header, header.LOCK)
      : this.stateRefusal(header, 'modificarse');
  }

  private numberWrites(before: string, after: string, id: string): Write[] {
    return numberWrites(this.table, this.scope, before, after, id, () => takenNumber(this, after));
  }

  private async commit(writes: Write[], marks: Write[] = []): Promise<void> {
    try {
      await writeWithMarks(this.services.database, writes, marks);
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      const reason = await error.reason();
      throw reason === error ? refusal('document.state', MEANWHILE) : reason;
    }
    await this.services.outbox.flush(outgoing(writes));
  }
}
