import type { AnyDocument } from '../../../../shared/foundation/documents/definition.ts';
import type { SourceVersions } from '../../../../shared/foundation/documents/sources.ts';
import { isOpen, isVoid } from '../../../../shared/foundation/documents/states.ts';
import type { AnyBody } from '../../../../shared/foundation/fields/dataSet.ts';
import type { ModuleName } from '../../../../shared/foundation/modules.ts';
import type { Call } from '../../executor.ts';
import type { Content } from '../content/packVersion.ts';
import { headersById } from '../findMarked.ts';
import type { HeaderRow } from '../rows.ts';
import { DocumentStore } from '../store.ts';

/** Bodies read at once; more only queue up behind the same connections. */
const AT_ONCE = 20;

export type Asking = Pick<Call<unknown>, 'services' | 'scope'>;

export interface Paper<B = AnyBody> {
  id: string;
  /** Order in which it lies; blank for an order. */
  orderId: string;
  body: B;
}

/** A source as it is kept. */
export interface LivingPaper {
  store: DocumentStore;
  header: HeaderRow;
}

/**
 * An order and what lives in it of some kinds, or papers of several orders by their ids, as sources of what is derived from
 * them: headers read once, a query a kind, and each body at most once, when it is asked for.
 */
export class OrderPapers {
  readonly #asking: Asking;
  readonly #kinds: ReadonlyMap<ModuleName, AnyDocument>;
  readonly #headers: ReadonlyMap<ModuleName, readonly HeaderRow[]>;
  readonly #contents = new Map<string, Promise<Content>>();

  private constructor(
    asking: Asking,
    kinds: readonly AnyDocument[],
    headers: ReadonlyMap<ModuleName, readonly HeaderRow[]>,
  ) {
    this.#asking = asking;
    this.#kinds = new Map(kinds.map((kind) => [kind.module, kind]));
    this.#headers = headers;
  }

  /** @param order definition of the order itself, which is a source like the others. */
  static async read(
    asking: Asking,
    order: AnyDocument,
    kinds: readonly AnyDocument[],
    orderId: string,
  ): Promise<OrderPapers> {
    const storeOf = (kind: AnyDocument) => new DocumentStore(kind, asking.services, asking.scope);
    const [own, ...others] = await Promise.all([
      storeOf(order).header(orderId),
      ...kinds.map(async (kind) => (await storeOf(kind).headers(orderId)).reverse()),
    ]);
    const living = others.map((rows) => rows.filter(({ ESTADO }) => !isVoid(ESTADO)));
    return new OrderPapers(
      asking,
      [order, ...kinds],
      new Map([[order.module, [own]], ...kinds.map((kind, at) => [kind.module, living[at]!] as const)]),
    );
  }

  /** @param named papers of whichever orders: those of them that still live. */
  static async named(
    asking: Asking,
    kinds: readonly AnyDocument[],
    named: SourceVersions,
  ): Promise<OrderPapers> {
    const found = await Promise.all(
      kinds.map(async (kind) => {
        const store = new DocumentStore(kind, asking.services, asking.scope);
        const headers = await headersById(store, Object.keys(named[kind.module] ?? {}));
        return [kind.module, [...headers.values()].filter(({ ESTADO }) => !isVoid(ESTADO))] as const;
      }),
    );
    return new OrderPapers(asking, kinds, new Map(found));
  }

  definitionOf(module: ModuleName): AnyDocument {
    return this.#kinds.get(module)!;
  }

  /** Headers of what lives, oldest first. */
  headersOf(module: ModuleName): readonly HeaderRow[] {
    return this.#headers.get(module) ?? [];
  }

  /** All that live. */
  living(): LivingPaper[] {
    return [...this.#headers].flatMap(([module, headers]) => {
      const store = this.#store(module);
      return headers.map((header) => ({ store, header }));
    });
  }

  /** Ids of those that nobody can change any more. */
  closed(): ReadonlySet<string> {
    const all = this.living().filter(({ store, header }) => !isOpen(store.definition.states, header.ESTADO));
    return new Set(all.map(({ header }) => header.ID));
  }

  versionsOf(modules: readonly ModuleName[]): SourceVersions {
    return Object.fromEntries(
      modules.map((module) => [
        module,
        Object.fromEntries(this.headersOf(module).map(({ ID, VERSION }) => [ID, VERSION])),
      ]),
    );
  }

  /** Header of a source, also of one that is void by now. */
  async headerOf(module: ModuleName, id: string): Promise<HeaderRow> {
    return this.headersOf(module).find(({ ID }) => ID === id) ?? this.#store(module).header(id);
  }

  content(module: ModuleName, id: string, version: number): Promise<Content> {
    const key = `${module} ${id} ${version}`;
    const known = this.#contents.get(key);
    if (known) return known;
    const read = this.#store(module).content(id, version);
    this.#contents.set(key, read);
    return read;
  }

  /** Bodies of a kind in these versions, oldest document first. */
  async bodies(module: ModuleName, versions: SourceVersions): Promise<Paper[]> {
    const ids = Object.entries(versions[module] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
    const found: Paper[] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const part = ids.slice(at, at + AT_ONCE).map(async ([id, version]) => {
        const [{ ID_ORDEN: orderId }, { body }] = await Promise.all([
          this.headerOf(module, id),
          this.content(module, id, version),
        ]);
        return { id, orderId, body };
      });
      found.push(...(await Promise.all(part)));
    }
    return found;
  }

  #store(module: ModuleName): DocumentStore {
    return new DocumentStore(this.definitionOf(module), this.#asking.services, this.#asking.scope);
  }
}
