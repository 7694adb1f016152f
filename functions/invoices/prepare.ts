import { recordIn, type AnyBody, type AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { blankRecord } from '../../shared/foundation/fields/dataSet.ts';
import { invoiceDataSets } from '../../shared/invoices/dataSets.ts';
import type { Call } from '../runtime/executor.ts';
import { openOrderFor } from '../work-orders/orders.ts';

/** A new invoice of an order: its buyer is the order's importer, asked once there (WCAG 3.3.7). Typed values stand. */
export async function prepare(call: Call<unknown>, body: AnyBody, orderId: string): Promise<AnyBody> {
  const order = orderId === '' ? undefined : await openOrderFor(call, orderId, 'recibir facturas');
  const typed: AnyRecord = { ...blankRecord(invoiceDataSets.FACTURA), ...recordIn(body, 'FACTURA') };
  const buyer = {
    NIT_COMPRADOR: order?.NIT_IMPORTADOR,
    NOMBRE_COMPRADOR: order?.NOMBRE_IMPORTADOR,
    DIRECCION_COMPRADOR: order?.DIRECCION_IMPORTADOR,
    CON_INTERMEDIARIO: '0',
  };
  const defaults = Object.entries(buyer).flatMap(([name, value]) =>
    typed[name] === '' && value !== undefined ? [[name, value] as const] : [],
  );
  return { ...body, FACTURA: { ...typed, ...Object.fromEntries(defaults) } };
}
