import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';

/** What is carried and what carrying it costs. */
export const cargoFields = {
  MARCAS: field.note('Marcas y números', {
    box: '10',
    max: 500,
    help: 'Lo que está escrito en los bultos; «S/M» si no llevan marcas.',
  }),
  PESO_BRUTO: field.decimal('Peso bruto (kg)', { owed: true, ...precision.weight }),
  CANTIDAD_BULTOS: field.decimal('Cantidad de bultos', { owed: true, decimals: 2, fewest: 0 }),
  ID_CLASE_BULTOS: field.choice('Clase de bultos', { owed: true, catalogue: catalogue.packageKinds }),
  ID_TIPO_CARGA: field.choice('Tipo de carga', { catalogue: catalogue.cargoTypes, help: 'DUCA 24.10.' }),
  VALOR_FLETE: field.decimal('Flete', {
    decimals: 2,
    help: 'Flete que cobra el documento, en la moneda de al lado.',
  }),
  ID_MONEDA_FLETE: field.choice('Moneda del flete', { catalogue: catalogue.currencies }),
  CANTIDAD_CONTENEDORES: field.integer('Contenedores', { writer: 'computation' }),
  OBSERVACIONES: field.note('Observaciones', { max: 1000 }),
} as const;
