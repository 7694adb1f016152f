import type { DeclarationSources } from '../sources.ts';
import { inInvoice, inTransport, transportName } from './places.ts';
import type { Pair } from './rule.ts';
import type { Statements } from './statements.ts';
import { whole } from './whole.ts';

const MEASURES = [
  {
    stated: 'gross',
    source: 'PESO_BRUTO',
    carried: 'PESO_TRANSPORTE',
    invoiced: 'PESO_FACTURAS',
    what: 'el peso bruto',
    unit: 'kg',
  },
  {
    stated: 'packages',
    source: 'CANTIDAD_BULTOS',
    carried: 'BULTOS_TRANSPORTE',
    invoiced: 'BULTOS_FACTURAS',
    what: 'la cantidad de bultos',
    unit: '',
  },
] as const;

/** Net weight against the invoices: no transport document tells one. */
export function netWeightPairs({ net }: Statements, { invoices }: DeclarationSources): Pair[] {
  const [first] = invoices;
  if (!first) return [];
  return [
    {
      check: 'PESO_NETO_FACTURAS',
      path: net.path,
      subject: net.subject,
      mine: net.value,
      theirs: whole(invoices.flatMap((each) => each.body.ITEMS.map((item) => item.PESO_NETO))),
      source: invoices.length === 1 ? 'los ítems de la factura' : 'los ítems de las facturas',
      other: inInvoice(first, 'ITEMS[0].PESO_NETO'),
      unit: 'kg',
    },
  ];
}

/** Weight and packages: the declaration, the transport documents, the invoices. */
export function cargoPairs(said: Statements, { transports, invoices }: DeclarationSources): Pair[] {
  const [first] = transports;
  if (!first) return [];
  const name = transports.length === 1 ? transportName(first) : 'los documentos de transporte';
  return MEASURES.flatMap(({ stated, source, carried, invoiced, what, unit }): Pair[] => {
    const { path, subject, value: mine } = said[stated];
    const billed = whole(transports.map((each) => each.body.DOCUMENTO[source]));
    const packed = whole(invoices.flatMap((each) => each.body.ITEMS.map((item) => item[source])));
    const own: Pair = {
      check: carried,
      path,
      subject,
      mine,
      theirs: billed,
      source: name,
      other: inTransport(first, `DOCUMENTO.${source}`),
      unit,
    };
    const [invoice] = invoices;
    if (!invoice) return [own];
    return [
      own,
      {
        check: invoiced,
        path,
        subject: `${subject.split(':')[0]}: en ${name} ${what}`,
        mine: billed,
        theirs: packed,
        source: invoices.length === 1 ? 'los ítems de la factura' : 'los ítems de las facturas',
        other: inInvoice(invoice, `ITEMS[0].${source}`),
        unit,
      },
    ];
  });
}
