import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import {
  isAllDischarged,
  linesDischarging,
  saidOfDischarges,
  type Counted,
} from '../../transmission/discharge.ts';
import type { DuaBody, DuaItem } from '../dataSets.ts';
import { cancelledNumberMark } from '../marks.ts';

export type Discharge = DuaBody['DESCARGAS'][number];

/** An item by which this declaration cancels one of an earlier one, and where it stands. */
export interface Cancelling extends Counted {
  line: number;
}

/** What a declaration cancels of an earlier one, by the number under which its items name it. */
export interface Discharged {
  number: string;
  cancelling: readonly Cancelling[];
}

/**
 * How a regime discharges what its items cancel (DESCARGA of the list): CANTIDAD, PARTE where what leaves is not what came
 * in, ENTERA. What an item names is cancelled at SARAH whatever the regime: a list that says nothing is counted.
 */
const dischargeOf = (regime: string, reference: Reference): string =>
  reference.row(catalogue.regimes, regime)?.['DESCARGA'] || 'CANTIDAD';

/** Earlier declarations whose items are cancelled when this one is registered (spec 3, declaration of Honduras). */
export function dischargedBy({ DETALLE_MERCANCIAS }: Pick<DuaBody, 'DETALLE_MERCANCIAS'>): Discharged[] {
  const cancelling = DETALLE_MERCANCIAS.flatMap((item, line) => {
    const mark = cancelledNumberMark(item.DECLARACION_CANCELAR);
    return mark !== undefined && item.NUMERO_ITEM_CANCELAR !== '' ? [{ mark, item, line }] : [];
  });
  return [...Map.groupBy(cancelling, ({ mark }) => mark).values()].map((own) => ({
    number: own[0]!.item.DECLARACION_CANCELAR,
    cancelling: own.map(({ item, line }) => ({
      ...countedOf(item, item.NUMERO_ITEM_CANCELAR),
      line,
    })),
  }));
}

const countedOf = (item: DuaItem, of: string): Counted => ({
  item: of,
  unit: item.UNIDAD_COMERCIAL,
  quantity: item.CANTIDAD_COMERCIAL,
});

type Standing = Pick<DuaBody, 'DETALLE_MERCANCIAS' | 'DESCARGAS'>;

/** Commercial quantities of a declaration, each item in its unit. */
export const cameIn = ({ DETALLE_MERCANCIAS }: Pick<DuaBody, 'DETALLE_MERCANCIAS'>): Counted[] =>
  DETALLE_MERCANCIAS.map((item) => countedOf(item, item.NUMERO_ITEM));

/** What a declaration discharges of an earlier one, each of its items apart, by the commercial quantity in the unit of that. */
export function dischargeLines(
  id: string,
  { DECLARACION }: Pick<DuaBody, 'DECLARACION'>,
  { cancelling }: Discharged,
  earlier: Pick<DuaBody, 'DETALLE_MERCANCIAS'>,
  reference: Reference,
): Discharge[] {
  const items = [...new Set(cancelling.map(({ item }) => item))];
  const how = dischargeOf(DECLARACION.CODIGO_REGIMEN, reference);
  return linesDischarging(id, { items, how, counted: cancelling }, cameIn(earlier)).map((line) => ({
    ID_DESCARGA: line.ID_DESCARGA,
    NUMERO_ITEM: line.NUMERO_ITEM,
    NUMERO_DUA: DECLARACION.ID_SARAH,
    FECHA: DECLARACION.FECHA_ACEPTACION,
    UNIDADES: line.UNIDADES,
    ID_UNIDAD_MEDIDA: line.ID_UNIDAD_MEDIDA,
    ENTERA: line.ENTERA,
  }));
}

/** Whether registered declarations cancel every item, whole: nothing waits for its term any more. */
export const isDischarged = (body: Standing): boolean => isAllDischarged(cameIn(body), body.DESCARGAS);

/** «Descargada por 260011005300J»; '' while nothing discharged it. */
export const dischargeSaid = (body: Standing): string =>
  saidOfDischarges(
    cameIn(body),
    body.DESCARGAS,
    body.DESCARGAS.map((each) => each.NUMERO_DUA),
  );
