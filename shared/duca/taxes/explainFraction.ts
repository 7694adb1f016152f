import { onDay } from '../../foundation/documents/onDay.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { explainValue as explainParts } from '../../taxes/explainSums.ts';
import { explainTax, type Explanation } from '../../taxes/explainTax.ts';
import type { DucaBody, DucaFraction, DucaTax } from '../dataSets.ts';
import { declaredDay } from '../declaredDay.ts';
import { settlementFacts, vehiclesOf } from './settledLines.ts';
import { settledTax, taxedGoods } from './taxedGoods.ts';

/** Explains one tax of one fraction, from what the settlement itself stored; amounts in local currency. */
export function explainFractionTax(
  body: DucaBody,
  fraction: DucaFraction,
  tax: DucaTax,
  today: Reference,
): Explanation {
  const reference = onDay(today, declaredDay(body));
  const taxes = body.FRACCION_TRIBUTOS.filter((each) => each.ID_FRACCION === fraction.ID_FRACCION);
  const line = {
    goods: taxedGoods(fraction, vehiclesOf(body, reference).get(fraction.NUMERO_LINEA)),
    taxes: taxes.map(settledTax),
    facts: settlementFacts(body, reference),
  };
  return explainTax(settledTax(tax), line, reference);
}

/** «precio 10,000.00 + transporte 800.00 + seguro 120.00 + otros 80.00 = 11,000.00 US$; × 7.85123 = 86,363.53» */
export const explainValue = ({ DUCA }: DucaBody, fraction: DucaFraction): string =>
  explainParts(
    [
      { called: 'precio', dollars: fraction.VALOR_FOB },
      { called: 'transporte', dollars: fraction.VALOR_FLETE },
      { called: 'seguro', dollars: fraction.VALOR_SEGURO },
      { called: 'otros', dollars: fraction.VALOR_OTROS },
    ],
    fraction.VALOR_CIF,
    DUCA.TIPO_CAMBIO,
  );
