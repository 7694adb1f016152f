import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { ofItem } from './ofItem.ts';
import { unitValue } from './unitValue.ts';

/** What a vehicle is, with the names of spec 3; the DUCA declares the same. */
export const vehicleFacts = {
  VIN: field.text('VIN', {
    max: 60,
    help: 'Número de identificación del vehículo: diecisiete caracteres, sin I, O ni Q.',
  }),
  CHASIS: field.text('Chasis', { max: 60, help: 'Número grabado en el chasis; puede ser el mismo VIN.' }),
  MOTOR: field.text('Motor', { max: 60, help: 'Número de serie del motor.' }),
  MARCA: field.text('Marca', { max: 60, help: 'Marca del fabricante.' }),
  LINEA: field.text('Línea', { max: 60, help: 'Línea o estilo, como Corolla o Hilux.' }),
  MODELO: field.integer('Modelo', {
    lookups: { vehiculo: { VALOR: 'VALOR_IMPONIBLE' } },
    help: 'Año del modelo. Decide si el flete y el seguro se envían aunque sean cero.',
  }),
  VALOR_IMPONIBLE: field.decimal('Valor imponible de la tabla', {
    decimals: 2,
    help: 'Solo de un vehículo usado: lo que le da la tabla anual de valores imponibles de la SAT, en moneda local. Es la base de IPRIMA; sin él se liquida sobre el valor en aduana.',
  }),
  TIPO: field.text('Tipo', { max: 60, help: 'Automóvil, camioneta, camión, motocicleta u otro.' }),
  COLOR: field.text('Color', { max: 40, help: 'Color principal.' }),
  COMBUSTIBLE: field.text('Combustible', { max: 40, help: 'Gasolina, diésel, híbrido, eléctrico u otro.' }),
  CILINDRADA: field.integer('Cilindrada', { help: 'Centímetros cúbicos; cero en un vehículo eléctrico.' }),
  CILINDROS: field.integer('Cilindros', { help: 'Cantidad de cilindros.' }),
  TONELAJE: field.decimal('Tonelaje', { decimals: 2, help: 'Capacidad de carga en toneladas métricas.' }),
  PUERTAS: field.integer('Puertas', { help: 'Cantidad de puertas.' }),
  ASIENTOS: field.integer('Asientos', { help: 'Plazas, con la del conductor.' }),
  EJES: field.integer('Ejes', { help: 'Cantidad de ejes.' }),
} as const;

/** The vehicles of an invoice, one a line. */
export const vehiclesData = many('Vehículos', 'ID_VEHICULO', {
  ID_VEHICULO: field.key(),
  ...ofItem('el vehículo'),
  ...vehicleFacts,
  VALOR_FOB: unitValue('este vehículo'),
});
