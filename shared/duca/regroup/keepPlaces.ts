import type { Move, Rederived } from '../../foundation/documents/rederive.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { formatPath, parsePath } from '../../foundation/fields/path.ts';
import { fieldAt, isComputed } from '../../foundation/fields/writer.ts';
import { calculateDuca } from '../calculate.ts';
import { ducaDataSets, type DucaBody, type DucaFraction } from '../dataSets.ts';
import { linesOf } from '../derive/documents.ts';
import { ownModality } from '../derive/ownModality.ts';
import { inPaperRows } from './paperRows.ts';
import { NAMING, renumbered } from './references.ts';

/**
 * Fractions in the order in which the person knows them: one that is still there keeps its place, one that holds the
 * goods of one that went takes that place, others come at the end.
 */
export function inPlaces(fractions: readonly DucaFraction[], body: DucaBody, mine: DucaBody): DucaFraction[] {
  const places = new Map(mine.FRACCIONES.map((each, place) => [each.ID_FRACCION, place]));
  const was = new Map(mine.FRACCION_ITEMS.map((item) => [item.ID_ITEM, item.ID_FRACCION]));
  const here = new Set(fractions.map((each) => each.ID_FRACCION));
  const heirs = new Map<string, number>();
  for (const item of body.FRACCION_ITEMS) {
    const left = was.get(item.ID_ITEM);
    const place = left === undefined || here.has(left) ? undefined : places.get(left);
    if (place !== undefined && !heirs.has(item.ID_FRACCION)) heirs.set(item.ID_FRACCION, place);
  }
  const placeOf = ({ ID_FRACCION: id }: DucaFraction): number =>
    places.get(id) ?? heirs.get(id) ?? places.size;
  return [...fractions].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * The declaration formed again with its fractions in their places, and whatever names one by its number following it:
 * box 54.6 and units declared one by one. A number whose fraction is gone with its goods is left blank and told, and so is a
 * further line of a paper that goes with its fractions.
 */
export function keepPlaces(
  merged: Rederived<DucaBody>,
  mine: DucaBody,
  reference: Reference,
): Rederived<DucaBody> {
  const loose = merged.body;
  const FRACCIONES = inPlaces(loose.FRACCIONES, loose, mine);
  const body = calculateDuca({ ...loose, FRACCIONES }, reference);
  const moves = merged.moves.filter(isTold).map(replacer(loose.FRACCIONES, FRACCIONES));
  const follow = followed(mine, body);
  const goodsThen = new Map(mine.FRACCION_ITEMS.map((item) => [item.ID_ITEM, item.SECUENCIA_FRACCION]));
  const documentsThen = new Map(mine.DOCUMENTOS.map((each) => [each.ID_DOCUMENTO, each.LINEA]));
  const looseLines = new Map(body.DOCUMENTOS.map((each) => [each.ID_DOCUMENTO, each.LINEA]));
  const told = (path: string, from: string, to: string): string => {
    if (from !== to) moves.push({ path, kind: 'moved', from, to });
    return to;
  };
  const DOCUMENTOS = inPaperRows(body, (each) => {
    const then = documentsThen.get(each.ID_DOCUMENTO);
    const typed = then !== undefined && then !== linesOf(mine.FRACCION_ITEMS, each.ID_DOCUMENTO);
    if (typed) return then === each.LINEA ? renumbered(then, follow) : undefined;
    return each.LINEA === linesOf(loose.FRACCION_ITEMS, each.ID_DOCUMENTO)
      ? [linesOf(body.FRACCION_ITEMS, each.ID_DOCUMENTO)]
      : undefined;
  });
  const left = new Set(DOCUMENTOS.map((each) => each.ID_DOCUMENTO));
  for (const { ID_DOCUMENTO: from } of body.DOCUMENTOS)
    if (documentsThen.has(from) && !left.has(from))
      moves.push({ path: 'DOCUMENTOS', kind: 'removed', from, to: '' });
  DOCUMENTOS.forEach(({ ID_DOCUMENTO, LINEA }, line) => {
    const then = documentsThen.get(ID_DOCUMENTO);
    const typed = then !== undefined && then !== linesOf(mine.FRACCION_ITEMS, ID_DOCUMENTO);
    if (typed && looseLines.get(ID_DOCUMENTO) === then) told(`DOCUMENTOS[${line}].LINEA`, then, LINEA);
  });
  const units = NAMING.map((name) => {
    const unitKey = ducaDataSets[name].key;
    const then = new Map((mine[name] as Unit[]).map((each) => [each[unitKey as keyof Unit], each]));
    const lines = (body[name] as Unit[]).map((each, line) => {
      const own = then.get(each[unitKey as keyof Unit]);
      const typed =
        own && own.NUMERO_LINEA !== goodsThen.get(own.ID_ITEM) && own.NUMERO_LINEA === each.NUMERO_LINEA;
      if (!typed) return each;
      const path = `${name}[${line}].NUMERO_LINEA`;
      const [one = '', ...others] = follow(Number(each.NUMERO_LINEA)).map(String);
      const NUMERO_LINEA = told(path, each.NUMERO_LINEA, others.length === 0 ? one : '');
      return { ...each, NUMERO_LINEA };
    });
    return [name, lines];
  });
  return { body: { ...body, DOCUMENTOS, ...Object.fromEntries(units) }, moves };
}

const FORMED = `${ownModality.record}.${ownModality.formed}`;
type Unit = DucaBody[(typeof NAMING)[number]][number];

/** Numbers that a fraction of the stored declaration has now: its own, or of those that hold its goods. */
function followed(mine: DucaBody, body: DucaBody): (line: number) => readonly number[] {
  const numbers = new Map(body.FRACCIONES.map((each, line) => [each.ID_FRACCION, line + 1]));
  const holders = new Map(body.FRACCION_ITEMS.map((item) => [item.ID_ITEM, item.ID_FRACCION]));
  return (line) => {
    const id = mine.FRACCIONES[line - 1]?.ID_FRACCION;
    if (id === undefined) return [line];
    const own = numbers.get(id);
    if (own !== undefined) return [own];
    const goods = mine.FRACCION_ITEMS.filter((item) => item.ID_FRACCION === id);
    return [...new Set(goods.flatMap((item) => numbers.get(holders.get(item.ID_ITEM) ?? '') ?? []))];
  };
}

/** What the declaration computes by itself is no news of its sources, nor what it was formed for. */
function isTold({ path }: Move): boolean {
  const { dataSet } = parsePath(path) ?? {};
  if (dataSet === 'FRACCION_TRIBUTOS' || dataSet === 'TRIBUTOS') return false;
  const field = fieldAt(ducaDataSets, path);
  return field === undefined || !(isComputed(field) || path === FORMED);
}

/** Tells changes of fractions at the places that they have in the end. */
function replacer(before: readonly DucaFraction[], after: readonly DucaFraction[]): (move: Move) => Move {
  const places = new Map(after.map((each, line) => [each.ID_FRACCION, line]));
  return (move) => {
    const { dataSet, line, field } = parsePath(move.path) ?? {};
    const place = dataSet === 'FRACCIONES' ? places.get(before[line ?? -1]?.ID_FRACCION ?? '') : undefined;
    if (place === undefined) return move;
    return { ...move, path: formatPath({ dataSet: 'FRACCIONES', line: place, ...(field ? { field } : {}) }) };
  };
}
