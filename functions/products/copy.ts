import { productDefinition } from '../../shared/products/definition.ts';
import type { productProcedures } from '../../shared/products/procedures.ts';
import { createDocument } from '../runtime/documents/implementations.ts';
import type { Implementation } from '../runtime/executor.ts';
import { prepare } from './prepare.ts';
import { productsOf } from './products.ts';

const anew = <T extends { ID_LINEA: string }>(lines: readonly T[]): T[] =>
  lines.map((line) => ({ ...line, ID_LINEA: '' }));

/** Copies a product with what it owes; its code is its own and its files show the one thing, so both stay behind. */
export const copy: Implementation<typeof productProcedures.copy> = async (call) => {
  const { body } = await productsOf(call).open(call.input.ID);
  const copied = {
    PRODUCTO: { ...body.PRODUCTO, CODIGO: '' },
    MINIMAS: anew(body.MINIMAS),
    CARACTERISTICAS_INCISO: anew(body.CARACTERISTICAS_INCISO),
  };
  return createDocument(productDefinition, call, { body: copied, orderId: '' }, { prepare });
};
