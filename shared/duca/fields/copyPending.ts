import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/**
 * What a copy brought along or left blank and a person has to look at. A line goes quiet when the field is changed, or
 * when the person confirms that the old value still holds.
 */
export const copyPending = many('Pendientes de la copia', 'ID_PENDIENTE', {
  ID_PENDIENTE: field.key(),
  GRUPO: field.text('Grupo de datos', { max: 40, hidden: true, writer: 'system' }),
  LINEA: field.text('Clave de la línea', { max: 80, hidden: true, writer: 'system' }),
  CAMPO: field.text('Campo', { max: 60, hidden: true, writer: 'system' }),
  VALOR: field.text('Valor copiado', {
    max: 300,
    writer: 'system',
    help: 'Lo que decía la DUCA de la que se copió.',
  }),
  MOTIVO: field.text('Motivo', { max: 20, hidden: true, writer: 'system' }),
  DETALLE: field.text('Qué revisar', {
    max: 300,
    writer: 'system',
    help: 'Por qué el dato copiado puede no valer ya, o qué dato hay que escribir de nuevo.',
  }),
  REVISADO: field.flag('Revisado', { help: 'Sí cuando el valor copiado sigue valiendo.' }),
});
