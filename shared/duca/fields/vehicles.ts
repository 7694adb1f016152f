import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { vehicleFacts } from '../../invoices/fields/vehicles.ts';

const US = { decimals: 2 } as const;

/**
 * Vehicles that the fractions declare, one a line, as the invoices describe them. Amounts in US dollars. They say which
 * vehicle comes in, for registration and for the tax on it: that is no minimum description, and no agreement 2 takes it away.
 */
export const vehicles = many('Vehículos', 'ID_VEHICULO', {
  ID_VEHICULO: field.key(),
  ID_ITEM: field.text('Mercancía', { max: 64, hidden: true }),
  NUMERO_LINEA: field.integer('Fracción', { help: 'Número de la fracción que declara el vehículo.' }),
  ...vehicleFacts,
  VALOR_FOB: field.decimal('Valor FOB', { ...US, help: 'Precio del vehículo, en dólares.' }),
  VALOR_FLETE: field.decimal('Flete', { ...US, help: 'Flete que toca al vehículo, en dólares.' }),
  VALOR_SEGURO: field.decimal('Seguro', { ...US, help: 'Seguro que toca al vehículo, en dólares.' }),
});
