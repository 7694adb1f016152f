import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { shownValue } from '../../foundation/fields/kinds.ts';
import { fold } from '../../foundation/text/clean.ts';
import { allOf } from '../../foundation/text/listed.ts';
import { headerData } from '../../invoices/fields/header.ts';
import { placesOf } from './headerFromInvoice.ts';
import type { InvoiceSource, OrderSources } from './sources.ts';
import { lettersOf, suppliersOf } from './suppliers.ts';
import { transportsOf } from './transportOf.ts';

export interface InvoiceGroup {
  invoices: InvoiceSource[];
  /** Spanish sentence: why these go together, or alone. */
  explanation: string;
}

/** What invoices of one DVA must share besides their supplier (domain 2.1: same transaction, same transport document). */
interface Aspect {
  /** Said in «mismo …» and «distinto …». */
  what: string;
  value: string;
  shown: string;
  /** Aspects that bring this one with them: where one of those differs, that it differs too says nothing more. */
  follows?: readonly string[];
  /** Whether it is left out of what invoices that go together are said to share. */
  unsaid?: true;
}

const CURRENCY = 'moneda';
const TERM = 'Incoterm';
const TRANSPORT = 'documento de transporte';
const LOADED = 'lugar de embarque';

function aspectsOf(invoice: InvoiceSource, sources: OrderSources, reference: Reference): Aspect[] {
  const { FACTURA } = invoice.body;
  const carriers = transportsOf(invoice, sources);
  const payment = reference.row(catalogue.paymentForms, FACTURA.FORMA_PAGO)?.VALOR ?? FACTURA.FORMA_PAGO;
  const numbers = carriers.map(({ body }) => body.DOCUMENTO.NUMERO_DOCUMENTO || 'sin número');
  return [
    { what: CURRENCY, value: FACTURA.ID_MONEDA, shown: FACTURA.ID_MONEDA },
    {
      what: 'tipo de cambio',
      value: FACTURA.TIPO_CAMBIO,
      shown: shownValue(FACTURA.TIPO_CAMBIO, headerData.fields.TIPO_CAMBIO),
      follows: [CURRENCY],
      unsaid: true,
    },
    { what: TERM, value: FACTURA.ID_INCOTERM, shown: FACTURA.ID_INCOTERM },
    {
      what: 'contrato',
      value: fold(FACTURA.NUMERO_CONTRATO),
      shown: FACTURA.NUMERO_CONTRATO || 'sin contrato',
    },
    { what: 'forma de pago', value: FACTURA.FORMA_PAGO, shown: payment },
    {
      what: TRANSPORT,
      value: carriers.map(({ id }) => id).join(' '),
      shown: numbers.length === 0 ? 'sin documento' : allOf(numbers),
    },
    ...swornOnce(invoice, sources, reference),
  ];
}

/**
 * What boxes 12 to 15, 18, 20 and 21 swear once, so that of an invoice that says otherwise it would be false. Version of the
 * term and day of export are not among them: they are asked about (`cross/saleTermPairs.ts`), for a slip is likelier there.
 */
function swornOnce(invoice: InvoiceSource, sources: OrderSources, reference: Reference): Aspect[] {
  const { FACTURA } = invoice.body;
  const name = FACTURA.NOMBRE_INTERMEDIARIO;
  const kind = FACTURA.ID_TIPO_INTERMEDIARIO;
  const role = FACTURA.OTRO_TIPO_INTERMEDIARIO || reference.row(catalogue.intermediaryTypes, kind)?.VALOR;
  const places = placesOf(invoice, sources);
  const sent = FACTURA.OTRA_FORMA_ENVIO || reference.row(catalogue.shippingForms, FACTURA.FORMA_ENVIO)?.VALOR;
  const place = (what: string, parts: readonly string[], follows: readonly string[]): Aspect => ({
    what,
    value: parts.join(' '),
    shown: parts.find((each) => each !== '') ?? '',
    follows,
    unsaid: true,
  });
  return [
    {
      what: 'intermediario',
      value:
        name === '' && kind === ''
          ? ''
          : [
              lettersOf(name),
              FACTURA.ID_PAIS_INTERMEDIARIO,
              kind,
              fold(FACTURA.OTRO_TIPO_INTERMEDIARIO),
            ].join(' '),
      shown: [name, role ?? kind].filter((each) => each !== '').join(', ') || 'sin intermediario',
    },
    {
      what: 'forma de envío',
      value: `${FACTURA.FORMA_ENVIO} ${fold(FACTURA.OTRA_FORMA_ENVIO)}`.trim(),
      shown: sent ?? FACTURA.FORMA_ENVIO,
      unsaid: true,
    },
    place(LOADED, [places.LUGAR_EMBARQUE_LOCODE, places.PAIS_EMBARQUE], [TRANSPORT]),
    place('lugar de entrega', [places.LUGAR_ENTREGA_LOCODE, places.PAIS_ENTREGA], [TRANSPORT, TERM, LOADED]),
    place('país de exportación', [places.PAIS_EXPORTACION], [TRANSPORT, LOADED]),
  ];
}

