import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { aircraftFacts } from '../../invoices/fields/aircraft.ts';

/** Aircraft that the fractions declare, as the invoices describe them. Amounts in US dollars. */
export const aircraft = many('Aeronaves', 'ID_AERONAVE', {
  ID_AERONAVE: field.key(),
  ID_ITEM: field.text('Mercancía', { max: 64, hidden: true }),
  NUMERO_LINEA: field.integer('Fracción', { help: 'Número de la fracción que declara la aeronave.' }),
  ...aircraftFacts,
  VALOR_FOB: field.decimal('Valor FOB', { decimals: 2, help: 'Precio de la aeronave, en dólares.' }),
});
