import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { ofItem } from './ofItem.ts';
import { unitValue } from './unitValue.ts';

const METRES = { decimals: 2 } as const;

/** What a vessel is, lengths in metres; the DUCA declares the same. */
export const vesselFacts = {
  NOMBRE: field.text('Nombre', { max: 100, help: 'Nombre con que está inscrita.' }),
  MATRICULA: field.text('Matrícula', { max: 40, help: 'Matrícula o número OMI.' }),
  ID_PAIS_BANDERA: field.choice('Bandera', {
    catalogue: catalogue.countries,
    help: 'Estado cuya bandera enarbola.',
  }),
  TIPO: field.text('Tipo', { max: 60, help: 'Lancha, velero, yate, moto acuática, remolcador u otro.' }),
  MARCA: field.text('Marca', { max: 60, help: 'Astillero o fabricante.' }),
  MODELO: field.text('Modelo', { max: 60, help: 'Modelo del fabricante.' }),
  ANIO: field.integer('Año', { help: 'Año de construcción.' }),
  CASCO: field.text('Número de casco', { max: 60, help: 'Número de identificación del casco.' }),
  MATERIAL: field.text('Material', { max: 60, help: 'Fibra de vidrio, acero, aluminio, madera u otro.' }),
  ESLORA: field.decimal('Eslora', { ...METRES, help: 'Largo de proa a popa, en metros.' }),
  MANGA: field.decimal('Manga', { ...METRES, help: 'Ancho mayor, en metros.' }),
  PUNTAL: field.decimal('Puntal', { ...METRES, help: 'Alto del casco, en metros.' }),
  TONELAJE: field.decimal('Tonelaje bruto', { ...METRES, help: 'Arqueo bruto.' }),
  MOTOR: field.text('Motor', { max: 120, help: 'Marca, potencia y serie de cada motor.' }),
} as const;

/** The vessels of an invoice, one a line. */
export const vesselsData = many('Embarcaciones', 'ID_EMBARCACION', {
  ID_EMBARCACION: field.key(),
  ...ofItem('la embarcación'),
  ...vesselFacts,
  VALOR_FOB: unitValue('esta embarcación'),
});
