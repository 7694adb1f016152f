import { counted } from '../text/countText.ts';
import type { AnyBody, DataSets } from '../fields/dataSet.ts';
import { labelOf } from '../fields/label.ts';
import { parsePath } from '../fields/path.ts';
import { fieldAt, isComputed } from '../fields/writer.ts';
import type { ModuleName } from '../modules.ts';
import { capital } from '../text/capital.ts';
import type { OtherPlace } from '../rules/problem.ts';
import type { AnyDocument } from './definition.ts';
import { diffBodies, type Difference } from './diff.ts';
import { heading } from './noun.ts';
import type { SourceMove } from './sources.ts';

/** One source that makes a document stale, as people read it. */
export interface SourceChange extends SourceMove {
  /** Where it changed first, and what its link says. */
  place: OtherPlace;
  /** Spanish sentence: «La factura 001 cambió: 2 líneas.» */
  message: string;
  /** The derived source that does not follow it yet, when it was taken through one. */
  through?: { module: ModuleName; id: string; label: string };
}

/** Most fields that a sentence names; beyond, it counts them. */
const MOST_NAMED = 3;

/** «La factura 001», from the columns of its list. */
export const sourceName = ({ noun, called }: AnyDocument, summary: Record<string, string>): string =>
  `${heading(noun)} ${called(summary) || 'sin número'}`;

/** «Factura 001», as links say it. */
export const sourceLabel = ({ noun, called }: AnyDocument, summary: Record<string, string>): string =>
  `${capital(noun.singular)} ${called(summary) || 'sin número'}`;

/** A document as a link leads to it. */
export const placeOf = (
  definition: AnyDocument,
  { ID, RESUMEN }: { ID: string; RESUMEN: Record<string, string> },
): OtherPlace => ({ module: definition.module, id: ID, path: '', label: sourceLabel(definition, RESUMEN) });

function isTyped(dataSets: DataSets, { path, kind }: Difference): boolean {
  if (kind !== 'changed') return true;
  const field = fieldAt(dataSets, path);
  return field !== undefined && !isComputed(field) && !field.hidden;
}

/**
 * What the product notes of a document itself, as the day on which its order was closed or the declaration that it was
 * accepted in, and what an authority answered: it says nothing of the goods.
 */
function isNote(dataSets: DataSets, { path, kind }: Difference): boolean {
  const { dataSet: name = '' } = parsePath(path) ?? {};
  const field =
    kind === 'changed' ? fieldAt(dataSets, path) : dataSets[name]?.fields[dataSets[name].key ?? ''];
  return field?.writer === 'system' || field?.writer === 'authority';
}

/**
 * What changed from one body of a source to the other: «2 líneas», «Peso bruto», «1 línea y 5 datos»; what only
 * follows from other fields is not counted, and what the product notes of it is no change. Blank when nothing did.
 * @returns `path` of the first change, in the newer body where it is still there.
 */
export function describeChange(
  { dataSets }: AnyDocument,
  before: AnyBody,
  after: AnyBody,
): { text: string; path: string } {
  const all = diffBodies(dataSets, before, after).filter((each) => !isNote(dataSets, each));
  const typed = all.filter((each) => isTyped(dataSets, each));
  const told = typed.length > 0 ? typed : all;
  const lines = new Set<string>();
  const fields: string[] = [];
  for (const { path, kind } of told) {
    const { dataSet = '', line } = parsePath(path) ?? {};
    if (line === undefined) fields.push(labelOf(dataSets, path));
    // Numbers of lines are of two bodies: one that went is not the one that now stands there.
    else lines.add(`${kind === 'removed' ? '-' : ''}${dataSet}[${line}]`);
  }
  const words = [
    lines.size > 0 ? counted(lines.size, 'línea', 'líneas') : '',
    fields.length > MOST_NAMED || (fields.length > 0 && lines.size > 0)
      ? counted(fields.length, 'dato', 'datos')
      : fields.join(', '),
  ];
  return { text: words.filter((each) => each !== '').join(' y '), path: firstPlace(told) };
}

/** A line that went has no place any more: its data set has. */
function firstPlace(told: readonly Difference[]): string {
  const [first] = told;
  if (!first) return '';
  return first.kind === 'removed' ? (parsePath(first.path)?.dataSet ?? '') : first.path;
}

/** The change of a source as people read it. `change` is what `describeChange` says; absent for what came or went. */
export function sourceChange(
  definition: AnyDocument,
  move: SourceMove,
  summary: Record<string, string>,
  change: { text: string; path: string } = { text: '', path: '' },
): SourceChange {
  const name = sourceName(definition, summary);
  const f = definition.noun.gender === 'f';
  const said =
    move.from === 0
      ? `${name} es ${f ? 'nueva' : 'nuevo'} en la orden y no se ha tomado.`
      : move.to === 0
        ? `${name} está ${f ? 'anulada' : 'anulado'} o ya no está en la orden.`
        : `${name} cambió: ${change.text || 'ahora dice otra cosa'}.`;
  const label = sourceLabel(definition, summary);
  return { ...move, place: { module: move.module, id: move.id, path: change.path, label }, message: said };
}

/** What is said of a document that was derived before its sources were recorded, or copied and never; the place is its order. */
export const unrecorded = (change: SourceChange, copied: boolean): SourceChange => ({
  ...change,
  message: copied
    ? 'Se copió con su orden y todavía no se forma con los documentos copiados.'
    : 'No consta de qué versiones de sus fuentes se formó.',
});
