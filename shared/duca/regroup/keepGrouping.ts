import { compare, sum } from '../../foundation/decimal/decimal.ts';
import { linesOf } from '../derive/documents.ts';
import { descriptionOf } from '../derive/fractions.ts';
import type { Grouping } from '../derive/group.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { MEASURE_NAMES } from './shares.ts';

/**
 * Where a person put goods since the declaration was formed; undefined when they left the proposal as it was.
 * @param derived the proposal as it was last formed.
 */
export function groupingByHand(derived: DucaBody, mine: DucaBody): Grouping | undefined {
  const proposed = new Map(derived.FRACCION_ITEMS.map((each) => [each.ID_ITEM, each.ID_FRACCION]));
  const known = new Set(mine.FRACCIONES.map((each) => each.ID_FRACCION));
  const of = new Map(
    mine.FRACCION_ITEMS.flatMap(({ ID_ITEM, ID_FRACCION }) => {
      const was = proposed.get(ID_ITEM);
      return was === undefined || was === ID_FRACCION || !known.has(ID_FRACCION)
        ? []
        : [[ID_ITEM, { proposed: was, chosen: ID_FRACCION }] as const];
    }),
  );
  return of.size === 0
    ? undefined
    : {
        of,
        fractions: mine.FRACCIONES.map((each) => each.ID_FRACCION),
        goods: mine.FRACCION_ITEMS.map((each) => each.ID_ITEM),
      };
}

/**
 * The proposal as it would have been with the person's grouping, to be the base of forming the declaration again: what
 * moving the goods changed by itself counts as derived and follows the sources, what a person typed counts as theirs.
 * @param fresh the declaration as it is derived now, with the same grouping.
 */
export function regroupedBase(
  derived: DucaBody,
  mine: DucaBody,
  fresh: DucaBody,
  byHand: Grouping,
): DucaBody {
  const touched = new Set([...byHand.of.values()].flatMap(({ proposed, chosen }) => [proposed, chosen]));
  const itemsOf = (id: string) => mine.FRACCION_ITEMS.filter((each) => each.ID_FRACCION === id);
  const ofTouched = ({ FRACCIONES }: DucaBody) => FRACCIONES.filter((each) => touched.has(each.ID_FRACCION));
  // Moving goods moves no sum; where a sum did move, a person typed.
  const untyped = MEASURE_NAMES.filter(
    (name) =>
      compare(
        sum(ofTouched(derived).map((each) => each[name] || '0')),
        sum(ofTouched(mine).map((each) => each[name] || '0')),
      ) === 0,
  );
  const was = new Map(derived.FRACCIONES.map((each) => [each.ID_FRACCION, each]));
  const now = new Map(fresh.FRACCIONES.map((each) => [each.ID_FRACCION, each]));
  const asDerived = (fraction: DucaFraction): DucaFraction => {
    const base = was.get(fraction.ID_FRACCION) ?? now.get(fraction.ID_FRACCION) ?? fraction;
    const { NUMERO_LINEA, VALOR_CIF, VALOR_ADUANA_LOCAL, TOTAL_TRIBUTOS } = fraction;
    return {
      ...base,
      ...Object.fromEntries(untyped.map((name) => [name, fraction[name]])),
      NUMERO_LINEA,
      VALOR_CIF,
      VALOR_ADUANA_LOCAL,
      TOTAL_TRIBUTOS,
      ...(fraction.DESCRIPCION === descriptionOf(itemsOf(fraction.ID_FRACCION))
        ? { DESCRIPCION: fraction.DESCRIPCION }
        : {}),
    };
  };
  const mineItems = new Map(mine.FRACCION_ITEMS.map((each) => [each.ID_ITEM, each]));
  const mineLines = new Map(mine.DOCUMENTOS.map((each) => [each.ID_DOCUMENTO, each.LINEA]));
  return {
    ...derived,
    FRACCIONES: [
      ...derived.FRACCIONES.filter((each) => !touched.has(each.ID_FRACCION)),
      ...ofTouched(mine).map(asDerived),
    ],
    FRACCION_ITEMS: derived.FRACCION_ITEMS.map((each) => {
      const own = mineItems.get(each.ID_ITEM);
      return own
        ? { ...each, ID_FRACCION: own.ID_FRACCION, SECUENCIA_FRACCION: own.SECUENCIA_FRACCION }
        : each;
    }),
    FRACCION_TRIBUTOS: mine.FRACCION_TRIBUTOS,
    TRIBUTOS: mine.TRIBUTOS,
    DOCUMENTOS: derived.DOCUMENTOS.map((each) => {
      const LINEA = mineLines.get(each.ID_DOCUMENTO);
      return LINEA !== undefined && LINEA === linesOf(mine.FRACCION_ITEMS, each.ID_DOCUMENTO)
        ? { ...each, LINEA }
        : each;
    }),
  };
}
