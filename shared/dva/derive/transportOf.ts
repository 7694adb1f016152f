import { fold } from '../../foundation/text/clean.ts';
import type { InvoiceSource, TransportSource } from './sources.ts';

const numbersOf = (transport: TransportSource): string[] =>
  transport.body.DOCUMENTO.NUMERO_FACTURA.split(/[,;\n]/).map(fold);

/**
 * Transport document of an invoice: the one that names its number, else the only one of the order. Undefined when
 * there are several and none names it, or there is none.
 */
export function transportOf(
  invoice: InvoiceSource,
  transports: readonly TransportSource[],
): TransportSource | undefined {
  const number = fold(invoice.body.FACTURA.NUMERO_FACTURA);
  const naming = number === '' ? undefined : transports.find((each) => numbersOf(each).includes(number));
  return naming ?? (transports.length === 1 ? transports[0] : undefined);
}
