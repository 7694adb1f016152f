import { add, compare, subtract } from '../foundation/decimal/decimal.ts';
import { firstLine, furtherLine } from '../foundation/documents/furtherLine.ts';

/**
 * How an earlier declaration is discharged, whatever the country: what came in by it, less what accepted declarations that
 * name it say has left. A country says what names it and what is counted, the whole (item '') or each of its items.
 */
export interface Counted {
  item: string;
  unit: string;
  quantity: string;
}

/** What a line of the earlier declaration says of one that discharges it; without NUMERO_ITEM it is of the whole. */
export interface DischargeLine {
  ID_DESCARGA: string;
  NUMERO_ITEM?: string;
  UNIDADES: string;
  ID_UNIDAD_MEDIDA: string;
  ENTERA: string;
}

type Line = DischargeLine & Required<Pick<DischargeLine, 'NUMERO_ITEM'>>;

const keyOf = ({ item, unit }: Pick<Counted, 'item' | 'unit'>): string => `${item} ${unit}`;

/** Each unit of each item once. */
function summed(counted: readonly Counted[]): Map<string, Counted> {
  const sums = new Map<string, Counted>();
  for (const { item, unit, quantity } of counted) {
    const key = keyOf({ item, unit });
    sums.set(key, { item, unit, quantity: add(sums.get(key)?.quantity ?? '0.000000', quantity || '0') });
  }
  return sums;
}

/** What leaves of an earlier declaration: of which of its items, by which way (CANTIDAD, PARTE, ENTERA), how much. */
export interface Leaving {
  items: readonly string[];
  how: string;
  counted: readonly Counted[];
}

/**
 * What an accepted declaration discharges of an earlier one, each unit of that apart: pieces are not made up for by
 * kilograms, and goods in other units than they came in with are not counted.
 */
export function linesDischarging(
  id: string,
  { items, how, counted }: Leaving,
  came: readonly Counted[],
): Line[] {
  const ENTERA = how === 'ENTERA' ? '1' : '0';
  const left = how === 'CANTIDAD' ? summed(counted) : new Map<string, Counted>();
  const own = Map.groupBy(summed(came).values(), ({ item }) => item);
  const lines = items.flatMap((NUMERO_ITEM) => {
    const same = (own.get(NUMERO_ITEM) ?? []).flatMap((each) => left.get(keyOf(each)) ?? []);
    if (same.length === 0) return [{ NUMERO_ITEM, UNIDADES: '', ID_UNIDAD_MEDIDA: '', ENTERA }];
    return same.map(({ unit, quantity }) => ({
      NUMERO_ITEM,
      UNIDADES: quantity,
      ID_UNIDAD_MEDIDA: unit,
      ENTERA,
    }));
  });
  return lines.map((each, at) => ({ ID_DESCARGA: at === 0 ? id : furtherLine(id, at + 1), ...each }));
}

/** The discharges of a declaration but those by another, of which it has a line or several. */
export const dischargedByOthers = <L extends Pick<DischargeLine, 'ID_DESCARGA'>>(
  lines: readonly L[],
  id: string,
): L[] => lines.filter(({ ID_DESCARGA: line }) => line !== id && firstLine(line) !== id);

/** What is still here of each item, in the unit in which it came in; nothing of what left whole by its treatment. */
export function stillHere(came: readonly Counted[], lines: readonly DischargeLine[]): Counted[] {
  const whole = new Set(lines.filter(({ ENTERA }) => ENTERA === '1').map(itemOf));
  const left = summed(
    lines
      .filter(({ UNIDADES }) => UNIDADES !== '')
      .map((each) => ({ item: itemOf(each), unit: each.ID_UNIDAD_MEDIDA, quantity: each.UNIDADES })),
  );
  return [...summed(came)].flatMap(([key, { item, unit, quantity }]) => {
    if (whole.has(item)) return [];
    const gone = left.get(key)?.quantity;
    if (gone !== undefined && compare(gone, quantity) >= 0) return [];
    return [{ item, unit, quantity: gone === undefined ? quantity : subtract(quantity, gone) }];
  });
}
const itemOf = ({ NUMERO_ITEM = '' }: DischargeLine): string => NUMERO_ITEM;

/** What a declaration discharges while a change of it is on its way: of each item and unit the more of both, for either may stand in the end. */
export function eitherOf<L extends DischargeLine>(accepted: readonly L[], asked: readonly L[]): L[] {
  const lines = new Map<string, L>();
  for (const each of [...accepted, ...asked]) {
    const key = keyOf({ item: itemOf(each), unit: each.ID_UNIDAD_MEDIDA });
    const known = lines.get(key);
    if (!known || compare(each.UNIDADES || '0', known.UNIDADES || '0') > 0) lines.set(key, each);
  }
  return [...lines.values()];
}

/** Whether nothing of a declaration waits for its term any more: as much left of each unit as came in, or all of it by its treatment. */
export const isAllDischarged = (came: readonly Counted[], lines: readonly DischargeLine[]): boolean =>
  lines.length > 0 && stillHere(came, lines).length === 0;

/** «Descargada por GTPRQPQ-26-001234-0001-5»; '' while nothing discharged it. */
export function saidOfDischarges(
  came: readonly Counted[],
  lines: readonly DischargeLine[],
  numbers: readonly string[],
): string {
  if (lines.length === 0) return '';
  const by = [...new Set(numbers)].join(', ');
  return `${isAllDischarged(came, lines) ? 'Descargada' : 'Descargada en parte'} por ${by}`;
}
