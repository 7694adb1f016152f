import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { ofItem } from './ofItem.ts';
import { unitValue } from './unitValue.ts';

/** What an aircraft is, weight in kilograms; the DUCA declares the same. */
export const aircraftFacts = {
  MATRICULA: field.text('Matrícula', { max: 30, help: 'Marca de nacionalidad y de matrícula.' }),
  ID_PAIS_MATRICULA: field.choice('País de matrícula', {
    catalogue: catalogue.countries,
    help: 'Estado en cuyo registro está inscrita.',
  }),
  TIPO: field.text('Tipo', { max: 60, help: 'Avión, helicóptero, ultraligero, dron u otro.' }),
  MARCA: field.text('Marca', { max: 60, help: 'Fabricante de la aeronave.' }),
  MODELO: field.text('Modelo', { max: 60, help: 'Modelo según el certificado de tipo.' }),
  ANIO: field.integer('Año', { help: 'Año de fabricación.' }),
  SERIE: field.text('Serie', { max: 60, help: 'Número de serie de la aeronave.' }),
  MOTORES: field.integer('Motores', { help: 'Cantidad de motores.' }),
  SERIE_MOTOR: field.text('Series de los motores', { max: 120, help: 'Separadas por coma.' }),
  ASIENTOS: field.integer('Asientos', { help: 'Plazas, con las de la tripulación.' }),
  PESO_MAXIMO: field.decimal('Peso máximo de despegue', { decimals: 2, help: 'Kilogramos.' }),
} as const;

/** The aircraft of an invoice, one a line. */
export const aircraftData = many('Aeronaves', 'ID_AERONAVE', {
  ID_AERONAVE: field.key(),
  ...ofItem('la aeronave'),
  ...aircraftFacts,
  VALOR_FOB: unitValue('esta aeronave'),
});
