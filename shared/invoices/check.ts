import { pendingProblems } from '../foundation/copies/stale.ts';
import { judgeOf } from '../catalogues/judge.ts';
import { formatDate } from '../foundation/dates/date.ts';
import { tariffProblems } from '../catalogues/tariffProblems.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { compare, isZero } from '../foundation/decimal/decimal.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { shownValue } from '../foundation/fields/kinds.ts';
import { missing, problem, warning, type Problem } from '../foundation/rules/problem.ts';
import { checkAmounts } from './checkAmounts.ts';
import { checkDetails } from './checkDetails.ts';
import { checkItem } from './checkItem.ts';
import { checkPapers } from './checkPapers.ts';
import { checkUnitNumbers } from './checkUnitNumbers.ts';
import { invoiceDataSets, type InvoiceBody, type InvoiceHeader } from './dataSets.ts';
import { headerData } from './fields/header.ts';
import { incotermOf } from './incoterm.ts';
import { amountOf, unitsOf } from './units.ts';

/** Sense of an invoice: header against lines, lines in themselves, dates, currency. */
export function checkInvoice(body: InvoiceBody, reference: Reference): Problem[] {
  const { FACTURA, ITEMS } = body;
  const tooLarge = checkAmounts(body);
  if (tooLarge.length > 0) return tooLarge;
  const stale = pendingProblems('invoice', invoiceDataSets, body);
  if (ITEMS.length === 0) {
    const empty = missing(
      'invoice.no-items',
      'ITEMS',
      'Ítems: la factura no tiene ninguno; escríbalos o péguelos desde Excel.',
    );
    return [...checkHeader(FACTURA, reference), empty, ...stale];
  }
  return [
    ...checkHeader(FACTURA, reference),
    ...checkSum(FACTURA, reference),
    ...ITEMS.flatMap((item, index) => checkItem(item, index, FACTURA, reference)),
    ...checkDetails(body, reference),
    ...checkPapers(body, reference),
    ...checkUnitNumbers(body, reference),
    ...checkTariff(body, reference),
    ...stale,
  ];
}

/** An invoice may come with a heading: its whole code is owed by the declaration alone. */
const checkTariff = ({ ITEMS }: InvoiceBody, reference: Reference): Problem[] =>
  tariffProblems(invoiceDataSets, 'ITEMS', ITEMS, reference).map((each) => ({
    ...each,
    severity: 'warning',
  }));

function checkHeader(header: InvoiceHeader, reference: Reference): Problem[] {
  const found: Problem[] = [];
  found.push(...checkDates(header, reference));
  if (header.TIPO_CAMBIO !== '' && isZero(header.TIPO_CAMBIO)) {
    const message =
      'Casilla 8, Tipo de cambio a dólares: no puede ser cero; escriba cuántos dólares vale una unidad de la moneda.';
    found.push(problem('invoice.rate-zero', 'FACTURA.TIPO_CAMBIO', message));
  } else if (
    header.ID_MONEDA === 'USD' &&
    header.TIPO_CAMBIO !== '' &&
    compare(header.TIPO_CAMBIO, '1') !== 0
  ) {
    const message = `Casilla 8, Tipo de cambio a dólares: la factura está en dólares y dice ${shownValue(header.TIPO_CAMBIO, headerData.fields.TIPO_CAMBIO)}; escriba 1.00000 o cambie la moneda.`;
    found.push({
      ...problem('invoice.rate-usd', 'FACTURA.TIPO_CAMBIO', message),
      relatedPath: 'FACTURA.ID_MONEDA',
    });
  }
  if (header.FECHA_CONTRATO !== '' && header.NUMERO_CONTRATO === '') {
    const message =
      'Fecha del contrato: no se envía sin número de contrato; escriba el número o borre la fecha.';
    found.push(warning('invoice.contract-date', 'FACTURA.FECHA_CONTRATO', message));
  }
  return found;
}

