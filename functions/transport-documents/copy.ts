import { copyTransport } from '../../shared/transport-documents/copyTransport.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import type { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { copyOnce } from '../runtime/documents/copyOnce.ts';
import { createDocument } from '../runtime/documents/implementations.ts';
import type { Implementation } from '../runtime/executor.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { prepare, transportsOf } from './documents.ts';

/** Copies a transport document into the order that is named, or into its own. */
export const copy: Implementation<typeof transportProcedures.copy> = async (call) => {
  const { ID, ID_ORDEN } = call.input;
  const { header, body } = await transportsOf(call).open(ID);
  const given = { body: copyTransport(body), orderId: ID_ORDEN ?? header.ID_ORDEN };
  return copyOnce(transportDefinition, call, call.input, (made) =>
    createDocument(
      transportDefinition,
      call,
      { ...given, ...(made ? { made } : {}) },
      { prepare, inOrder: whileOpen },
    ),
  );
};
