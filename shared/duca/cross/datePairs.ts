import { daysBetween, formatDate, isDate } from '../../foundation/dates/date.ts';
import { transportOf } from '../../dva/derive/transportOf.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import type { DucaSources } from '../derive/sources.ts';
import { inInvoice, ofName, transportName } from './places.ts';
import { crossProblem, ruleOf, type Pair } from './rule.ts';

/** Goods are invoiced, exported and shipped within days of each other, each in its turn. */
export function dateProblems(body: DucaBody, sources: DucaSources, reference: Reference): Problem[] {
  const rule = ruleOf('FACTURA_EMBARQUE', reference);
  if (!rule) return [];
  return sources.invoices.flatMap((invoice): Problem[] => {
    const at = body.DVA_FACTURAS.findIndex((each) => each.ID_FACTURA === invoice.id);
    const { FACTURA } = invoice.body;
    const transport = transportOf(invoice, sources.transports);
    const shipped = shippedOn(transport);
    if (at < 0 || !transport || !isDate(FACTURA.FECHA_FACTURA) || shipped === '') return [];
    const late = daysBetween(shipped, FACTURA.FECHA_FACTURA);
    if (late <= Number(rule['TOLERANCIA'] || 0)) return [];
    const message = `Factura ${FACTURA.NUMERO_FACTURA || at + 1}: es del ${formatDate(FACTURA.FECHA_FACTURA)}, ${late} días después del embarque que dice ${transportName(transport)} (${formatDate(shipped)}). Revise ambas fechas.`;
    return [
      crossProblem(
        rule,
        `DVA_FACTURAS[${at}].FECHA_FACTURA`,
        message,
        inInvoice(invoice, 'FACTURA.FECHA_FACTURA'),
      ),
    ];
  });
}

/** Export date of each invoice against the shipment. */
export function datePairs(body: DucaBody, sources: DucaSources): Pair[] {
  return sources.invoices.flatMap((invoice): Pair[] => {
    const at = body.DVA_FACTURAS.findIndex((each) => each.ID_FACTURA === invoice.id);
    const { FACTURA } = invoice.body;
    const transport = transportOf(invoice, sources.transports);
    if (at < 0 || !transport || !isDate(FACTURA.FECHA_EXPORTACION)) return [];
    return [
      {
        check: 'EXPORTACION_EMBARQUE',
        path: `DVA_FACTURAS[${at}].FECHA_FACTURA`,
        subject: `Factura ${FACTURA.NUMERO_FACTURA || at + 1}: la fecha de exportación`,
        mine: FACTURA.FECHA_EXPORTACION,
        theirs: shippedOn(transport),
        source: `embarque ${ofName(transportName(transport))}`,
        other: inInvoice(invoice, 'FACTURA.FECHA_EXPORTACION'),
      },
    ];
  });
}

function shippedOn(transport: DucaSources['transports'][number] | undefined): string {
  const day = transport?.body.DOCUMENTO.FECHA_EMBARQUE || transport?.body.DOCUMENTO.FECHA_DOCUMENTO || '';
  return isDate(day) ? day : '';
}
