import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { ofItem } from './ofItem.ts';
import { unitValue } from './unitValue.ts';

/** What a machine is; the DUCA declares the same. */
export const machineryFacts = {
  TIPO: field.text('Tipo', { max: 60, help: 'Qué máquina es: excavadora, montacargas, generador u otra.' }),
  MARCA: field.text('Marca', { max: 60, help: 'Marca del fabricante.' }),
  MODELO: field.text('Modelo', { max: 60, help: 'Modelo según la placa.' }),
  ANIO: field.integer('Año', { help: 'Año de fabricación.' }),
  SERIE: field.text('Serie', { max: 60, help: 'Número de serie de la máquina.' }),
  MOTOR: field.text('Motor', { max: 60, help: 'Número de serie del motor, si tiene.' }),
  POTENCIA: field.text('Potencia', { max: 40, help: 'Con su unidad, como 120 HP o 90 kW.' }),
} as const;

/** The machines of an invoice that are declared by their serial number, one a line. */
export const machineryData = many('Maquinaria', 'ID_MAQUINARIA', {
  ID_MAQUINARIA: field.key(),
  ...ofItem('la máquina'),
  ...machineryFacts,
  VALOR_FOB: unitValue('esta máquina'),
});
