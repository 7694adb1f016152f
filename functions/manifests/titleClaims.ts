import type { ManifestTitle } from '../../shared/manifests/dataSets.ts';
import { manifestMark } from '../../shared/manifests/marks.ts';
import {
  balancesOf,
  judgeTaking,
  takenOnce,
  type Claim,
  type Taken,
} from '../../shared/manifests/titleBalance.ts';
import { impossible, refusal } from '../../shared/foundation/contracts/refusal.ts';
import { compare } from '../../shared/foundation/decimal/decimal.ts';
import { problem, type Problem } from '../../shared/foundation/rules/problem.ts';
import { capital } from '../../shared/foundation/text/capital.ts';
import { allOf } from '../../shared/foundation/text/listed.ts';
import type { Key, Write } from '../runtime/database.ts';
import { findMarked } from '../runtime/documents/findMarked.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';
import { manifestsOf } from './manifests.ts';

type Asking = Pick<Call<unknown>, 'services' | 'scope'>;

const TABLE = 'manifests';
/** Row that every change of the claims on a manifest moves: who judged by others loses. */
const LOCK = 'LOCK';

interface LockRow {
  sk: string;
  lock: number;
}
interface ClaimRow extends Claim {
  sk: string;
}

/** By which a declaration finds the manifests it holds of, whatever number they have by then. */
interface HoldingRow {
  sk: string;
  /** Number by which the declaration named it. */
  number: string;
}

const rowKey = ({ scope }: Asking, manifestId: string, sk: string): Key => ({
  pk: companyKey(scope, 'titles', manifestId),
  sk,
});

const holdingKey = ({ scope }: Asking, declarationId: string, manifestId: string): Key => ({
  pk: companyKey(scope, 'titles-held', declarationId),
  sk: manifestId,
});

/** What declarations hold of the titles of a manifest, and the lock by which they were read. */
export async function claimsOn(call: Asking, manifestId: string): Promise<{ lock: number; claims: Claim[] }> {
  const { pk } = rowKey(call, manifestId, LOCK);
  const rows = await call.services.database.query<LockRow | ClaimRow>(TABLE, {
    pk,
    few: 'declarations of one manifest',
  });
  const lock = rows.find((each): each is LockRow => each.sk === LOCK)?.lock ?? 0;
  return { lock, claims: rows.filter((each): each is ClaimRow => each.sk !== LOCK) };
}

/** What a declaration takes of a manifest, by the number by which it names it. */
interface Named {
  manifest: string;
  titles: readonly Taken[];
}

/** What is taken of a manifest that the company has. */
export interface Taking extends Named {
  /** Id of the manifest, and the titles that are in it. */
  id: string;
  of: readonly ManifestTitle[];
}

interface Judged {
  problems: Problem[];
  /** Keep what is taken, on condition that nobody took of the manifest since. */
  writes: Write[];
}

/**
 * What is taken of each manifest, once for each: one has two numbers and any letters, and parts of a declaration may name
 * it each in its own way. A manifest that the company does not have here is another's, and says nothing.
 */
export async function takingsOf(call: Asking, named: readonly Named[]): Promise<Taking[]> {
  const found = await Promise.all(
    named.map(async (each) => ({ ...each, found: await manifestNumbered(call, each.manifest) })),
  );
  const takings = found.flatMap(({ manifest, titles, found: here }) =>
    here ? [{ id: here.id, of: here.titles, manifest, titles }] : [],
  );
  return [...Map.groupBy(takings, ({ id }) => id).values()].map((own) => ({
    ...own[0]!,
    titles: takenOnce(own.flatMap(({ titles }) => titles)),
  }));
}

/** Judges what a declaration takes of a manifest by what others left. */
export async function judge(
  call: Asking,
  declaration: Pick<Claim, 'id' | 'called'>,
  taking: Taking,
): Promise<Judged> {
  const { lock, claims } = await claimsOn(call, taking.id);
  const others = claims.filter(({ id }) => id !== declaration.id);
  const balances = new Map(balancesOf(taking.of, others).map((each) => [each.title, each]));
  const { problems, taken } = judgeTaking(taking.manifest, balances, taking.titles);
  const moved = lockMoved(call, taking.id, lock, TAKEN_NOW);
  const item = { ...rowKey(call, taking.id, declaration.id), ...declaration, titles: taken };
  const holding = { ...holdingKey(call, declaration.id, taking.id), number: taking.manifest };
  return {
    problems,
    writes: [moved, { kind: 'put', table: TABLE, item }, { kind: 'put', table: TABLE, item: holding }],
  };
}

/** The claims are those that were read: whoever changes them meanwhile, or judges by them, loses or makes this lose. */
const lockMoved = (call: Asking, manifestId: string, lock: number, reason: string): Write => ({
  kind: 'put',
  table: TABLE,
  item: { ...rowKey(call, manifestId, LOCK), lock: lock + 1 },
  when: lock === 0 ? { absent: true } : { equals: { lock } },
  lost: () => impossible(reason),
});

const TAKEN_NOW =
  'Otra declaración tomó títulos del mismo manifiesto en este momento, o alguien lo eliminó, y nada se selló. Revise «Problemas» y transmita de nuevo.';
const CLAIMED_NOW =
  'Una declaración cambió en este momento lo que cancela del manifiesto, y no se eliminó. Vuelva a intentarlo.';

