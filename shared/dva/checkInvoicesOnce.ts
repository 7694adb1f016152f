import { statedTwice } from '../foundation/documents/statedTwice.ts';
import { problem, type Problem } from '../foundation/rules/problem.ts';
import { invoiceKind } from '../invoices/kind.ts';
import type { DvaBody } from './fields/dataSets.ts';

/** An invoice that was entered twice would double box 39, and with it the customs value. */
export function checkInvoicesOnce({ DVA, FACTURAS }: DvaBody): Problem[] {
  const stated = FACTURAS.map((each, at) => ({
    id: each.ID_FACTURA,
    number: each.NUMERO_FACTURA,
    by: DVA.NOMBRE_PROVEEDOR,
    path: `FACTURAS[${at}].NUMERO_FACTURA`,
    line: at + 1,
  }));
  return statedTwice(stated, invoiceKind.idPrefix).map(({ again, first }) => {
    const message = `Facturas, línea ${again.line}: la factura ${again.number} ya está en la línea ${first.line} y su valor se sumaría dos veces. Quite una de las dos de la orden y actualice la declaración; si son de series distintas, escriba cada serie junto a su número.`;
    return { ...problem('dva.invoice-twice', again.path, message), relatedPath: first.path };
  });
}
