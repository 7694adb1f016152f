import {
  describeChange,
  sourceChange,
  sourceLabel,
  unrecorded,
  type SourceChange,
} from '../../../../shared/foundation/documents/sourceChange.ts';
import {
  isKept,
  movedSources,
  staleMoves,
  type SourceMove,
  type Sources,
  type SourcesKept,
  type SourceVersions,
} from '../../../../shared/foundation/documents/sources.ts';
import { isOpen } from '../../../../shared/foundation/documents/states.ts';
import type { Reference } from '../../../../shared/foundation/documents/reference.ts';
import { recentResults } from '../../recentResults.ts';
import type { DocumentDefinition } from '../../../../shared/foundation/documents/definition.ts';
import { sourceModules, type Derived, type DerivedKind, type PapersOfKind } from './derivedKind.ts';
import type { OrderPapers, Paper } from './orderPapers.ts';

export interface Freshness {
  /** Sources that changed since they were taken; none while a person's word holds. */
  changes: SourceChange[];
  kept?: SourcesKept;
}

/** Facts under which a derivation gives the same result again, besides its sources. */
export interface Judging {
  reference: Reference;
  /** Company, revision of the lists, day and the company's options: what results are remembered under. */
  key: string;
}

const FRESH: Freshness = { changes: [] };
const same = recentResults<Promise<SourceMove[]>>(500);

/**
 * How a document stands to what it was derived from. Versions are compared first, from headers that are read already;
 * only where one differs are both derivations made, of what was taken and of what is there now, and compared. What its
 * derived sources do not follow yet counts as its own. What cannot be changed any more is not compared.
 */
export async function freshness(
  kind: DerivedKind,
  papers: OrderPapers,
  document: Derived,
  judging: Judging,
): Promise<Freshness> {
  const { header } = document;
  if (!isOpen(kind.definition.states, header.ESTADO)) return FRESH;
  // Of what was accepted before that was recorded nothing is known to have changed.
  if (!header.FUENTES && kind.accepted?.(header)) return FRESH;
  // One that was derived before its sources were kept counts as one that took nothing: it is derived once more.
  const sources = header.FUENTES ?? { VERSION: 0, TOMADAS: {} };
  const own = await ownMoves(kind, papers, document, sources, judging);
  const changes = header.FUENTES
    ? await allTold(papers, sources, own)
    : // Each source would be told as new; what is not known is one thing, of the order as a whole.
      (await allTold(papers, sources, own.slice(0, 1))).map((each) =>
        unrecorded(each, header.COPIA_DE !== undefined),
      );
  for (const change of await inheritedChanges(kind, papers, document, sources, judging)) {
    const known = changes.find(({ module, id }) => module === change.module && id === change.id);
    if (!known) changes.push(change);
    else if (change.through) known.through ??= change.through;
  }
  const { CONSERVADAS } = sources;
  return changes.length === 0 && CONSERVADAS ? { changes, kept: CONSERVADAS } : { changes };
}

