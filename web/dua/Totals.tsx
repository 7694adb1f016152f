import { paymentsOf } from '../../shared/dua/conversions/payment.ts';
import { dueTotals, isSettledBySarah } from '../../shared/dua/settledBySarah.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import type { OpenDua } from './duaKind.ts';

const money = (value: string): string => formatAmount(value, 2) || '—';
const CALLED = { P: 'A pagar', G: 'A garantizar' } as const;

/** What a person compares with the papers: what is due as SARAH settled it; of a change, as it is reckoned anew. */
export function Totals({ document: { header, body } }: { document: Pick<OpenDua, 'header' | 'body'> }) {
  const { DECLARACION } = body;
  const changing = header.ESTADO === 'CORRECCION';
  const totals = changing ? body.LIQUIDACION : dueTotals(body);
  const by = !changing && isSettledBySarah(body) ? ' según SARAH' : '';
  const [first = { type: 'P' as const, amount: totals.TOTAL_PAGAR }, second] = paymentsOf(totals);
  return (
    <span>
      Valor US$ {money(DECLARACION.TOTAL_VALOR_ADUANA_DOLARES)} · T. C. {DECLARACION.TIPO_CAMBIO || '—'} ·{' '}
      {CALLED[first.type]}
      {by} L {money(first.amount)}
      {second && ` · ${CALLED[second.type]} L ${money(second.amount)}`}
    </span>
  );
}
