import { fold } from '../../foundation/text/clean.ts';
import type { InvoiceSource } from './sources.ts';

/** 'Acme, Ltd.' and 'ACME LTD' are one name. */
export const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Tells suppliers apart by name and identification. Where only some invoices of a name carry an identification, the
 * same one, the others are taken to be of that supplier.
 */
export function suppliersOf(invoices: readonly InvoiceSource[]): (invoice: InvoiceSource) => string {
  const letters =
    (field: 'NOMBRE_PROVEEDOR' | 'ID_PROVEEDOR') =>
    ({ body: { FACTURA } }: InvoiceSource): string =>
      lettersOf(FACTURA[field]);
  const [name, id] = [letters('NOMBRE_PROVEEDOR'), letters('ID_PROVEEDOR')];
  const known = new Map<string, Set<string>>();
  for (const each of invoices) {
    if (id(each) !== '') known.set(name(each), (known.get(name(each)) ?? new Set()).add(id(each)));
  }
  const onlyId = (ids: ReadonlySet<string> = new Set()): string => (ids.size === 1 ? [...ids][0]! : '');
  return (invoice) => `${name(invoice)} ${id(invoice) || onlyId(known.get(name(invoice)))}`;
}