async function ownMoves(
  kind: DerivedKind,
  papers: OrderPapers,
  { header, content }: Derived,
  sources: Sources,
  { reference, key }: Judging,
): Promise<SourceMove[]> {
  const now = papers.versionsOf(sourceModules(kind));
  const against = (accepted: SourceVersions): Promise<SourceMove[]> | SourceMove[] => {
    const moves = movedSources(accepted, now);
    if (moves.length === 0) return moves;
    // Where a person may take out what was derived, what is left of it is of this version.
    const version = kind.held ? header.VERSION : sources.VERSION;
    const of = JSON.stringify([kind.definition.module, header.ID, version, accepted, now]);
    return same(`${key} ${of}`, async () => {
      const { derived, body } = await content();
      // What a person began follows nothing; the copy that came with its order follows what was copied with it.
      if (!derived && header.COPIA_DE === undefined) return [];
      const written = derived ? (kind.held?.(derived, body) ?? derived) : body;
      const there = await papersIn(kind, papers, now);
      const before = kind.derive(await papersIn(kind, papers, accepted), written, reference);
      const after = kind.derive(there, written, reference);
      if (!derived && after === undefined) return [];
      const modules = [...new Set(moves.map(({ module }) => module))];
      const passed = modules.filter((each) => kind.passes?.(each, there, written, reference));
      const own = moves.filter(({ module }) => !passed.includes(module));
      const cameOrWent = ({ from, to }: SourceMove): boolean => from === 0 || to === 0;
      return staleMoves(
        kind.definition.dataSets,
        own,
        before,
        after,
        (move) => kind.whole && cameOrWent(move),
      );
    });
  };
  const { TOMADAS, CONSERVADAS } = sources;
  const since = await against(CONSERVADAS?.VERSIONES ?? TOMADAS);
  // What changed back to what was taken needs nobody's word.
  return since.length > 0 && CONSERVADAS && (await against(TOMADAS)).length === 0 ? [] : since;
}

/** Bodies of all sources in these versions. */
export async function papersIn(
  kind: Pick<DerivedKind, 'order' | 'papers'>,
  papers: OrderPapers,
  versions: SourceVersions,
): Promise<PapersOfKind> {
  const modules = sourceModules(kind);
  const bodies = await Promise.all(modules.map((module) => papers.bodies(module, versions)));
  // What lies under a module was read by its own definition.
  return <B>({ module }: DocumentDefinition<B>) =>
    (bodies[modules.indexOf(module)] ?? []) as readonly Paper<unknown>[] as readonly Paper<B>[];
}

/** The moves in words; one of a source that says what it said, as an order that was only closed, is none beside others. */
async function allTold(
  papers: OrderPapers,
  sources: Sources,
  moves: readonly SourceMove[],
): Promise<SourceChange[]> {
  const all = await Promise.all(moves.map((move) => told(papers, sources, move)));
  const saying = all.filter(({ says }) => says);
  return (saying.length > 0 ? saying : all).map(({ change }) => change);
}

/** A move by the source's own two versions, and whether it says anything else in the newer. */
async function told(
  papers: OrderPapers,
  { TOMADAS }: Sources,
  move: SourceMove,
): Promise<{ change: SourceChange; says: boolean }> {
  const { module, id, to } = move;
  const definition = papers.definitionOf(module);
  const header = await papers.headerOf(module, id);
  // Told from what was taken, also when something in between was kept.
  const from = TOMADAS[module]?.[id] ?? move.from;
  const whole = { ...move, from };
  if (from === 0 || to === 0) return { change: sourceChange(definition, whole, header.RESUMEN), says: true };
  const [before, after] = await Promise.all([
    papers.content(module, id, from),
    papers.content(module, id, to),
  ]);
  const said = describeChange(definition, before.body, after.body);
  return { change: sourceChange(definition, whole, header.RESUMEN, said), says: said.text !== '' };
}

/** What the derived sources that it is built on do not follow yet, less what a person kept here already. */
async function inheritedChanges(
  kind: DerivedKind,
  papers: OrderPapers,
  document: Derived,
  sources: Sources,
  judging: Judging,
): Promise<SourceChange[]> {
  const of = kind.through.flatMap((source) =>
    papers.headersOf(source.definition.module).map(async (header) => {
      const { module } = source.definition;
      const content = () => papers.content(module, header.ID, header.VERSION);
      const { changes } = await freshness(source, papers, { header, content }, judging);
      if (changes.length === 0) return [];
      const { body } = await document.content();
      if (!kind.builtOn({ header: document.header, body }, module, header)) return [];
      const label = sourceLabel(source.definition, header.RESUMEN);
      return changes.map((each) => ({ ...each, through: { module, id: header.ID, label } }));
    }),
  );
  return (await Promise.all(of)).flat().filter((change) => !isKept(sources, change));
}
