import { compare } from '../../foundation/decimal/decimal.ts';
import { shownValue } from '../../foundation/fields/kinds.ts';
import { problem, warning, type OtherPlace, type Problem } from '../../foundation/rules/problem.ts';
import { stillHere, type DischargeLine } from '../../transmission/discharge.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { cameIn, type Discharge, type Discharged } from './discharge.ts';

/** What another declaration cancels of the earlier one, registered or on its way to be. */
export interface OtherCancelling {
  id: string;
  /** «DUA 260011004053J». */
  called: string;
  lines: readonly DischargeLine[];
}

/** An earlier declaration that the company has. */
export interface Earlier {
  id: string;
  body: DuaBody;
}

const { CANTIDAD_COMERCIAL } = duaDataSets.DETALLE_MERCANCIAS.fields;
const shown = (quantity: string): string => shownValue(quantity, CANTIDAD_COMERCIAL);

/**
 * Judges what a declaration would cancel of an earlier one by what others left of that: nothing is cancelled twice, nor more
 * than came in (spec 3, declaration of Honduras).
 * @param own what it would discharge, of its items in the order of `discharged`
 */
export function judgeCancelling(
  { number, cancelling }: Discharged,
  own: readonly Discharge[],
  earlier: Earlier,
  others: readonly OtherCancelling[],
): Problem[] {
  const came = new Map(cameIn(earlier.body).map((each) => [each.item, each]));
  const here = new Map(
    stillHere(
      [...came.values()],
      others.flatMap(({ lines }) => lines),
    ).map((each) => [each.item, each]),
  );
  const first = new Map(cancelling.toReversed().map((each) => [each.item, each]));
  return own.flatMap((asked): Problem[] => {
    const item = asked.NUMERO_ITEM;
    const { line, unit } = first.get(item)!;
    const at = (field: string): string => `DETALLE_MERCANCIAS[${line}].${field}`;
    const arrived = came.get(item);
    if (!arrived) return [noItem(at('NUMERO_ITEM_CANCELAR'), number, item, earlier)];
    const left = here.get(item);
    const by = others.filter(({ lines }) => lines.some((each) => each.NUMERO_ITEM === item));
    const of = { at: at('NUMERO_ITEM_CANCELAR'), item, number, by };
    if (!left) return [cancelledAlready(of)];
    if (asked.UNIDADES !== '')
      return compare(asked.UNIDADES, left.quantity) > 0 ? [tooMuch(of, asked.UNIDADES, left.quantity)] : [];
    return unit === arrived.unit ? [] : [otherUnit(at('UNIDAD_COMERCIAL'), of, [arrived.unit, unit])];
  });
}

interface OfItem {
  at: string;
  item: string;
  number: string;
  by: readonly OtherCancelling[];
}

const placeOf = ([first]: readonly OtherCancelling[]): { other?: OtherPlace } =>
  first ? { other: { module: 'dua', id: first.id, path: '', label: first.called } } : {};

const namesOf = (by: readonly OtherCancelling[]): string => by.map(({ called }) => `la ${called}`).join(', ');

/** A number of which the company has no declaration: another agency's, or one that was written wrong. */
export function unknownEarlier({ number, cancelling }: Discharged): Problem {
  const message = `Declaración que cancela: la ${number} no está entre las DUA de la empresa; aquí no se sabe qué queda de ella ni se cierra su plazo. Compare el número con la declaración, o siga si la hizo otra agencia.`;
  const path = `DETALLE_MERCANCIAS[${cancelling[0]!.line}].DECLARACION_CANCELAR`;
  return warning('dua.cancels-unknown', path, message);
}

/** One whose items cancel of more declarations than are held together as it is sealed. */
export function tooManyEarlier({ cancelling }: Discharged, many: number, most: number): Problem {
  const message = `Declaración que cancela: los ítems cancelan ${many} DUA de la empresa, y una declaración se sella con ${most} a lo más. Reparta la mercancía en varias DUA, cada una con ${most} declaraciones anteriores o menos.`;
  return problem(
    'dua.cancels-many',
    `DETALLE_MERCANCIAS[${cancelling[0]!.line}].DECLARACION_CANCELAR`,
    message,
  );
}

/** What was withdrawn holds nothing that could be cancelled. */
export function withdrawnEarlier({ number, cancelling }: Discharged, id: string): Problem {
  const message = `Declaración que cancela: la ${number} no está registrada: se desistió o se anuló, y nada queda que cancelar. Escriba el número de la que la reemplaza.`;
  const path = `DETALLE_MERCANCIAS[${cancelling[0]!.line}].DECLARACION_CANCELAR`;
  const other: OtherPlace = { module: 'dua', id, path: '', label: `DUA ${number}` };
  return { ...problem('dua.cancels-withdrawn', path, message), other };
}

function noItem(path: string, number: string, item: string, { id, body }: Earlier): Problem {
  const count = body.DETALLE_MERCANCIAS.length;
  const message = `Ítem que cancela: la ${number} no tiene ítem ${item}; sus ítems van de 1 a ${count}. Escriba uno de ellos o corrija el número de la declaración.`;
  const other: OtherPlace = { module: 'dua', id, path: 'DETALLE_MERCANCIAS', label: `DUA ${number}` };
  return { ...problem('dua.cancels-no-item', path, message), other };
}

function cancelledAlready({ at, item, number, by }: OfItem): Problem {
  const message = `Ítem que cancela: el ítem ${item} de la ${number} ya está cancelado del todo por ${namesOf(by)}; nada queda de él. Escriba otro ítem, o modifique o desista aquella declaración.`;
  return { ...problem('dua.cancelled-already', at, message), ...placeOf(by) };
}

function tooMuch({ at, item, number, by }: OfItem, asked: string, left: string): Problem {
  const taken = by.length === 0 ? '' : ` después de ${namesOf(by)}`;
  const message = `Ítem que cancela: esta DUA cancela ${shown(asked)} del ítem ${item} de la ${number} y quedan ${shown(left)}${taken}. Declare lo que queda o corrija el ítem.`;
  return { ...problem('dua.cancelled-exceeded', at, message), ...placeOf(by) };
}

function otherUnit(path: string, { item, number }: OfItem, [came, leaves]: [string, string]): Problem {
  const message = `Unidad comercial: el ítem ${item} de la ${number} entró en ${came} y aquí sale en ${leaves}; no se compara cuánto queda y su plazo seguirá abierto. Use la unidad en que entró.`;
  return warning('dua.cancels-unit', path, message);
}
