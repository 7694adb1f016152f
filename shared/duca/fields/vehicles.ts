import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

const US = { decimals: 2 } as const;

/** Vehicles that the fractions declare, one a line. Amounts in US dollars. */
export const vehicles = many('Vehículos', 'ID_VEHICULO', {
  ID_VEHICULO: field.key(),
  NUMERO_LINEA: field.integer('Fracción', { help: 'Número de la fracción que declara el vehículo.' }),
  VIN: field.text('VIN', {
    max: 60,
    help: 'Número de identificación del vehículo: diecisiete caracteres, sin I, O ni Q.',
  }),
  CHASIS: field.text('Chasis', { max: 60, help: 'Número grabado en el chasis; puede ser el mismo VIN.' }),
  MOTOR: field.text('Motor', { max: 60, help: 'Número de serie del motor.' }),
  MARCA: field.text('Marca', { max: 60, help: 'Marca del fabricante.' }),
  LINEA: field.text('Línea', { max: 60, help: 'Línea o estilo, como Corolla o Hilux.' }),
  MODELO: field.integer('Modelo', {
    help: 'Año del modelo. Decide si el flete y el seguro se envían aunque sean cero.',
  }),
  TIPO: field.text('Tipo', { max: 60, help: 'Automóvil, camioneta, camión, motocicleta u otro.' }),
  COLOR: field.text('Color', { max: 40, help: 'Color principal.' }),
  COMBUSTIBLE: field.text('Combustible', { max: 40, help: 'Gasolina, diésel, híbrido, eléctrico u otro.' }),
  CILINDRADA: field.integer('Cilindrada', { help: 'Centímetros cúbicos; cero en un vehículo eléctrico.' }),
  CILINDROS: field.integer('Cilindros', { help: 'Cantidad de cilindros.' }),
  TONELAJE: field.decimal('Tonelaje', { ...US, help: 'Capacidad de carga en toneladas métricas.' }),
  PUERTAS: field.integer('Puertas', { help: 'Cantidad de puertas.' }),
  ASIENTOS: field.integer('Asientos', { help: 'Plazas, con la del conductor.' }),
  EJES: field.integer('Ejes', { help: 'Cantidad de ejes.' }),
  VALOR_FOB: field.decimal('Valor FOB', { ...US, help: 'Precio del vehículo, en dólares.' }),
  VALOR_FLETE: field.decimal('Flete', { ...US, help: 'Flete que toca al vehículo, en dólares.' }),
  VALOR_SEGURO: field.decimal('Seguro', { ...US, help: 'Seguro que toca al vehículo, en dólares.' }),
});
