import type { DucaBody } from './dataSets.ts';
import { isOfOperation } from './marks.ts';

/**
 * Whether a line of box 54 is a paper of the order itself. Its invoices, transport documents and value declarations say
 * what is declared and prove nothing for some fractions alone: each is one line, of the whole where its fractions are apart.
 */
export const ofOrder = ({ FRACCION_ITEMS }: Pick<DucaBody, 'FRACCION_ITEMS'>) => {
  const ids = new Set(FRACCION_ITEMS.flatMap((each) => [each.ID_FACTURA, each.ID_DVA]));
  return ({ ID_DOCUMENTO, CODIGO_DOCUMENTO }: DucaBody['DOCUMENTOS'][number]): boolean =>
    ids.has(ID_DOCUMENTO) || isOfOperation(CODIGO_DOCUMENTO);
};
