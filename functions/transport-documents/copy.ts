import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { recordIn, type AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import type { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { createDocument } from '../runtime/documents/implementations.ts';
import type { Implementation } from '../runtime/executor.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { prepare, transportsOf } from './documents.ts';

/** What belongs to the one voyage alone and is asked again in the copy. */
const OWN = [
  'NUMERO_DOCUMENTO',
  'NUMERO_BL',
  'NUMERO_FACTURA',
  'FECHA_DOCUMENTO',
  'FECHA_MANIFIESTO',
  'MANIFIESTO',
  'NUMERO_VIAJE',
  'FECHA_EMBARQUE',
  'FECHA_ARRIBO',
];

/** Copies a transport document without its number, dates, manifest and containers. */
export const copy: Implementation<typeof transportProcedures.copy> = async (call) => {
  const { header, body } = await transportsOf(call).open(call.input.ID);
  const DOCUMENTO = {
    ...recordIn(body, 'DOCUMENTO'),
    ...Object.fromEntries(OWN.map((name) => [name, ''])),
  };
  const CUERPO: AnyBody = { DOCUMENTO, CONTENEDORES: [] };
  const orderId = call.input.ID_ORDEN ?? header.ID_ORDEN;
  return createDocument(
    transportDefinition,
    call,
    { body: CUERPO, orderId },
    { prepare, inOrder: whileOpen },
  );
};
