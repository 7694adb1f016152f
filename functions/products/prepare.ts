import { blankRecord, type AnyBody, type AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { productDataSets } from '../../shared/products/summary.ts';

/** A new product is proposed until somebody says that it is not. */
export async function prepare(_call: unknown, body: AnyBody): Promise<AnyBody> {
  const typed: AnyRecord = { ...blankRecord(productDataSets.PRODUCTO), ...(body['PRODUCTO'] as AnyRecord) };
  return { ...body, PRODUCTO: { ...typed, ACTIVO: typed['ACTIVO'] || '1' } };
}
