import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { machineryFacts } from '../../invoices/fields/machinery.ts';

/** Machinery that the fractions declare by its serial number, as the invoices describe it. Amounts in US dollars. */
export const machinery = many('Maquinaria', 'ID_MAQUINARIA', {
  ID_MAQUINARIA: field.key(),
  ID_ITEM: field.text('Mercancía', { max: 64, hidden: true }),
  NUMERO_LINEA: field.integer('Fracción', { help: 'Número de la fracción que declara la máquina.' }),
  ...machineryFacts,
  VALOR_FOB: field.decimal('Valor FOB', { decimals: 2, help: 'Precio de la máquina, en dólares.' }),
});