const nameOf = ({ body: { FACTURA } }: InvoiceSource): string =>
  FACTURA.NOMBRE_PROVEEDOR || 'un proveedor sin nombre';
const numberOf = ({ body: { FACTURA } }: InvoiceSource): string => FACTURA.NUMERO_FACTURA || 'sin número';

interface Draft {
  supplier: string;
  aspects: Aspect[];
  invoices: InvoiceSource[];
}

function explain(draft: Draft, drafts: readonly Draft[]): string {
  const [first] = draft.invoices;
  const count = draft.invoices.length;
  const others = drafts.filter((each) => each !== draft && each.supplier === draft.supplier);
  const unlike = draft.aspects.filter((aspect, index) =>
    others.some((other) => other.aspects[index]!.value !== aspect.value),
  );
  const brought = new Set(unlike.map(({ what }) => what));
  const differing = unlike.filter(({ follows = [] }) => !follows.some((each) => brought.has(each)));
  const reasons = differing.map(({ what, shown }) => `${what} (${shown || 'en blanco'})`).join(' y ');
  const apart = reasons === '' ? '' : `; aparte de las demás de este proveedor por ${reasons}`;
  if (count === 1) {
    const why = others.length === 0 ? 'es la única de este proveedor en la orden' : 'va sola';
    return `${nameOf(first!)}: la factura ${numberOf(first!)} ${why}${apart}.`;
  }
  const shared = draft.aspects
    .filter(({ value, unsaid }) => value !== '' && !unsaid)
    .map(({ what, shown }) => `${what} ${shown}`);
  return `${nameOf(first!)}: ${count} facturas de la misma transacción (${shared.join(', ')})${apart}.`;
}

/**
 * Groups of invoices, one DVA each, in the order of the invoices: invoices of the same supplier, the same transaction
 * and the same transport document go together, every other stands alone (domain 2.1).
 */
export function proposeGroups(sources: OrderSources, reference: Reference): InvoiceGroup[] {
  const drafts = new Map<string, Draft>();
  const supplierOf = suppliersOf(sources.invoices);
  for (const invoice of sources.invoices) {
    const supplier = supplierOf(invoice);
    const aspects = aspectsOf(invoice, sources, reference);
    const key = JSON.stringify([supplier, ...aspects.map((each) => each.value)]);
    const draft = drafts.get(key);
    if (draft) draft.invoices.push(invoice);
    else drafts.set(key, { supplier, aspects, invoices: [invoice] });
  }
  const all = [...drafts.values()];
  return all.map((draft) => ({ invoices: draft.invoices, explanation: explain(draft, all) }));
}

/** Why one DVA cannot cover these invoices, as a Spanish sentence; undefined when it can (domain 2.1). */
export function groupFault(
  group: readonly InvoiceSource[],
  sources: OrderSources,
  reference: Reference,
): string | undefined {
  const supplierOf = suppliersOf(sources.invoices);
  const [first, ...rest] = group;
  if (!first) return undefined;
  const other = rest.find((each) => supplierOf(each) !== supplierOf(first));
  if (other) {
    return `Una DVA cubre facturas de un solo proveedor: la ${numberOf(first)} es de «${nameOf(first)}» y la ${numberOf(other)}, de «${nameOf(other)}». Sepárelas.`;
  }
  const aspects = aspectsOf(first, sources, reference);
  for (const each of rest) {
    const own = aspectsOf(each, sources, reference);
    const index = own.findIndex(({ value }, at) => value !== aspects[at]!.value);
    if (index < 0) continue;
    const [one, two] = [aspects[index]!.shown, own[index]!.shown].map((shown) => shown || 'en blanco');
    return `Una DVA cubre facturas de una misma transacción: la ${numberOf(first)} y la ${numberOf(each)} difieren en ${own[index]!.what} (${one} y ${two}). Sepárelas.`;
  }
  return undefined;
}
