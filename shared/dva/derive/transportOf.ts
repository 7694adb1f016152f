import { fold } from '../../foundation/text/clean.ts';
import type { InvoiceSource, TransportSource } from './sources.ts';

const numbersOf = (transport: TransportSource): string[] =>
  transport.body.DOCUMENTO.NUMERO_FACTURA.split(/[,;\n]/).map(fold);

/**
 * Transport documents that carry an invoice: all that name its number, else the only one of the order. None when there
 * are several and none names it, or there is none.
 */
export function transportsOf(
  invoice: InvoiceSource,
  transports: readonly TransportSource[],
): readonly TransportSource[] {
  const number = fold(invoice.body.FACTURA.NUMERO_FACTURA);
  const naming = number === '' ? [] : transports.filter((each) => numbersOf(each).includes(number));
  return naming.length > 0 || transports.length !== 1 ? naming : transports;
}

/** The first of them: what has room for one place, one day or one customs office takes it of this. */
export const transportOf = (
  invoice: InvoiceSource,
  transports: readonly TransportSource[],
): TransportSource | undefined => transportsOf(invoice, transports)[0];
