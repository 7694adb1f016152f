import { countries } from '../../countries/countries.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { isZero } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Cost } from './costData.ts';
import { totalsOf, type Place } from './totals.ts';

/** What a person does about the taxes of an annulled declaration: whether they were paid, only the agency knows (decision 24). */
export const JUDGE_ANNULLED =
  'Si no se pagaron, quítelos en «Gastos»; si se pagaron, déjelos y registre la devolución cuando la autoridad los devuelva.';

/** Who bore taxes, and whether the client's account has them. */
const WHOSE: readonly (readonly [place: Place, who: string, standing: string])[] = [
  ['CARGOS', 'que cargó al cliente', 'siguen en su cuenta'],
  ['DIRECTOS', 'que el cliente pagó en el banco', 'no están en su cuenta'],
  ['PROPIOS', 'que asumió la agencia', 'no están en la cuenta del cliente'],
];

/**
 * Where the taxes of an annulled declaration stand, as part of a sentence: those in the client's account, and apart those
 * that the client paid at the bank or the agency bears, which are not.
 */
export function annulledTaxesSaid(taxes: readonly Cost[], reference: Reference): string {
  const totals = totalsOf(taxes, reference);
  const { code } = countries[reference.country].currency;
  const said = WHOSE.filter(([place]) => !isZero(totals[place].LOCAL)).map(
    ([place, who, standing]) => `${who}, ${code} ${formatAmount(totals[place].LOCAL, 2)}, ${standing}`,
  );
  return `los tributos ${said.join('; los ')}`;
}
