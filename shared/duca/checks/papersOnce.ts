import type { Problem } from '../../foundation/rules/problem.ts';
import { invoicesOnce } from '../../invoices/invoicesOnce.ts';
import { transportsOnce } from '../../transport-documents/transportsOnce.ts';
import type { DucaBody } from '../dataSets.ts';
import { isTransportCode } from '../marks.ts';

/** Papers that were entered twice: an invoice with its value, a transport document with its cargo. */
export function papersOnceProblems({ DVAS, DVA_FACTURAS, DOCUMENTOS }: DucaBody): Problem[] {
  const suppliers = new Map(DVAS.map((each) => [each.ID_DVA, each.NOMBRE_PROVEEDOR]));
  const invoices = DVA_FACTURAS.map((each, at) => ({
    id: each.ID_FACTURA,
    number: each.NUMERO_FACTURA,
    by: suppliers.get(each.ID_DVA) ?? '',
    path: `DVA_FACTURAS[${at}].NUMERO_FACTURA`,
    list: 'Facturas',
    line: at + 1,
  }));
  const transports = DOCUMENTOS.map((each, at) => ({
    id: isTransportCode(each.CODIGO_DOCUMENTO) ? each.ID_DOCUMENTO : '',
    number: each.NUMERO_DOCUMENTO,
    kind: each.CODIGO_DOCUMENTO,
    carrier: each.ENTIDAD_EMISORA,
    path: `DOCUMENTOS[${at}].NUMERO_DOCUMENTO`,
    list: 'Casilla 54.2',
    line: at + 1,
  }));
  return [
    ...invoicesOnce('duca.invoice-twice', invoices),
    ...transportsOnce('duca.transport-twice', transports),
  ];
}
