import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import type { Write } from '../../runtime/database.ts';
import type { Declaration, HeardKind, DeclarationRow } from './declaration.ts';
import { freeOf, headersOf, inTransactions, isLocked, lockRest, type ReadPaper, type Used } from './locks.ts';

/** A paper that a declaration holds, as it was read. */
type Held = ReadPaper;

/** Papers that a declaration names and holds. What is locked and does not say by whom was taken before papers said it. */
async function heldOf(id: string, named: readonly Used[]): Promise<Held[]> {
  const headers = await headersOf(named);
  return named.flatMap((use): Held[] => {
    const header = headers.get(use.id);
    return header && isLocked(use, header) && (header.USADO_POR || id) === id ? [{ use, header }] : [];
  });
}

/** All papers that a declaration holds, also those of its order that it names no more. */
async function allHeld<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  named: readonly Used[],
): Promise<Held[]> {
  const { ID, ID_ORDEN } = of.stored.header;
  const known = await heldOf(ID, named);
  if (ID_ORDEN === '') return known;
  const ids = new Set(known.map(({ header }) => header.ID));
  const others = kind.papers(of).map(async (use): Promise<Held[]> => {
    const headers = await use.store.headers(ID_ORDEN);
    return headers
      .filter((each) => each.USADO_POR === ID && isLocked(use, each) && !ids.has(each.ID))
      .map((header) => ({ use, header }));
  });
  return [...known, ...(await Promise.all(others)).flat()];
}

/** Writes by which a paper is free again: whoever took it meanwhile keeps it. */
function releaseWrites({ use: { store, release }, header }: Held): Write[] {
  const [first, ...index] = store.transitionWrites(header, release, { USADO_POR: '' });
  const { USADO_POR } = header;
  const asHeld: Record<string, string> = USADO_POR === undefined ? {} : { USADO_POR };
  return [{ ...first, when: { ...first.when, equals: { ...first.when?.equals, ...asHeld } } }, ...index];
}

/**
 * Frees a paper with what the acceptance wrote into it taken out: one transaction, and a version of its own.
 * @returns whether there was something to take out; else it is as it was.
 */
async function freedClear<B extends AnyBody>(
  { stored, reference }: Declaration<B>,
  { use: { store, release, cleared }, header }: Held,
  action: string,
): Promise<boolean> {
  if (!cleared) return false;
  const content = await store.content(header.ID, header.VERSION);
  const body = cleared(content.body, stored.header.ID);
  if (body === content.body) return false;
  const ESTADO = store.definition.states.transitions[release]!.to;
  await store.save(header, { ...content, body }, { action, reference, set: { ESTADO, USADO_POR: '' } });
  return true;
}

/** Gives papers back that a declaration held, as many as there are. Done again, it changes nothing. */
async function giveBack<B extends AnyBody>(
  of: Declaration<B>,
  held: readonly Held[],
  action: string,
): Promise<void> {
  const plain: Held[] = [];
  for (const each of held) if (!(await freedClear(of, each, action))) plain.push(each);
  await inTransactions(of.services.database, plain.map(releaseWrites));
}

/** Papers that are given back with a rejection: their totals, its version and what it gives back besides go with it (design 6: 100 writes). */
const MOST_WITH_REJECTION = 50;

/**
 * Gives the documents of a rejected declaration back; one that it does not hold stays as it is. Those for which the
 * transaction of the rejection has no place are given back before it, so that who dies between does it again.
 * @returns the writes of that transaction.
 */
export async function releasesOf<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
): Promise<Write[]> {
  const held = await heldOf(of.stored.header.ID, await kind.used(of));
  await inTransactions(of.services.database, held.slice(MOST_WITH_REJECTION).map(releaseWrites));
  return held.slice(0, MOST_WITH_REJECTION).flatMap(releaseWrites);
}

/**
 * Gives back what a change took by its own seal that has no effect: what was accepted keeps what it had.
 * @param why what became of the change: «se rechazó»
 */
export async function releaseOfChange<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  why: string,
): Promise<void> {
  const { ID, VERSION_SELLADA }: DeclarationRow = of.stored.header;
  const held = await heldOf(ID, await kind.used(of));
  const taken = held.filter(({ header }) => header.USADO_POR === ID && header.USADO_EN === VERSION_SELLADA);
  await giveBack(of, taken, `Queda libre: ${why} el cambio de ${kind.called} que la declaraba`);
}

/** What another declaration that is in force declares too stays closed, as that one's from then on. */
async function handOn<B extends AnyBody>(
  { services }: Declaration<B>,
  held: readonly Held[],
  heir: string,
): Promise<void> {
  const writes = held.map(({ use: { store }, header: { ID, ESTADO, LOCK } }): Write[] => [
    {
      kind: 'update',
      table: store.table,
      key: store.headerKey(ID),
      set: { USADO_POR: heir, USADO_EN: 0 },
      when: { equals: { ESTADO, LOCK } },
    },
  ]);
  await inTransactions(services.database, writes);
}

/** Papers that an accepted declaration is to hold, and those that it holds beyond them. */
async function settlementOf<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  operation: Operation,
): Promise<{ kept: readonly Used[]; left: Held[] }> {
  const named = await kind.used(of);
  const kept = operation === 'D' ? [] : named;
  if (operation !== 'M' && operation !== 'D') return { kept, left: [] };
  const keeps = new Set(kept.map(({ id }) => id));
  return { kept, left: (await allHeld(kind, of, named)).filter(({ header }) => !keeps.has(header.ID)) };
}

/** How many papers `settlePapers` would take or give back. */
export async function unsettledPapers<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  operation: Operation,
): Promise<number> {
  const { kept, left } = await settlementOf(kind, of, operation);
  return left.length + (await freeOf(kept)).length;
}

/**
 * Leaves an accepted declaration holding the papers that it declares and no others: after a change those that it declares no
 * more are free again, after its annulment all are, without the number that they had by it, so that the order can be
 * declared again (domain 9). Done again, it changes nothing.
 */
export async function settlePapers<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  operation: Operation,
): Promise<void> {
  const { ID, VERSION_SELLADA = 0 }: DeclarationRow = of.stored.header;
  const { kept, left } = await settlementOf(kind, of, operation);
  const heir = left.length === 0 ? undefined : await kind.heir?.(of);
  const isHeirs = ({ header }: Held): boolean => heir?.papers.has(header.ID) ?? false;
  if (heir) await handOn(of, left.filter(isHeirs), heir.id);
  const { called } = kind;
  const why = operation === 'D' ? `se anuló ${called} que la declaraba` : `${called} ya no la declara`;
  const free = left.filter((each) => !isHeirs(each));
  await giveBack(of, free, `Queda libre: ${why}`);
  const taker = { id: ID, version: VERSION_SELLADA, called, changes: operation === 'M' };
  await lockRest(of.services.database, kept, taker);
}
