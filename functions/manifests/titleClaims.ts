import type { ManifestTitle } from '../../shared/manifests/dataSets.ts';
import { manifestMark } from '../../shared/manifests/marks.ts';
import {
  balancesOf,
  judgeTaking,
  takenOnce,
  type Claim,
  type Taken,
} from '../../shared/manifests/titleBalance.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { Key, Write } from '../runtime/database.ts';
import { findMarked } from '../runtime/documents/findMarked.ts';
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
  const moved: Write = {
    kind: 'put',
    table: TABLE,
    item: { ...rowKey(call, taking.id, LOCK), lock: lock + 1 },
    when: lock === 0 ? { absent: true } : { equals: { lock } },
    lost: () => refusal('document.impossible-change', { reason: TAKEN_NOW }),
  };
  const item = { ...rowKey(call, taking.id, declaration.id), ...declaration, titles: taken };
  const holding = { ...holdingKey(call, declaration.id, taking.id), number: taking.manifest };
  return {
    problems,
    writes: [moved, { kind: 'put', table: TABLE, item }, { kind: 'put', table: TABLE, item: holding }],
  };
}

const TAKEN_NOW =
  'Otra declaración tomó títulos del mismo manifiesto en este momento y nada se selló. Revise «Problemas» y transmita de nuevo.';

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
  const headers = (await findMarked(store, [mark])).get(mark) ?? [];
  const header = headers.find(({ ESTADO }) => ESTADO !== 'ANULADA');
  if (!header) return undefined;
  const { body } = await store.open(header.ID);
  return { id: header.ID, titles: body.TITULOS };
}
