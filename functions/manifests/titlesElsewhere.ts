import { crossProblem, ruleOf } from '../../shared/declarations/cross/rule.ts';
import { definite } from '../../shared/foundation/documents/noun.ts';
import { placeOf } from '../../shared/foundation/documents/sourceChange.ts';
import { isVoid, stateOf } from '../../shared/foundation/documents/states.ts';
import type { CatalogueRow, Reference } from '../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { titleMark } from '../../shared/manifests/marks.ts';
import { headersById } from '../runtime/documents/findMarked.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { manifestsOf } from './manifests.ts';
import { manifestsUnder, titlesIndexed } from './titleIndex.ts';

/** Other manifests that are named, the newest, and titles that are told of each; that there are more is said. */
const MOST_NAMED = 5;
const MOST_TOLD = 20;
/** Manifests that are looked at, the newest: the oldest of many voyages is not the one that is presented again. */
const MOST_LOOKED = 60;

const placesIn = ({ TITULOS }: ManifestBody): Map<string, number> => {
  const lines = TITULOS.map(({ TITULO_TRANSPORTE }, line) => [titleMark(TITULO_TRANSPORTE), line] as const);
  // The first of what stands twice: that it does, is told of itself.
  return new Map(lines.toReversed().flatMap(([mark, line]) => (mark === undefined ? [] : [[mark, line]])));
};

/**
 * Titles of a manifest that stand in other living manifests of the company too, each linked in its place (product 29): the
 * authority would get the same document of transport twice, and each manifest show it with all that it holds. The list of
 * checks says how much it asks: a document of which each voyage brings a part stands in several.
 */
export async function titlesElsewhere(
  call: Call<unknown>,
  { header, body }: Stored<ManifestBody>,
  reference: Reference,
): Promise<Problem[]> {
  const rule = ruleOf('DUPLICADO_TRANSPORTE', reference);
  if (!rule) return [];
  const store = manifestsOf(call);
  await titlesIndexed(store);
  const own = placesIn(body);
  const ids = await manifestsUnder(call, [...own.keys()]);
  ids.delete(header.ID);
  // Ids say when they were given.
  const newest = [...ids].sort().reverse().slice(0, MOST_LOOKED);
  const headers = await headersById(store, newest);
  const others = newest.flatMap((id) => {
    const header = headers.get(id);
    return header && !isVoid(header.ESTADO) ? [header] : [];
  });
  const found: Problem[] = [];
  let named = 0;
  for (const other of others) {
    const told = repeatedIn(rule, { own, body }, other, (await store.content(other.ID, other.VERSION)).body);
    found.push(...told);
    if (told.length > 0 && (named += 1) === MOST_NAMED) break;
  }
  return found;
}

function repeatedIn(
  rule: CatalogueRow,
  mine: { own: ReadonlyMap<string, number>; body: ManifestBody },
  other: HeaderRow,
  theirs: ManifestBody,
): Problem[] {
  const place = placeOf(manifestDefinition, other);
  const { noun, called } = manifestDefinition;
  const where = `${definite(noun)} ${called(other.RESUMEN) || 'sin número'}`;
  const state = stateOf(manifestDefinition.states, other.ESTADO).label.toLowerCase();
  const twice = [...placesIn(theirs)].flatMap(([mark, line]) => {
    const at = mine.own.get(mark);
    return at === undefined ? [] : [{ at, line }];
  });
  const told = twice.sort((one, next) => one.at - next.at).slice(0, MOST_TOLD);
  return told.map(({ at, line }, index) => {
    const more = index === MOST_TOLD - 1 ? twice.length - MOST_TOLD : 0;
    const rest = more === 0 ? '' : `, como ${more === 1 ? 'otro título' : `otros ${more} títulos`}`;
    const number = mine.body.TITULOS[at]?.TITULO_TRANSPORTE ?? '';
    const message = `Línea ${at + 1}, Título: ${number} también está en ${where} (${state})${rest}. Confirme que no se presenta dos veces.`;
    return crossProblem(rule, titlePath(at), message, { ...place, path: titlePath(line) });
  });
}

const titlePath = (line: number): string => `TITULOS[${line}].TITULO_TRANSPORTE`;
