import type { OtherPlace } from '../../foundation/rules/problem.ts';
import type { DeclarationSources } from '../sources.ts';
import { capital } from '../../foundation/text/capital.ts';

type Invoice = DeclarationSources['invoices'][number];
type Transport = DeclarationSources['transports'][number];
type Dva = DeclarationSources['dvas'][number];

/** What a sentence calls a document, and what its link says. */
export const invoiceName = ({ body }: Invoice): string =>
  `la factura ${body.FACTURA.NUMERO_FACTURA || 'sin número'}`;
export const transportName = ({ body }: Transport): string =>
  `el documento de transporte ${body.DOCUMENTO.NUMERO_DOCUMENTO || 'sin número'}`;
export const dvaName = ({ body }: Dva): string => `la DVA ${body.DVA.ID_DVA || 'sin número'}`;

/** «de» before a name: «del documento», «de la factura». */
export const ofName = (name: string): string =>
  name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`;

const label = (name: string): string => capital(name.replace(/^(la|el) /, ''));

export const inInvoice = (invoice: Invoice, path: string): OtherPlace => ({
  module: 'invoices',
  id: invoice.id,
  path,
  label: label(invoiceName(invoice)),
});

export const inTransport = (transport: Transport, path: string): OtherPlace => ({
  module: 'transport-documents',
  id: transport.id,
  path,
  label: label(transportName(transport)),
});

export const inDva = (dva: Dva, path: string): OtherPlace => ({
  module: 'dva',
  id: dva.id,
  path,
  label: label(dvaName(dva)),
});

/** What says values: declarations of value, or the invoices where none is made of them. */
export function valuesSaidIn(
  [first, ...more]: readonly [Dva, ...Dva[]],
  { unsworn, invoices }: DeclarationSources,
): { source: string; at: (inItsDva: string, inItsInvoice: string) => OtherPlace } {
  const invoice = unsworn ? invoices.find(({ id }) => id === first.id) : undefined;
  if (!invoice)
    return {
      source: more.length === 0 ? dvaName(first) : 'las declaraciones de valor',
      at: (path) => inDva(first, path),
    };
  return {
    source: more.length === 0 ? invoiceName(invoice) : 'las facturas',
    at: (_, path) => inInvoice(invoice, path),
  };
}
