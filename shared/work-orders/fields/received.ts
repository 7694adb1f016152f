import { catalogue } from '../../catalogues/names.ts';
import { many, notCopied } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Intake: what came in for the order, papers and goods, from whom and when. */
export const receivedData = notCopied(
  many('Recepción', 'ID_RECIBIDO', {
    ID_RECIBIDO: field.key(),
    CONCEPTO: field.text('Qué se recibe', { owed: true, max: 160 }),
    CLASE: field.choice('Clase', { catalogue: catalogue.receivedKinds }),
    CONDICION: field.text('Cuándo se exige', { writer: 'system' }),
    RECIBIDO: field.flag('Recibido'),
    FECHA_RECEPCION: field.date('Fecha de recepción'),
    CANTIDAD: field.text('Cantidad', {
      max: 60,
      help: 'Como se contó al recibirla: «2 originales», «35 bultos».',
    }),
    ENTREGADO_POR: field.text('Entregado por', { max: 100 }),
    RECIBIDO_POR: field.text('Recibido por', { max: 100 }),
    NOTA: field.text('Nota', { max: 300 }),
    CLAVE_LISTA: field.text('Clave en la lista de recepción', { writer: 'system', hidden: true }),
  }),
);
