import { caftaDefinition } from '../../shared/cafta/definition.ts';
import type { caftaProcedures } from '../../shared/cafta/procedures.ts';
import { copyBody } from '../../shared/foundation/copies/copyBody.ts';
import { createDocument } from '../runtime/documents/implementations.ts';
import type { Implementation } from '../runtime/executor.ts';
import { certificationsOf } from './certifications.ts';

/** The same parties and goods for the period that follows; number, dates and invoice are of each one. */
export const copy: Implementation<typeof caftaProcedures.copy> = async (call) => {
  const { body } = await certificationsOf(call).open(call.input.ID);
  const copied = copyBody(caftaDefinition.dataSets, body);
  return createDocument(caftaDefinition, call, { body: copied, orderId: '' });
};
