import { remembered } from '../../foundation/remembered.ts';
import { fold } from '../../foundation/text/clean.ts';
import { seriesAndNumber } from '../../invoices/statedNumbers.ts';
import type { InvoiceSource, OrderSources, TransportSource } from './sources.ts';
import { lettersOf, suppliersOf } from './suppliers.ts';

type Carried = Pick<OrderSources, 'invoices' | 'transports'>;

/** A number in a transport document that is of invoices of different suppliers: which of them it carries is not known. */
export interface Doubt {
  transport: TransportSource;
  /** As the document writes it. */
  number: string;
  invoices: readonly InvoiceSource[];
}

interface Carriers {
  /** Transport documents that name an invoice, by its id. */
  naming: ReadonlyMap<string, readonly TransportSource[]>;
  doubts: readonly Doubt[];
}

/**
 * How a transport document may name an invoice: by its number, by series and number as declarations print it, or by
 * either of them and its supplier, in as much of the name as was written.
 */
function namer({ body: { FACTURA } }: InvoiceSource): (text: string) => boolean {
  if (FACTURA.NUMERO_FACTURA.trim() === '') return () => false;
  const numbers = [FACTURA.NUMERO_FACTURA, seriesAndNumber(FACTURA)].map(fold);
  const supplier = lettersOf(FACTURA.NOMBRE_PROVEEDOR);
  return (text) =>
    numbers.some((number) => {
      if (text === number) return true;
      if (!text.startsWith(number)) return false;
      const rest = text.slice(number.length);
      const written = lettersOf(rest);
      return /^[^\p{L}\p{N}]/u.test(rest) && written !== '' && supplier.startsWith(written);
    });
}

/** A number that several suppliers use is carried for none of them, so that none pays the freight of another. */
const carriersOf = remembered(
  (invoices: readonly InvoiceSource[], transports: readonly TransportSource[]): Carriers => {
    const supplierOf = suppliersOf(invoices);
    const known = invoices.map((invoice) => ({ invoice, isNamed: namer(invoice) }));
    const naming = new Map<string, TransportSource[]>();
    const doubts: Doubt[] = [];
    for (const transport of transports) {
      const carried = new Set<InvoiceSource>();
      for (const number of transport.body.DOCUMENTO.NUMERO_FACTURA.split(/[,;\n]/)) {
        const text = fold(number);
        const named = known.flatMap(({ invoice, isNamed }) => (isNamed(text) ? [invoice] : []));
        if (new Set(named.map(supplierOf)).size < 2) for (const each of named) carried.add(each);
        else doubts.push({ transport, number: number.trim(), invoices: named });
      }
      for (const { id } of carried) naming.set(id, [...(naming.get(id) ?? []), transport]);
    }
    // An only one carries every invoice, whatever it names.
    return { naming, doubts: transports.length > 1 ? doubts : [] };
  },
);

/**
 * Transport documents that carry an invoice: all that name it, else the only one of the order. None when there are several
 * and none names it, or there is none.
 */
export function transportsOf(
  invoice: InvoiceSource,
  { invoices, transports }: Carried,
): readonly TransportSource[] {
  const naming = carriersOf(invoices, transports).naming.get(invoice.id) ?? [];
  return naming.length > 0 || transports.length !== 1 ? naming : transports;
}

/** Numbers that do not tell which invoice a transport document carries; none where it is the only one of the order. */
export const doubtsOf = ({ invoices, transports }: Carried): readonly Doubt[] =>
  carriersOf(invoices, transports).doubts;

/** The first of them: what has room for one place, one day or one customs office takes it of this. */
export const transportOf = (invoice: InvoiceSource, sources: Carried): TransportSource | undefined =>
  transportsOf(invoice, sources)[0];
