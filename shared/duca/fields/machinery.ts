import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Machinery that the fractions declare by its serial number. Amounts in US dollars. */
export const machinery = many('Maquinaria', 'ID_MAQUINARIA', {
  ID_MAQUINARIA: field.key(),
  NUMERO_LINEA: field.integer('Fracción', { help: 'Número de la fracción que declara la máquina.' }),
  TIPO: field.text('Tipo', { max: 60, help: 'Qué máquina es: excavadora, montacargas, generador u otra.' }),
  MARCA: field.text('Marca', { max: 60, help: 'Marca del fabricante.' }),
  MODELO: field.text('Modelo', { max: 60, help: 'Modelo según la placa.' }),
  ANIO: field.integer('Año', { help: 'Año de fabricación.' }),
  SERIE: field.text('Serie', { max: 60, help: 'Número de serie de la máquina.' }),
  MOTOR: field.text('Motor', { max: 60, help: 'Número de serie del motor, si tiene.' }),
  POTENCIA: field.text('Potencia', { max: 40, help: 'Con su unidad, como 120 HP o 90 kW.' }),
  VALOR_FOB: field.decimal('Valor FOB', { decimals: 2, help: 'Precio de la máquina, en dólares.' }),
});
