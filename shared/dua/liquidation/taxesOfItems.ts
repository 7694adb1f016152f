import { cents } from '../../foundation/decimal/cents.ts';
import { fromUnits } from '../../foundation/decimal/decimal.ts';
import { prorate } from '../../foundation/decimal/prorate.ts';
import type { DuaBody } from '../dataSets.ts';
import { settledTaxes } from '../owedTaxes.ts';

type Settled = Pick<
  DuaBody,
  | 'DETALLE_MERCANCIAS'
  | 'LIQUIDACION_ITEM_TRIBUTOS'
  | 'LIQUIDACION_TRIBUTOS'
  | 'SARAH_ITEM_TRIBUTOS'
  | 'SARAH_LIQUIDACION'
  | 'SARAH_TRIBUTOS'
>;

/**
 * What each item has of the taxes of one obligation, in lempiras, in the order of the items. Each tax as it was settled is
 * shared as SARAH says of the items; what it charges of none of them, as we reckon it of them, else by their values: so
 * items always add up to the declaration, to the cent.
 */
export function taxesOfItems(body: Settled, obligation: string): string[] {
  const items = body.DETALLE_MERCANCIAS;
  const shares = settledTaxes(body, obligation).map(({ CONCEPTO, IMPORTE }) =>
    prorate(cents(IMPORTE), weightsOf(body, CONCEPTO, obligation)),
  );
  return items.map((_, at) =>
    fromUnits(
      shares.reduce((all, share) => all + (share[at] ?? 0), 0),
      2,
    ),
  );
}

/** By what a tax is shared among the items: the first that says anything of them. */
function weightsOf(body: Settled, concept: string, obligation: string): number[] {
  const ways = [
    amountsOf(
      body,
      body.SARAH_ITEM_TRIBUTOS.filter(
        (each) => each.CONCEPTO === concept && each.TIPO_OBLIGACION === obligation,
      ),
    ),
    amountsOf(
      body,
      body.LIQUIDACION_ITEM_TRIBUTOS.filter(({ CONCEPTO }) => CONCEPTO === concept),
    ),
  ];
  return (
    ways.find((weights) => weights.some((each) => each > 0)) ??
    body.DETALLE_MERCANCIAS.map(({ VALOR_ADUANA_DOLARES }) => weightOf(VALOR_ADUANA_DOLARES))
  );
}

const weightOf = (amount: string): number => Math.max(0, cents(amount));

function amountsOf(
  { DETALLE_MERCANCIAS }: Settled,
  taxes: readonly DuaBody['LIQUIDACION_ITEM_TRIBUTOS'][number][],
): number[] {
  const ofItem = Map.groupBy(taxes, ({ ID_ITEM }) => ID_ITEM);
  return DETALLE_MERCANCIAS.map(({ NUMERO_ITEM }) =>
    (ofItem.get(NUMERO_ITEM) ?? []).reduce((all, { IMPORTE }) => all + weightOf(IMPORTE), 0),
  );
}
