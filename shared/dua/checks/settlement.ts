import { formatDate } from '../../foundation/dates/date.ts';
import { compare } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { settledItems } from '../liquidation/settledItems.ts';

/** A rate that cannot be or is of another day; items that cannot be settled; taxes that today's rules reckon otherwise. */
export function settlementProblems(body: DuaBody, reference: Reference): Problem[] {
  const { FECHA_ACEPTACION } = body.DECLARACION;
  const found = rateProblems(body, reference);
  const settled = settledItems(body, reference);
  // What the authority registered was settled on its day, once and for all; what a modification changes is settled anew.
  const registered = FECHA_ACEPTACION !== '';
  settled.forEach(({ item, unsettled }, line) => {
    // What has no code is asked for it by the obligations.
    if (item.POSICION_ARANCELARIA === '') return;
    if (registered && body.DETALLE_MERCANCIAS[line]?.TOTAL_TRIBUTOS !== '') return;
    for (const { field, reason } of unsettled) {
      const message = `Ítem ${line + 1}: ${reason}. Mientras tanto, el ítem no tiene tributos.`;
      found.push(problem('dua.no-rate', `DETALLE_MERCANCIAS[${line}].${field}`, message));
    }
  });
  if (registered) return found;
  const due = settled.flatMap(({ taxes }) => taxes);
  const stored = body.LIQUIDACION_ITEM_TRIBUTOS;
  const moved = due.length !== stored.length || due.some((each, at) => !isSame(each, stored[at]));
  if (moved) {
    const message =
      'Los tributos se liquidaron con otras tasas o reglas que las de hoy. Guarde cualquier cambio de la DUA y se liquidan de nuevo.';
    found.push(problem('dua.stale-taxes', 'LIQUIDACION.TOTAL_PAGAR', message));
  }
  return found;
}

const { key: ITS_LINE, fields: OF_TAX } = duaDataSets.LIQUIDACION_ITEM_TRIBUTOS;
/** What a tax of an item says: whether it is paid or guaranteed as well as how much it is. */
const SAID = Object.keys(OF_TAX).filter((name) => name !== ITS_LINE);
const isSame = (one: AnyRecord, other: AnyRecord | undefined): boolean =>
  one === other || SAID.every((name) => one[name] === other?.[name]);

function rateProblems({ DECLARACION }: DuaBody, { today }: Reference): Problem[] {
  const { TIPO_CAMBIO: rate, FECHA_TIPO_CAMBIO: day } = DECLARACION;
  if (rate !== '' && compare(rate, '0') <= 0) {
    const message = `Tipo de cambio: ${rate} debe ser mayor que cero; sin él no se liquidan los tributos. Escriba el del día.`;
    return [problem('dua.rate', 'DECLARACION.TIPO_CAMBIO', message)];
  }
  if (day === '' || day === today || DECLARACION.FECHA_ACEPTACION !== '') return [];
  const message = `Tipo de cambio: es del ${formatDate(day)} y hoy es ${formatDate(today)}. Confirme cuál corresponde.`;
  return [warning('dua.rate-day', 'DECLARACION.TIPO_CAMBIO', message)];
}
