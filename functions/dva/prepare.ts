import { recordIn, type AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { blankRecord } from '../../shared/foundation/fields/dataSet.ts';
import { QUESTIONS, withConfirmed } from '../../shared/dva/confirmedBoxes.ts';
import { dvaDataSets } from '../../shared/dva/fields/dataSets.ts';
import { ADDITIONS, DEDUCTIONS } from '../../shared/dva/fields/value.ts';
import type { Call } from '../runtime/executor.ts';
import { openOrderFor } from '../work-orders/orders.ts';

/**
 * A DVA made by hand: zeros in boxes 39 to 44.5, which may not be blank (domain 2.1). Typed values stand, and the
 * questions of part II that came answered count as looked at.
 */
export async function prepare(call: Call<unknown>, body: AnyBody, orderId: string): Promise<AnyBody> {
  if (orderId !== '') await openOrderFor(call, orderId, 'recibir declaraciones del valor');
  const zeros = Object.fromEntries(
    ['CASILLA_39', 'CASILLA_40', ...ADDITIONS, ...DEDUCTIONS].map((name) => [name, '0.00']),
  );
  const typed = Object.fromEntries(Object.entries(recordIn(body, 'DVA')).filter(([, value]) => value !== ''));
  const answered = QUESTIONS.filter((question) => typed[question]);
  const CONDICIONES_CONFIRMADAS = withConfirmed(typed['CONDICIONES_CONFIRMADAS'] ?? '', answered);
  return {
    ...body,
    DVA: { ...blankRecord(dvaDataSets.DVA), ...zeros, ...typed, CONDICIONES_CONFIRMADAS },
  };
}
