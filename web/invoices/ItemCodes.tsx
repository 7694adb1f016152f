import type { Change } from '../../shared/foundation/documents/patch.ts';
import { ProposedCodes } from '../products/ProposedCodes.tsx';
import type { OpenInvoice } from './invoiceKind.ts';

/** Below the items: the codes that the company gave such goods before, for lines without one or with another. */
export function ItemCodes({ document }: { document: OpenInvoice }) {
  const { body, session, readOnly } = document;
  if (readOnly) return null;
  const lines = body.ITEMS.map((item, index) => ({
    key: item.ID_ITEM,
    number: index + 1,
    code: item.CLASIFICACION_ARANCELARIA,
    CODIGO: item.ID_PRODUCTO,
    PROVEEDOR: body.FACTURA.NOMBRE_PROVEEDOR,
    TEXTO: item.NOMBRE_COMERCIAL,
  }));
  const use = (codes: ReadonlyMap<string, string>): void => {
    const changes = body.ITEMS.flatMap((item, index): Change[] => {
      const value = codes.get(item.ID_ITEM);
      const path = `ITEMS[${index}].CLASIFICACION_ARANCELARIA`;
      return value === undefined ? [] : [{ op: 'set', path, value }];
    });
    session.edit(changes);
  };
  return <ProposedCodes lines={lines} onUse={use} />;
}