function checkDates(header: InvoiceHeader, reference: Reference): Problem[] {
  const found: Problem[] = [];
  const { FECHA_FACTURA, FECHA_CONTRATO, FECHA_EXPORTACION } = header;
  const invoiced = judgeOf('FECHA_FACTURA', reference);
  if (invoiced?.later(FECHA_FACTURA, reference.today)) {
    const message = 'Casilla 3, Fecha de la factura: es posterior a hoy; corríjala según la factura.';
    found.push(invoiced.told('invoice.date-later', 'FACTURA.FECHA_FACTURA', message));
  }
  const agreed = judgeOf('FECHA_DOCUMENTO', reference);
  if (agreed?.later(FECHA_CONTRATO, reference.today)) {
    const message = 'Fecha del contrato: es posterior a hoy; corríjala según el contrato.';
    found.push(agreed.told('invoice.contract-later', 'FACTURA.FECHA_CONTRATO', message));
  }
  const exported = judgeOf('EXPORTACION_FACTURA', reference);
  if (FECHA_FACTURA <= reference.today && exported?.later(FECHA_FACTURA, FECHA_EXPORTACION)) {
    const message = `Fecha de exportación: es del ${formatDate(FECHA_EXPORTACION)}, antes que la factura (${formatDate(FECHA_FACTURA)}). Revise ambas fechas.`;
    found.push(
      exported.told('invoice.exported-early', 'FACTURA.FECHA_EXPORTACION', message, 'FACTURA.FECHA_FACTURA'),
    );
  }
  return found;
}

/** Lines priced at FOB sum to the FOB; lines priced as delivered sum to the invoice's total. Anything else is a slip. */
function checkSum(header: InvoiceHeader, reference: Reference): Problem[] {
  const items = unitsOf(header.SUMA_ITEMS) - unitsOf(header.VALOR_DESCUENTO);
  if (items < 0) return [discountAboveItems(header)];
  if (header.VALOR_FOB === '') return missingFob(header, reference);
  const total = header.TOTAL_FACTURA === '' ? undefined : unitsOf(header.TOTAL_FACTURA);
  const fob = unitsOf(header.VALOR_FOB);
  if (items === fob || items === total) return [];
  const net = isZero(header.VALOR_DESCUENTO) ? 'los ítems suman' : 'los ítems menos el descuento suman';
  const difference = formatAmount(amountOf(Math.abs(items - fob)), 2);
  const delivered =
    total === undefined || total === fob
      ? ''
      : `; con ${header.ID_INCOTERM} también podrían sumar ${formatAmount(amountOf(total), 2)}`;
  const message = `Casilla 13, Total FOB: ${net} ${formatAmount(amountOf(items), 2)} y el total dice ${formatAmount(header.VALOR_FOB, 2)} (diferencia ${difference})${delivered}. Corrija el total, un ítem o el descuento.`;
  return [{ ...problem('invoice.items-sum', 'FACTURA.VALOR_FOB', message), relatedPath: 'ITEMS' }];
}

/** A discount above the lines would leave a FOB of zero without a word. */
function discountAboveItems({ SUMA_ITEMS, VALOR_DESCUENTO }: InvoiceHeader): Problem {
  const message = `Descuento de la factura: es de ${formatAmount(VALOR_DESCUENTO, 2)} y los ítems suman ${formatAmount(SUMA_ITEMS, 2)}; no puede ser mayor que ellos. Corrija el descuento o los ítems.`;
  return {
    ...problem('invoice.discount-above-items', 'FACTURA.VALOR_DESCUENTO', message),
    relatedPath: 'ITEMS',
  };
}

/** With a delivered price the FOB cannot be told from the lines, whether the paper names the freight or not: it must be typed. */
function missingFob(header: InvoiceHeader, reference: Reference): Problem[] {
  const includes = incotermOf(reference, header.ID_INCOTERM)?.includes;
  if (!includes?.freight && !includes?.insurance && !includes?.others) return [];
  const message = `Casilla 13, Total FOB: con ${header.ID_INCOTERM} el precio incluye flete o seguro; escriba el valor FOB de la factura, y su flete y seguro si los dice.`;
  return [
    { ...missing('invoice.fob-needed', 'FACTURA.VALOR_FOB', message), relatedPath: 'FACTURA.ID_INCOTERM' },
  ];
}
