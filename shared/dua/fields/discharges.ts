import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

const writer = 'authority';

/** Which registered declarations cancel the items of this one, and how much of each; not part of the message. */
export const discharges = many('Descargas del régimen', 'ID_DESCARGA', {
  ID_DESCARGA: field.key(writer),
  NUMERO_ITEM: field.integer('Ítem', { writer, help: 'Ítem de esta DUA que la otra cancela.' }),
  NUMERO_DUA: field.text('Cancelado por', {
    writer,
    max: 30,
    help: 'Número de la DUA registrada que retorna, nacionaliza o extrae la mercancía; nombra esta en sus ítems.',
  }),
  FECHA: field.dateTime('Cancelado el', { writer, help: 'Fecha en que SARAH registró la otra.' }),
  UNIDADES: field.decimal('Cantidad cancelada', {
    writer,
    decimals: 6,
    help: 'Cantidad comercial de los ítems que cancelan este, en su misma unidad.',
  }),
  ID_UNIDAD_MEDIDA: field.choice('Unidad de la cantidad', {
    writer,
    catalogue: catalogue.units,
    help: 'Unidad comercial en que se cuenta; vacía si lo cancelado no se compara.',
  }),
  ENTERA: field.flag('Cancela todo el ítem', {
    writer,
    help: 'El régimen de la otra cancela el ítem entero, sea cual sea la cantidad.',
  }),
});
