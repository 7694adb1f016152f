import type { Problem } from '../../foundation/rules/problem.ts';
import { invoicesOnce } from '../../invoices/invoicesOnce.ts';
import { transportsOnce } from '../../transport-documents/transportsOnce.ts';
import type { DucaBody } from '../dataSets.ts';
import { listedInvoices } from '../listedInvoices.ts';
import { isTransportCode } from '../marks.ts';

/** Papers that were entered twice: an invoice with its value, a transport document with its cargo. */
export function papersOnceProblems(body: DucaBody): Problem[] {
  const invoices = listedInvoices(body).map(({ number: { path, value: number }, ...each }) => ({
    ...each,
    number,
    path,
  }));
  const transports = body.DOCUMENTOS.map((each, at) => ({
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
