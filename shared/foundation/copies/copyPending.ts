import { many, type RecordOf } from '../fields/dataSet.ts';
import { field } from '../fields/field.ts';

/**
 * What a copy brought along or left blank and a person has to look at. A line goes quiet when the field is changed, or
 * when the person confirms that the old value still holds. A kind that is copied with such a list keeps it as PENDIENTES.
 */
export const copyPending = many('Pendientes de la copia', 'ID_PENDIENTE', {
  ID_PENDIENTE: field.key(),
  GRUPO: field.text('Grupo de datos', { max: 40, hidden: true, writer: 'system' }),
  LINEA: field.text('Clave de la línea', { max: 80, hidden: true, writer: 'system' }),
  CAMPO: field.text('Campo', { max: 60, hidden: true, writer: 'system' }),
  VALOR: field.text('Valor copiado', {
    max: 300,
    writer: 'system',
    help: 'Lo que decía el documento del que se copió.',
  }),
  MOTIVO: field.text('Motivo', { max: 20, hidden: true, writer: 'system' }),
  DETALLE: field.text('Qué revisar', {
    max: 300,
    writer: 'system',
    help: 'Por qué el dato copiado puede no valer ya, o qué dato hay que escribir de nuevo.',
  }),
  REVISADO: field.flag('Revisado', { help: 'Sí cuando el valor copiado sigue valiendo.' }),
});

export type Pending = RecordOf<typeof copyPending>;
