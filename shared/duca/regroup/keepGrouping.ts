import { compare, sum } from '../../foundation/decimal/decimal.ts';
import { applyChanges } from '../../foundation/documents/patch.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { linesOf } from '../derive/documents.ts';
import { descriptionOf } from '../derive/fractions.ts';
import { calculateDuca } from '../calculate.ts';
import { ducaDataSets, type DucaBody, type DucaFraction } from '../dataSets.ts';
import { applyGrouping } from './applyGrouping.ts';
import { inPlaces } from './keepPlaces.ts';
import { inPaperRows } from './paperRows.ts';
import { NAMING, renumbered } from './references.ts';
import { MEASURE_NAMES, type Measure } from './shares.ts';

/** Where a person put goods: their fraction in the proposal and the one that was chosen, by the key of the goods. */
export type Grouping = ReadonlyMap<string, { proposed: string; chosen: string }>;

/**
 * Where a person put goods since the declaration was formed; nothing when they left the proposal as it was.
 * @param derived the proposal as it was last formed.
 */
export function groupingByHand(derived: DucaBody, mine: DucaBody): Grouping {
  const proposed = new Map(derived.FRACCION_ITEMS.map((each) => [each.ID_ITEM, each.ID_FRACCION]));
  const known = new Set(mine.FRACCIONES.map((each) => each.ID_FRACCION));
  return new Map(
    mine.FRACCION_ITEMS.flatMap(({ ID_ITEM, ID_FRACCION }) => {
      const was = proposed.get(ID_ITEM);
      return was === undefined || was === ID_FRACCION || !known.has(ID_FRACCION)
        ? []
        : [[ID_ITEM, { proposed: was, chosen: ID_FRACCION }] as const];
    }),
  );
}

/**
 * The proposal of now with the goods where the person put them, in the order of their fractions. Goods that the proposal
 * itself puts elsewhere than before go there.
 */
export function grouped(
  proposal: DucaBody,
  mine: DucaBody,
  byHand: Grouping,
  reference: Reference,
): DucaBody {
  const target = new Map(
    proposal.FRACCION_ITEMS.flatMap(({ ID_ITEM, ID_FRACCION }) => {
      const own = byHand.get(ID_ITEM);
      return own?.proposed === ID_FRACCION ? [[ID_ITEM, own.chosen] as const] : [];
    }),
  );
  const moved = applyChanges(ducaDataSets, proposal, applyGrouping(proposal, target));
  const FRACCIONES = inPlaces(moved.FRACCIONES, moved, mine);
  const body = calculateDuca({ ...moved, FRACCIONES }, reference);
  const proposed = new Map(proposal.DOCUMENTOS.map((each) => [each.ID_DOCUMENTO, each.LINEA]));
  const places = new Map(body.FRACCIONES.map((each, place) => [each.ID_FRACCION, place + 1]));
  const placeOf = (line: number): number[] => [
    places.get(moved.FRACCIONES[line - 1]?.ID_FRACCION ?? '') ?? line,
  ];
  return {
    ...body,
    DOCUMENTOS: inPaperRows(body, ({ ID_DOCUMENTO, LINEA }) =>
      proposed.get(ID_DOCUMENTO) === linesOf(proposal.FRACCION_ITEMS, ID_DOCUMENTO)
        ? [linesOf(body.FRACCION_ITEMS, ID_DOCUMENTO)]
        : renumbered(LINEA, placeOf),
    ),
  };
}

type Unit = DucaBody[(typeof NAMING)[number]][number];

/** The data sets of units, each line with the number of fraction that it is given. */
const unitsWith = (
  body: DucaBody,
  numberOf: (unit: Unit) => string,
): Pick<DucaBody, (typeof NAMING)[number]> =>
  Object.fromEntries(
    NAMING.map((name) => [
      name,
      (body[name] as Unit[]).map((each) => ({ ...each, NUMERO_LINEA: numberOf(each) })),
    ]),
  ) as Pick<DucaBody, (typeof NAMING)[number]>;

const touchedBy = (byHand: Grouping): Set<string> =>
  new Set([...byHand.values()].flatMap(({ proposed, chosen }) => [proposed, chosen]));

/**
 * What the sources say now with the person's grouping. A measure that they did not change stays as the moves divided it:
 * dividing it again in one step could round a cent elsewhere.
 * @param proposal the declaration as it is derived now, without the grouping.
 */
export function withSteadyShares(
  derived: DucaBody,
  mine: DucaBody,
  { proposal, fresh }: { proposal: DucaBody; fresh: DucaBody },
  byHand: Grouping,
): DucaBody {
  const touched = touchedBy(byHand);
  const stated = (body: DucaBody, name: Measure): string =>
    JSON.stringify([
      body.FRACCIONES.filter((each) => touched.has(each.ID_FRACCION)).map((each) => each[name]),
      body.FRACCION_ITEMS.filter((each) => touched.has(each.ID_FRACCION)).map((each) => [
        each.ID_ITEM,
        name === 'CANTIDAD_CONTINGENTE' ? '' : each[name],
      ]),
    ]);
  const steady = MEASURE_NAMES.filter((name) => stated(derived, name) === stated(proposal, name));
  const own = new Map(mine.FRACCIONES.map((each) => [each.ID_FRACCION, each]));
  return {
    ...fresh,
    FRACCIONES: fresh.FRACCIONES.map((each) => {
      const mineOne = touched.has(each.ID_FRACCION) ? own.get(each.ID_FRACCION) : undefined;
      return mineOne ? { ...each, ...Object.fromEntries(steady.map((name) => [name, mineOne[name]])) } : each;
    }),
  };
}

/** Moving goods moves no sum of a measure; where one did move, a person typed. */
const untypedMeasures = (derived: readonly DucaFraction[], mine: readonly DucaFraction[]): Measure[] =>
  MEASURE_NAMES.filter(
    (name) =>
      compare(sum(derived.map((each) => each[name] || '0')), sum(mine.map((each) => each[name] || '0'))) ===
      0,
  );

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
  const touched = touchedBy(byHand);
  const itemsOf = (id: string) => mine.FRACCION_ITEMS.filter((each) => each.ID_FRACCION === id);
  const ofTouched = ({ FRACCIONES }: DucaBody) => FRACCIONES.filter((each) => touched.has(each.ID_FRACCION));
  const untyped = untypedMeasures(ofTouched(derived), ofTouched(mine));
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
    ...unitsWith(derived, ({ ID_ITEM, NUMERO_LINEA }) => {
      const own = mineItems.get(ID_ITEM);
      return own ? own.SECUENCIA_FRACCION : NUMERO_LINEA;
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
