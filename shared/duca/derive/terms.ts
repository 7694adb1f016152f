import type { DvaHeader } from '../../dva/fields/dataSets.ts';
import type { InvoiceBody } from '../../invoices/dataSets.ts';
import { isAsked, type RecordOf } from '../../foundation/fields/dataSet.ts';
import { valueInvoices } from '../fields/valueInvoices.ts';

/** Terms of a sale that go together: an invoice that says the first of them says them all. */
const TERMS = [
  ['NUMERO_CONTRATO', 'FECHA_CONTRATO'],
  ['FORMA_ENVIO', 'OTRA_FORMA_ENVIO'],
  ['FORMA_PAGO', 'OTRA_FORMA_PAGO'],
  ['PAIS_EMBARQUE', 'LUGAR_EMBARQUE_LOCODE'],
  ['PAIS_EXPORTACION'],
  ['FECHA_EXPORTACION'],
  ['ID_MONEDA', 'TIPO_CAMBIO'],
] as const;
type Terms = Pick<RecordOf<typeof valueInvoices>, (typeof TERMS)[number][number]>;

/** Of an invoice, where it was loaded tells the country too: a UN/LOCODE begins with it. */
const ownTerms = (invoice: InvoiceBody['FACTURA']): Terms => ({
  ...invoice,
  PAIS_EMBARQUE: invoice.PAIS_EMBARQUE || invoice.LUGAR_EMBARQUE_LOCODE.slice(0, 2),
});

/**
 * Contract, shipping, payment, embarkation, export, currency and rate (US dollars for one of the currency) of an invoice:
 * its own where it says them, else those of its value declaration. Never one half of each. What another answer makes
 * needless is blank.
 */
export function termsOf(invoice: InvoiceBody['FACTURA'] | undefined, dva: DvaHeader): Terms {
  const own = invoice && ownTerms(invoice);
  const terms = Object.fromEntries(
    TERMS.flatMap((names) => {
      const said: Terms = own && own[names[0]] !== '' ? own : dva;
      return names.map((name) => [name, said[name]]);
    }),
  ) as Terms;
  const { fields } = valueInvoices;
  return {
    ...terms,
    OTRA_FORMA_ENVIO: isAsked(fields.OTRA_FORMA_ENVIO, terms) ? terms.OTRA_FORMA_ENVIO : '',
    OTRA_FORMA_PAGO: isAsked(fields.OTRA_FORMA_PAGO, terms) ? terms.OTRA_FORMA_PAGO : '',
  };
}
