import { sum } from '../../foundation/decimal/decimal.ts';
import type { DucaBody } from '../dataSets.ts';
import type { DucaSources } from '../derive/sources.ts';
import { inInvoice, inTransport, transportName } from './places.ts';
import type { Pair } from './rule.ts';

const MEASURES = [
  {
    header: 'PESO_BRUTO_TOTAL',
    source: 'PESO_BRUTO',
    subject: 'Casilla 32: el peso bruto',
    carried: 'PESO_TRANSPORTE',
    invoiced: 'PESO_FACTURAS',
    what: 'el peso bruto',
    unit: 'kg',
  },
  {
    header: 'CANTIDAD_BULTOS',
    source: 'CANTIDAD_BULTOS',
    subject: 'Total de bultos: la cantidad',
    carried: 'BULTOS_TRANSPORTE',
    invoiced: 'BULTOS_FACTURAS',
    what: 'la cantidad de bultos',
    unit: '',
  },
] as const;

/** Sum of what every one states; '' when one is silent, for a part is no whole. */
const whole = (values: readonly string[]): string =>
  values.length === 0 || values.some((each) => each === '') ? '' : sum(values);

/** Box 33 against the invoices: no transport document tells a net weight. */
export function netWeightPairs({ DUCA }: DucaBody, { invoices }: DucaSources): Pair[] {
  const [first] = invoices;
  if (!first) return [];
  return [
    {
      check: 'PESO_NETO_FACTURAS',
      path: 'DUCA.PESO_NETO_TOTAL',
      subject: 'Casilla 33: el peso neto',
      mine: DUCA.PESO_NETO_TOTAL,
      theirs: whole(invoices.flatMap((each) => each.body.ITEMS.map((item) => item.PESO_NETO))),
      source: invoices.length === 1 ? 'los ítems de la factura' : 'los ítems de las facturas',
      other: inInvoice(first, 'ITEMS[0].PESO_NETO'),
      unit: 'kg',
    },
  ];
}

/** Weight and packages: the declaration, the transport documents, the invoices. */
export function cargoPairs({ DUCA }: DucaBody, { transports, invoices }: DucaSources): Pair[] {
  const [first] = transports;
  if (!first) return [];
  const name = transports.length === 1 ? transportName(first) : 'los documentos de transporte';
  return MEASURES.flatMap(({ header, source, subject, carried, invoiced, what, unit }): Pair[] => {
    const stated = whole(transports.map((each) => each.body.DOCUMENTO[source]));
    const packed = whole(invoices.flatMap((each) => each.body.ITEMS.map((item) => item[source])));
    const own: Pair = {
      check: carried,
      path: `DUCA.${header}`,
      subject,
      mine: DUCA[header],
      theirs: stated,
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
        path: `DUCA.${header}`,
        subject: `${subject.split(':')[0]}: en ${name} ${what}`,
        mine: stated,
        theirs: packed,
        source: invoices.length === 1 ? 'los ítems de la factura' : 'los ítems de las facturas',
        other: inInvoice(invoice, `ITEMS[0].${source}`),
        unit,
      },
    ];
  });
}
