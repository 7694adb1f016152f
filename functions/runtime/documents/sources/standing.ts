import { documentProblems } from '../../../../shared/foundation/documents/documentProblems.ts';
import { sourceLabel, type SourceChange } from '../../../../shared/foundation/documents/sourceChange.ts';
import {
  inheritedProblems,
  keptWarning,
  staleProblems,
} from '../../../../shared/foundation/documents/sourceProblems.ts';
import { onlyOn } from '../../../../shared/foundation/documents/onDay.ts';
import { isOpen } from '../../../../shared/foundation/documents/states.ts';
import type { AnyBody } from '../../../../shared/foundation/fields/dataSet.ts';
import type { ModuleName } from '../../../../shared/foundation/modules.ts';
import type { Problem } from '../../../../shared/foundation/rules/problem.ts';
import type { Call } from '../../executor.ts';
import { recentResults } from '../../recentResults.ts';
import type { HeaderRow } from '../rows.ts';
import type { Stored } from '../store.ts';
import { sourceModules, type Derived, type DerivedKind } from './derivedKind.ts';
import { freshness, type Judging } from './freshness.ts';
import { OrderPapers } from './orderPapers.ts';

/** How a document stands to its sources: what changed, and everything of it that is a problem here. */
export interface Standing {
  changes: SourceChange[];
  problems: Problem[];
}

const NOTHING: Standing = { changes: [], problems: [] };
const problemsOf = recentResults<Promise<Problem[]>>(500);

/** The papers that a document is derived from; undefined for one that has none: of no order, or that names none. */
export function papersFor(
  { reads, order, papers }: DerivedKind,
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  { ID_ORDEN, FUENTES }: Pick<HeaderRow, 'ID_ORDEN' | 'FUENTES'>,
): Promise<OrderPapers> | undefined {
  if (reads === 'named')
    return FUENTES ? OrderPapers.named(call, [order, ...papers], FUENTES.TOMADAS) : undefined;
  return ID_ORDEN === '' ? undefined : OrderPapers.read(call, order, papers, ID_ORDEN);
}

/** What a document must be told of its sources before it is printed as final or sealed. */
export async function standing(
  kind: DerivedKind,
  call: Call<unknown>,
  { header, body, derived }: Stored,
  papers?: OrderPapers,
): Promise<Standing> {
  if (!isOpen(kind.definition.states, header.ESTADO)) return NOTHING;
  const read = papers ?? (await papersFor(kind, call, header));
  if (!read) return NOTHING;
  const content = async () => ({ body, ...(derived ? { derived } : {}) });
  const [{ changes, problems }, judging] = await Promise.all([
    changesOf(kind, call, { header, content }, read),
    judgingOf(call),
  ]);
  return {
    changes,
    problems: [...problems, ...(await sourceProblems(kind, read, { header, body }, judging))],
  };
}

/** The same without the problems of its sources, so that no body is read while no version moved. */
export async function changesOf(
  kind: DerivedKind,
  call: Call<unknown>,
  document: Derived,
  papers: OrderPapers,
): Promise<Standing> {
  const { changes, kept } = await freshness(kind, papers, document, await judgingOf(call));
  return {
    changes,
    problems: [...staleProblems(kind.definition, changes), ...(kept ? [keptWarning(kept)] : [])],
  };
}

async function judgingOf({ scope, revision, reference }: Call<unknown>): Promise<Judging> {
  const now = await reference();
  return {
    reference: now,
    key: `${scope.company} ${scope.country} ${revision} ${now.today} ${now.options ?? ''}`,
  };
}

/**
 * Errors and warnings of the sources that a document is built on, linked to their fields, by the law of its day. Each
 * version is read and checked once; one that is declared already, which nobody can correct, is not.
 */
async function sourceProblems(
  kind: DerivedKind,
  papers: OrderPapers,
  document: { header: HeaderRow; body: AnyBody },
  { reference, key }: Judging,
): Promise<Problem[]> {
  const ruling = onlyOn(reference, kind.definition.day?.(document.body) ?? '');
  const law = ruling === reference ? '' : ruling.day;
  const isAsked = askedOf(kind, document.header);
  const found = sourceModules(kind).flatMap((module) => {
    const definition = papers.definitionOf(module);
    return papers
      .headersOf(module)
      .filter((each) => isOpen(definition.states, each.ESTADO) && isAsked(module, each))
      .filter((each) => kind.builtOn(document, module, each))
      .map(({ ID, VERSION, RESUMEN }) =>
        problemsOf(`${key} ${law} ${module} ${ID} ${VERSION}`, async () => {
          const { body: own } = await papers.content(module, ID, VERSION);
          const place = { module, id: ID, label: sourceLabel(definition, RESUMEN) };
          return inheritedProblems(place, documentProblems(definition, own, ruling));
        }),
      );
  });
  return (await Promise.all(found)).flat();
}

/**
 * Which sources answer for what they say: all of them, but of a change of what was accepted those alone that it takes and
 * that was not accepted with. What it leaves is told as a change, and what it takes of its order it says itself.
 */
function askedOf(
  kind: DerivedKind,
  header: HeaderRow,
): (module: ModuleName, source: Pick<HeaderRow, 'ID' | 'VERSION'>) => boolean {
  const accepted = kind.accepted?.(header);
  if (!accepted) return () => true;
  const { TOMADAS = {} } = header.FUENTES ?? {};
  return (module, { ID, VERSION }) =>
    module !== kind.order.module && TOMADAS[module]?.[ID] !== undefined && accepted[module]?.[ID] !== VERSION;
}
