import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { ofItemOrInvoice } from './ofItem.ts';

/** Papers that came with the invoice; the DUCA lists them among its support documents, box 54. */
export const documentsData = many('Documentos de la factura', 'ID_DOCUMENTO', {
  ID_DOCUMENTO: field.key(),
  ...ofItemOrInvoice('el documento'),
  CODIGO_DOCUMENTO: field.choice('Tipo de documento', {
    owed: true,
    catalogue: catalogue.supportDocuments,
    help: 'Certificado de origen, permiso, póliza de seguro, lista de empaque u otro.',
  }),
  NUMERO_DOCUMENTO: field.text('Número', {
    owed: true,
    max: 60,
    help: 'Número tal como está impreso en el documento.',
  }),
  FECHA_EMISION: field.date('Emitido', { older: true, help: 'Día en que se emitió.' }),
  FECHA_VENCIMIENTO_DOCUMENTO: field.date('Vence', { help: 'Último día de validez, si la tiene.' }),
  ID_PAIS_EMISION: field.choice('País de emisión', {
    catalogue: catalogue.countries,
    help: 'País donde se emitió.',
  }),
  ENTIDAD_EMISORA: field.text('Entidad emisora', { max: 200, help: 'Autoridad o empresa que lo emitió.' }),
  MONTO: field.decimal('Monto', {
    decimals: 2,
    help: 'Valor del documento, si lo tiene, en dólares: así va a la casilla 54.8 de la DUCA.',
  }),
});
