import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';

/** Which invoice it is. */
export const numberFields = {
  NUMERO_FACTURA: field.text('Número de factura', {
    copied: false,
    box: '1',
    owed: true,
    max: 60,
    help: 'Tal como está impreso en la factura del proveedor, con sus letras y guiones.',
  }),
  SERIE: field.text('Serie', {
    box: '2',
    max: 30,
    help: 'Serie de la factura cuando el proveedor la usa; si no, déjela en blanco.',
  }),
  FECHA_FACTURA: field.date('Fecha de la factura', {
    copied: false,
    box: '3',
    owed: true,
    help: 'Día de emisión impreso en la factura. No puede ser posterior a hoy.',
  }),
  ID_TIPO_FACTURA: field.choice('Tipo', {
    box: '4',
    catalogue: catalogue.invoiceDocuments,
    help: 'Clase de documento con que se ampara la compra: comercial, proforma, corregida o consolidada.',
  }),
  ID_EMISOR: field.choice('Ente emisor', {
    box: '6',
    catalogue: catalogue.invoiceIssuers,
    help: 'Quién emitió el documento: el proveedor, su casa matriz o un intermediario.',
  }),
  ID_PAIS_EMISION: field.choice('País de emisión', {
    box: '12',
    catalogue: catalogue.countries,
    help: 'País desde el que se emitió la factura; puede ser distinto del país del vendedor.',
  }),
} as const;
