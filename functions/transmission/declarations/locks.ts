import { impossible } from '../../../shared/foundation/contracts/refusal.ts';
import { sourceName } from '../../../shared/foundation/documents/sourceChange.ts';
import type { SourceVersions } from '../../../shared/foundation/documents/sources.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Database, Write } from '../../runtime/database.ts';
import { headersById } from '../../runtime/documents/findMarked.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { LivingPaper } from '../../runtime/documents/sources/orderPapers.ts';
import type { DocumentStore } from '../../runtime/documents/store.ts';

/** A kind of document that declarations take into use, and the transitions by which one is locked and given back. */
export interface PaperUse {
  store: DocumentStore;
  lock: string;
  release: string;
  /** Its body without what the acceptance of that declaration wrote into it; itself where that wrote nothing. */
  cleared?: (body: AnyBody, declarationId: string) => AnyBody;
}

/** A document that a declaration takes into use. */
export interface Used extends PaperUse {
  id: string;
}

/** A declaration that takes papers into use: by the seal of this version. */
export interface Taker {
  id: string;
  version: number;
  /** The declaration in a sentence: «la DUCA». */
  called: string;
  /** It changes what was accepted: what is locked and does not say by whom was taken before papers said it, and is its own. */
  changes: boolean;
}

/** Papers that are looked at in one transaction, beside the declaration, its transmission and their message (design 6: 100 writes). */
const MOST_LOOKED_AT = 75;

/**
 * Takes the documents of a declaration into use in the transaction that seals it, so that nobody edits what was declared:
 * the writes of each apart. What it holds already stays as it is; of the others each is free, and still in the version that
 * was judged. Those for which the transaction has no place `lockRest` takes in the next ones.
 */
export async function locksOf(all: readonly Used[], seen: SourceVersions, taker: Taker): Promise<Write[][]> {
  const headers = await headersOf(all);
  const taken = all.filter((each) => !isHeld(each, headers.get(each.id), taker));
  const writes = taken.map(async (each): Promise<Write[]> => {
    const { store, id } = each;
    const before = headers.get(id);
    const VERSION = seen[store.definition.module]?.[id];
    if (!before || (VERSION !== undefined && before.VERSION !== VERSION))
      throw await notFree(each, taker.called);
    if (!isFree(each, before)) throw await notFree(each, taker.called);
    const [first, ...index] = lockWrites(each, before, taker);
    return [{ ...first, lost: () => notFree(each, taker.called) }, ...index];
  });
  return Promise.all(writes);
}

type Writing = Pick<Database, 'write' | 'fitting'>;

/** Writes groups in as few transactions as hold them, each group whole. */
export async function inTransactions(database: Writing, groups: readonly Write[][]): Promise<void> {
  for (let rest = groups; rest.length > 0;) {
    const many = Math.max(1, database.fitting([], rest).length);
    await database.write(...rest.slice(0, many).flat());
    rest = rest.slice(many);
  }
}

/** Takes what is free of them, in as many transactions as that needs. Done again, it changes nothing. */
export async function lockRest(database: Writing, all: readonly Used[], taker: Taker): Promise<void> {
  const free = (await freeOf(all)).map(({ use, header }) => lockWrites(use, header, taker));
  await inTransactions(database, free);
}

/** A paper as it was read. */
export interface ReadPaper {
  use: PaperUse;
  header: HeaderRow;
}

/** Those of the papers that nobody has in use. */
export async function freeOf(all: readonly Used[]): Promise<ReadPaper[]> {
  const headers = await headersOf(all);
  return all.flatMap((use): ReadPaper[] => {
    const header = headers.get(use.id);
    return header && isFree(use, header) ? [{ use, header }] : [];
  });
}

const lockWrites = ({ store, lock }: PaperUse, before: HeaderRow, { id, version }: Taker) =>
  store.transitionWrites(before, lock, { USADO_POR: id, USADO_EN: version });

const isFree = ({ store, lock }: PaperUse, { ESTADO }: HeaderRow): boolean =>
  store.definition.states.transitions[lock]?.from.includes(ESTADO) ?? false;

/** Whether a paper is locked as a declaration locks it. */
export const isLocked = ({ store, release }: PaperUse, { ESTADO }: HeaderRow): boolean =>
  store.definition.states.transitions[release]?.from.includes(ESTADO) ?? false;

const isHeld = (each: Used, header: HeaderRow | undefined, { id, changes }: Taker): boolean => {
  if (!header || !isLocked(each, header)) return false;
  const { USADO_POR = '' } = header;
  return USADO_POR === id || (changes && USADO_POR === '');
};

/**
 * Holds what a declaration was judged by, and takes none of into use, to what it was: whoever changes it while the
 * declaration is sealed keeps that from being sealed. What a transaction has no place for is looked at once more before it.
 */
export async function heldStill(papers: readonly LivingPaper[], called: string): Promise<Write[]> {
  const beyond = papers.slice(MOST_LOOKED_AT);
  const now = await headersOf(beyond.map(({ store, header }) => ({ store, id: header.ID })));
  const changed = beyond.find(({ header }) => now.get(header.ID)?.LOCK !== header.LOCK);
  if (changed) throw moved(changed.store, changed.header, called);
  return papers.slice(0, MOST_LOOKED_AT).map(({ store, header }) => ({
    kind: 'check',
    table: store.table,
    key: store.headerKey(header.ID),
    when: { equals: { LOCK: header.LOCK } },
    lost: () => moved(store, header, called),
  }));
}

/** Headers of documents, by id; those that are not there are left out. */
export async function headersOf(
  used: readonly Pick<Used, 'store' | 'id'>[],
): Promise<Map<string, HeaderRow>> {
  const stores = [...new Set(used.map(({ store }) => store))];
  const found = await Promise.all(
    stores.map((store) =>
      headersById(
        store,
        used.filter((each) => each.store === store).map(({ id }) => id),
      ),
    ),
  );
  return new Map(found.flatMap((each) => [...each]));
}

/** Why a document could not be taken into use. */
async function notFree({ store, id, lock }: Used, called: string): Promise<Error> {
  const now = await store.header(id);
  if (!store.definition.states.transitions[lock]?.from.includes(now.ESTADO))
    return store.stateRefusal(now, `declararse en ${called}`);
  return moved(store, now, called);
}

/** What is said when something that a declaration was judged by changed before it was sealed. */
export function moved({ definition }: DocumentStore, { RESUMEN }: HeaderRow, called: string): Error {
  const reason = `${sourceName(definition, RESUMEN)} cambió en este momento y ${called} no se selló. Revise «Problemas» y transmita de nuevo.`;
  return impossible(reason);
}
