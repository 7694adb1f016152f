import { catalogue } from '../../catalogues/names.ts';
import { add, divide, multiply, round, subtract } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Cost } from './costData.ts';

/** An amount in local currency and in US dollars, two decimals each. */
export interface Both {
  LOCAL: string;
  DOLARES: string;
}

export const DOLLAR = 'USD';

/** What is said beside a tax whose declaration was annulled since. */
export const OF_ANNULLED = 'declaración anulada';
const NOTHING: Both = { LOCAL: '0.00', DOLARES: '0.00' };

const plus = (a: Both, b: Both): Both => ({
  LOCAL: round(add(a.LOCAL, b.LOCAL), 2),
  DOLARES: round(add(a.DOLARES, b.DOLARES), 2),
});
const minus = (a: Both, b: Both): Both => ({
  LOCAL: round(subtract(a.LOCAL, b.LOCAL), 2),
  DOLARES: round(subtract(a.DOLARES, b.DOLARES), 2),
});

const typeOf = ({ ID_CONCEPTO }: Pick<Cost, 'ID_CONCEPTO'>, reference: Reference): string | undefined =>
  reference.row(catalogue.costConcepts, ID_CONCEPTO)?.['TIPO'];

export const isAdvance = (cost: Pick<Cost, 'ID_CONCEPTO'>, reference: Reference): boolean =>
  typeOf(cost, reference) === 'ANTICIPO';

/** Whether a line gives back what another cost: a refund of the authority, a supplier's credit note. */
export const isRefund = (cost: Pick<Cost, 'ID_CONCEPTO'>, reference: Reference): boolean =>
  typeOf(cost, reference) === 'DEVOLUCION';

/**
 * A line with its tax in both currencies: in its own as it is, in the other by its own rate, rounded once, half up, to
 * the cent; a refund below zero, so that it lowers what it stands among. Sums add these rounded lines, so that a total is
 * always the sum of what stands above it.
 */
export function inBoth(cost: Cost, reference: Reference): Both {
  const { ID_MONEDA, MONTO, IMPUESTO, TIPO_CAMBIO } = cost;
  const amount = round(add(MONTO, IMPUESTO || '0'), 2);
  const both =
    ID_MONEDA === DOLLAR
      ? { LOCAL: multiply(amount, TIPO_CAMBIO, 2), DOLARES: amount }
      : { LOCAL: amount, DOLARES: divide(amount, TIPO_CAMBIO, 2) };
  return isRefund(cost, reference) ? minus(NOTHING, both) : both;
}

export interface Totals {
  /** Paid by the agency and charged to the client, less what was given back of it. */
  CARGOS: Both;
  /** Advanced by the client. */
  ANTICIPOS: Both;
  /** CARGOS less ANTICIPOS: what the client owes; below zero, what is the client's. */
  SALDO: Both;
  /** Paid by the client directly. */
  DIRECTOS: Both;
  /** Paid by the agency and borne by it. */
  PROPIOS: Both;
}

/** Whether the client sees the line: what is charged, what they paid, what they advanced; not what the agency bears. */
export const isForClient = (cost: Cost, reference: Reference): boolean =>
  cost.CARGO_CLIENTE === '1' || cost.PAGADO_POR === 'CLIENTE' || isAdvance(cost, reference);

export type Place = Exclude<keyof Totals, 'SALDO'>;

/** Which of the totals a line is part of; a refund, of the one that has what it gives back. */
export function placeOf(cost: Cost, reference: Reference): Place {
  if (isAdvance(cost, reference)) return 'ANTICIPOS';
  if (cost.PAGADO_POR === 'CLIENTE') return 'DIRECTOS';
  return cost.CARGO_CLIENTE === '1' ? 'CARGOS' : 'PROPIOS';
}

export function totalsOf(costs: readonly Cost[], reference: Reference): Totals {
  const sums: Record<Place, Both> = {
    CARGOS: NOTHING,
    ANTICIPOS: NOTHING,
    DIRECTOS: NOTHING,
    PROPIOS: NOTHING,
  };
  for (const cost of costs) {
    const place = placeOf(cost, reference);
    sums[place] = plus(sums[place], inBoth(cost, reference));
  }
  return { ...sums, SALDO: minus(sums.CARGOS, sums.ANTICIPOS) };
}

/** What a line adds to what the client owes. */
export function owedBy(cost: Cost, reference: Reference): Both {
  const place = placeOf(cost, reference);
  if (place === 'CARGOS') return inBoth(cost, reference);
  return place === 'ANTICIPOS' ? minus(NOTHING, inBoth(cost, reference)) : NOTHING;
}
