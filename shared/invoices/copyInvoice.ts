import { copyBody } from '../foundation/copies/copyBody.ts';
import type { Pending } from '../foundation/copies/copyPending.ts';
import { pendingList, type AddStale } from '../foundation/copies/stale.ts';
import { isZero } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { addEndedCodes } from '../tariff/endedCodes.ts';
import { calculateInvoice } from './calculate.ts';
import { invoiceDataSets, type InvoiceBody } from './dataSets.ts';
import { unitNames } from './detailDataSets.ts';

/**
 * An invoice from an earlier one with its lines, without number, dates, rate and buyer, and the list of what is stale in it.
 * Series, vehicles and papers are of the one shipment and stay behind.
 * @param newKey keys of its lines, by those of the earlier one: those of two invoices of one order may not be alike
 */
export function copyInvoice(
  original: InvoiceBody,
  reference: Reference,
  newKey: (line: string) => string,
): InvoiceBody {
  const copied = copyBody(invoiceDataSets, original);
  const body = calculateInvoice(
    {
      ...copied,
      ITEMS: copied.ITEMS.map((item) => ({ ...item, ID_ITEM: newKey(item.ID_ITEM) })),
      // They find their item by its number.
      ADICIONALES: copied.ADICIONALES.map((each) => ({
        ...each,
        ID_ADICIONAL: newKey(each.ID_ADICIONAL),
        ID_ITEM: '',
      })),
    },
    reference,
  );
  return { ...body, PENDIENTES: pendingOf(body, original, reference) };
}

function pendingOf(body: InvoiceBody, original: InvoiceBody, reference: Reference): Pending[] {
  const { list, add } = pendingList();
  const { FACTURA } = body;
  const group = 'FACTURA';
  add('numero', { group, field: 'NUMERO_FACTURA' });
  // Of an invoice in dollars it follows by itself.
  if (FACTURA.TIPO_CAMBIO === '') add('tasa', { group, field: 'TIPO_CAMBIO' });
  for (const field of ['SUMA_ITEMS', 'VALOR_FOB', 'VALOR_FLETE', 'VALOR_SEGURO', 'VALOR_OTROS'] as const)
    if (FACTURA[field] !== '' && !isZero(FACTURA[field]))
      add('valor', { group, field, value: FACTURA[field] });
  const { NUMERO_CONTRATO, OBSERVACIONES } = FACTURA;
  if (NUMERO_CONTRATO !== '') add('documento', { group, field: 'NUMERO_CONTRATO', value: NUMERO_CONTRATO });
  if (OBSERVACIONES !== '') add('observacion', { group, field: 'OBSERVACIONES', value: OBSERVACIONES });
  addUnits(body, original, add);
  const codes = body.ITEMS.map(({ ID_ITEM: line, CLASIFICACION_ARANCELARIA: value }) => {
    return { group: 'ITEMS', field: 'CLASIFICACION_ARANCELARIA', line, value };
  });
  addEndedCodes(add, codes, reference);
  return list;
}

/** What named single units, and what came with the one shipment. */
function addUnits(body: InvoiceBody, original: InvoiceBody, add: AddStale): void {
  const serial = original.ITEMS.findIndex(({ NUMERO_SERIAL }) => NUMERO_SERIAL !== '');
  if (serial >= 0)
    add('unidades', { group: 'ITEMS', field: 'NUMERO_SERIAL', line: body.ITEMS[serial]!.ID_ITEM });
  for (const group of ['SERIES', ...unitNames] as const)
    if (original[group].length > 0) add('unidades', { group });
  if (original.DOCUMENTOS.length > 0) add('papeles', { group: 'DOCUMENTOS' });
  for (const { ID_ADICIONAL: line, VALOR: value } of body.ADICIONALES)
    if (value !== '') add('respuesta', { group: 'ADICIONALES', line, field: 'VALOR', value });
}
