import { statedTwice } from '../../foundation/documents/statedTwice.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { invoiceKind } from '../../invoices/kind.ts';
import { transportKind } from '../../transport-documents/kind.ts';
import type { DucaBody } from '../dataSets.ts';
import { isTransportCode } from '../marks.ts';

/** A paper that was entered twice would be declared twice: an invoice with its value, a transport document with its cargo. */
export function papersOnceProblems({ DVAS, DVA_FACTURAS, DOCUMENTOS }: DucaBody): Problem[] {
  const suppliers = new Map(DVAS.map((each) => [each.ID_DVA, each.NOMBRE_PROVEEDOR]));
  const invoices = DVA_FACTURAS.map((each, at) => ({
    id: each.ID_FACTURA,
    number: each.NUMERO_FACTURA,
    by: suppliers.get(each.ID_DVA) ?? '',
    path: `DVA_FACTURAS[${at}].NUMERO_FACTURA`,
    line: at + 1,
  }));
  const transports = DOCUMENTOS.map((each, at) => ({
    id: isTransportCode(each.CODIGO_DOCUMENTO) ? each.ID_DOCUMENTO : '',
    number: each.NUMERO_DOCUMENTO,
    by: each.ENTIDAD_EMISORA,
    path: `DOCUMENTOS[${at}].NUMERO_DOCUMENTO`,
    line: at + 1,
  }));
  return [
    ...statedTwice(invoices, invoiceKind.idPrefix).map(({ again, first }) => {
      const message = `Facturas, línea ${again.line}: la factura ${again.number} ya está en la línea ${first.line} y su valor se declararía dos veces. Quite una de las dos de la orden y actualice la declaración; si son de series distintas, escriba cada serie junto a su número.`;
      return { ...problem('duca.invoice-twice', again.path, message), relatedPath: first.path };
    }),
    ...statedTwice(transports, transportKind.idPrefix).map(({ again, first }) => {
      const message = `Casilla 54.2, línea ${again.line}: el documento de transporte ${again.number} ya está en la línea ${first.line} y su peso y sus bultos se declararían dos veces. Quite uno de los dos de la orden y actualice la declaración.`;
      return { ...problem('duca.transport-twice', again.path, message), relatedPath: first.path };
    }),
  ];
}
