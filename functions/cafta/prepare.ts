import { catalogue } from '../../shared/catalogues/names.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { recordIn } from '../../shared/foundation/fields/dataSet.ts';
import type { Call } from '../runtime/executor.ts';

/** A new certification is of the agreement whose parties write theirs themselves, where the list says one. */
export async function prepare(call: Call<unknown>, body: AnyBody): Promise<AnyBody> {
  const record = recordIn(body, 'CERTIFICACION');
  if ((record['ACUERDO'] ?? '') !== '') return body;
  const rows = (await call.reference()).rows(catalogue.agreements1);
  const own = rows.find((row) => row['CERTIFICACION_PROPIA'] === '1');
  return own ? { ...body, CERTIFICACION: { ...record, ACUERDO: own.CLAVE } } : body;
}
