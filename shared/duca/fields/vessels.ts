import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { vesselFacts } from '../../invoices/fields/vessels.ts';

/** Vessels that the fractions declare, as the invoices describe them. Amounts in US dollars. */
export const vessels = many('Embarcaciones', 'ID_EMBARCACION', {
  ID_EMBARCACION: field.key(),
  ID_ITEM: field.text('Mercancía', { max: 64, hidden: true }),
  NUMERO_LINEA: field.integer('Fracción', { help: 'Número de la fracción que declara la embarcación.' }),
  ...vesselFacts,
  VALOR_FOB: field.decimal('Valor FOB', { decimals: 2, help: 'Precio de la embarcación, en dólares.' }),
});
