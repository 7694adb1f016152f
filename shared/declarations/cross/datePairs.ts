import { daysBetween, formatDate, isDate } from '../../foundation/dates/date.ts';
import { transportOf } from '../../dva/derive/transportOf.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import type { DeclarationSources } from '../sources.ts';
import { inInvoice, ofName, transportName } from './places.ts';
import { crossProblem, ruleOf, type Pair } from './rule.ts';
import type { StatedInvoice, Statements } from './statements.ts';

/** Goods are invoiced, exported and shipped within days of each other, each in its turn. */
export function dateProblems(said: Statements, sources: DeclarationSources, reference: Reference): Problem[] {
  const rule = ruleOf('FACTURA_EMBARQUE', reference);
  if (!rule) return [];
  return sources.invoices.flatMap((invoice): Problem[] => {
    const line = said.invoices.find((each) => each.id === invoice.id);
    const { FACTURA } = invoice.body;
    const transport = transportOf(invoice, sources);
    const shipped = shippedOn(transport);
    if (!line || !transport || !isDate(FACTURA.FECHA_FACTURA) || shipped === '') return [];
    const late = daysBetween(shipped, FACTURA.FECHA_FACTURA);
    if (late <= Number(rule['TOLERANCIA'] || 0)) return [];
    const message = `Factura ${FACTURA.NUMERO_FACTURA || line.line}: es del ${formatDate(FACTURA.FECHA_FACTURA)}, ${late} días después del embarque que dice ${transportName(transport)} (${formatDate(shipped)}). Revise ambas fechas.`;
    return [crossProblem(rule, dayPath(line), message, inInvoice(invoice, 'FACTURA.FECHA_FACTURA'))];
  });
}

/** Export date of each invoice against the shipment. */
export function datePairs(said: Statements, sources: DeclarationSources): Pair[] {
  return sources.invoices.flatMap((invoice): Pair[] => {
    const line = said.invoices.find((each) => each.id === invoice.id);
    const { FACTURA } = invoice.body;
    const transport = transportOf(invoice, sources);
    if (!line || !transport || !isDate(FACTURA.FECHA_EXPORTACION)) return [];
    return [
      {
        check: 'EXPORTACION_EMBARQUE',
        path: dayPath(line),
        subject: `Factura ${FACTURA.NUMERO_FACTURA || line.line}: la fecha de exportación`,
        mine: FACTURA.FECHA_EXPORTACION,
        theirs: shippedOn(transport),
        source: `embarque ${ofName(transportName(transport))}`,
        other: inInvoice(invoice, 'FACTURA.FECHA_EXPORTACION'),
      },
    ];
  });
}

const dayPath = ({ number, day = number }: StatedInvoice): string => day.path;

function shippedOn(transport: DeclarationSources['transports'][number] | undefined): string {
  const day = transport?.body.DOCUMENTO.FECHA_EMBARQUE || transport?.body.DOCUMENTO.FECHA_DOCUMENTO || '';
  return isDate(day) ? day : '';
}
