import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Boxes 54.1–54.8, and the file that shows the document (spec 3, supporting document). */
export const supportDocuments = many('Documentos de soporte', 'ID_DOCUMENTO', {
  ID_DOCUMENTO: field.key(),
  CODIGO_DOCUMENTO: field.choice('Código del Tipo de Documento', {
    box: '54.1',
    catalogue: catalogue.supportDocuments,
    help: 'Factura, documento de transporte, póliza de seguro, permiso u otro.',
  }),
  NUMERO_DOCUMENTO: field.text('Número de Documento', {
    box: '54.2',
    max: 60,
    help: 'Número tal como está impreso.',
  }),
  FECHA_EMISION: field.date('Fecha de Emisión', { older: true, box: '54.3', help: 'Día en que se emitió.' }),
  FECHA_VENCIMIENTO_DOCUMENTO: field.date('Fecha de Vencimiento', {
    box: '54.4',
    help: 'Último día de validez, si la tiene.',
  }),
  ID_PAIS_EMISION: field.choice('País de Emisión', {
    box: '54.5',
    catalogue: catalogue.countries,
    help: 'País donde se emitió.',
  }),
  LINEA: field.text('Línea al que aplica', {
    box: '54.6',
    max: 20,
    help: 'Número de fracción o rango «1-5»; 0 si ampara toda la declaración.',
  }),
  ENTIDAD_EMISORA: field.text('Autoridad o Entidad que Emitió el Documento', {
    box: '54.7',
    max: 200,
    help: 'Quién lo emitió.',
  }),
  MONTO: field.decimal('Monto', { box: '54.8', decimals: 2, help: 'Valor del documento, si lo tiene.' }),
  // The file comes with its own panel; the server states its facts and takes no others (spec 3, supporting document).
  ID_ARCHIVO: field.text('Archivo', { max: 64, hidden: true, writer: 'system' }),
  NOMBRE_ARCHIVO: field.text('Nombre del archivo', { max: 120, hidden: true, writer: 'system' }),
  NOMBRE_ORIGINAL_ARCHIVO: field.text('Nombre original del archivo', {
    max: 255,
    hidden: true,
    writer: 'system',
  }),
  FORMATO_ARCHIVO: field.text('Formato del archivo', { max: 10, hidden: true, writer: 'system' }),
  BYTES_ARCHIVO: field.integer('Tamaño del archivo en bytes', { hidden: true, writer: 'system' }),
  PAGINAS_ARCHIVO: field.integer('Páginas del archivo', { hidden: true, writer: 'system' }),
  HUELLA_ARCHIVO: field.text('Huella SHA-256 del archivo', { max: 64, hidden: true, writer: 'system' }),
  NOMBRE_ARCHIVO_SAT: field.text('Nombre del archivo para la autoridad', {
    max: 120,
    hidden: true,
    writer: 'computation',
  }),
});
