import { dueTotals, isSettledBySarah } from '../../shared/dua/settledBySarah.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import { isZero } from '../../shared/foundation/decimal/decimal.ts';
import type { OpenDua } from './duaKind.ts';

const money = (value: string): string => formatAmount(value, 2) || '—';

/** What a person compares with the papers: what is due as SARAH settled it; of a change, as it is reckoned anew. */
export function Totals({ document: { header, body } }: { document: Pick<OpenDua, 'header' | 'body'> }) {
  const { DECLARACION } = body;
  const changing = header.ESTADO === 'CORRECCION';
  const { TOTAL_PAGAR, TOTAL_GARANTIZAR } = changing ? body.LIQUIDACION : dueTotals(body);
  const guaranteed = !isZero(TOTAL_GARANTIZAR || '0');
  const by = !changing && isSettledBySarah(body) ? ' según SARAH' : '';
  return (
    <span>
      Valor US$ {money(DECLARACION.TOTAL_VALOR_ADUANA_DOLARES)} · T. C. {DECLARACION.TIPO_CAMBIO || '—'} ·{' '}
      {guaranteed ? 'A garantizar' : 'A pagar'}
      {by} L {money(guaranteed ? TOTAL_GARANTIZAR : TOTAL_PAGAR)}
    </span>
  );
}