/** Declarations that a refusal names; that there are more is said. */
const MOST_NAMED = 5;

/**
 * What must hold as a manifest is deleted: no declaration holds of its titles. Cargo that is declared has arrived by some
 * manifest, and the authority does not let one go while declarations cancel its titles; one that is entered again under
 * the same number is another, of which nobody would know what was cancelled, and each title could be cancelled twice.
 * What is wrong in it is corrected in it.
 * @throws Refusal `rejected`, which names and links who holds them.
 */
export async function unclaimed(call: Asking, manifestId: string): Promise<Write[]> {
  const { lock, claims } = await claimsOn(call, manifestId);
  if (claims.length === 0) return [lockMoved(call, manifestId, lock, CLAIMED_NOW)];
  const more = claims.length - MOST_NAMED;
  const names = claims.slice(0, MOST_NAMED).map(({ called }) => called);
  const who = allOf(more > 0 ? [...names, more === 1 ? 'otra más' : `otras ${more}`] : names);
  const summary = `El manifiesto no se elimina mientras cancelan títulos suyos ${who}: entrado de nuevo no sabría lo que cancelaron. Corrija en él lo que esté mal; si no debe existir, anule antes esas declaraciones.`;
  const problems = claims.slice(0, MOST_NAMED).map(({ id, called }) => ({
    ...problem('balance.held', '', `${capital(called)} cancela títulos de este manifiesto.`),
    other: { module: 'dua', id, path: '', label: called.replace(/^la /, '') } as const,
  }));
  throw refusal('rejected', { summary }, { problems });
}

/** How many titles a declaration does not hold as `wanted` says, or holds beyond that. */
export async function titlesAstray(
  call: Asking,
  declarationId: string,
  wanted: readonly Taking[],
): Promise<number> {
  const { pk } = holdingKey(call, declarationId, '');
  const holding = await call.services.database.query<HoldingRow>(TABLE, {
    pk,
    few: 'manifests of one declaration',
  });
  const ids = new Set([...holding.map(({ sk }) => sk), ...wanted.map(({ id }) => id)]);
  const counts = [...ids].map(async (id): Promise<number> => {
    const { claims } = await claimsOn(call, id);
    const held = claims.find((each) => each.id === declarationId)?.titles ?? [];
    return otherTitles(held, wanted.find((each) => each.id === id)?.titles ?? []);
  });
  return (await Promise.all(counts)).reduce((sum, each) => sum + each, 0);
}

/** What is taken whole is what others had left when it was taken: that alone is not known any more. */
function otherTitles(held: Claim['titles'], wanted: readonly Taken[]): number {
  const by = new Map(held.map((each) => [each.title, each]));
  const named = new Set(wanted.map(({ title }) => title));
  const missing = wanted.filter(({ title, packages, weight, whole }) => {
    const own = by.get(title);
    if (!own) return true;
    return (
      !whole && (compare(own.packages, packages || '0') !== 0 || compare(own.weight, weight || '0') !== 0)
    );
  });
  return missing.length + held.filter(({ title }) => !named.has(title)).length;
}

/**
 * Gives back what a declaration held of manifests, but of those that it names still. They are found by their ids, for a
 * manifest may have another number by now; what was taken before ids were kept, by the numbers that the declaration named.
 */
export async function giveBack(
  call: Asking,
  declarationId: string,
  { named, kept = [] }: { named: readonly string[]; kept?: readonly string[] },
): Promise<Write[]> {
  const { pk } = holdingKey(call, declarationId, '');
  const idsOf = async (numbers: readonly string[]): Promise<string[]> =>
    (await Promise.all(numbers.map((each) => manifestNumbered(call, each)))).flatMap(
      (each) => each?.id ?? [],
    );
  const [holding, found, stay] = await Promise.all([
    call.services.database.query<HoldingRow>(TABLE, { pk, few: 'manifests of one declaration' }),
    idsOf(named.filter((each) => !kept.includes(each))),
    idsOf(kept),
  ]);
  const renumbered = holding.filter(({ number }) => kept.includes(number)).map(({ sk }) => sk);
  const still = new Set([...renumbered, ...stay]);
  const ids = [...holding.map(({ sk }) => sk), ...found];
  return [...new Set(ids)]
    .filter((id) => !still.has(id))
    .flatMap((id): Write[] => [
      { kind: 'delete', table: TABLE, key: rowKey(call, id, declarationId) },
      { kind: 'delete', table: TABLE, key: holdingKey(call, declarationId, id) },
      { kind: 'add', table: TABLE, key: rowKey(call, id, LOCK), add: { lock: 1 } },
    ]);
}

/** The living manifest of a number, SARAH's or the pre-printed one. */
async function manifestNumbered(
  call: Asking,
  number: string,
): Promise<{ id: string; titles: readonly ManifestTitle[] } | undefined> {
  const mark = manifestMark(number);
  if (mark === undefined) return undefined;
  const store = manifestsOf(call);
  const fits = ({ ESTADO }: HeaderRow): boolean => ESTADO !== 'ANULADA';
  const [header] = (await findMarked(store, [mark], { most: 1, fits })).get(mark) ?? [];
  if (!header) return undefined;
  const { body } = await store.open(header.ID);
  return { id: header.ID, titles: body.TITULOS };
}
