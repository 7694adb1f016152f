import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

const LOCAL = { decimals: 2, writer: 'computation' } as const;

/** Boxes 53.1–53.4: one line for each tax of each fraction, all computed, in local currency. */
export const fractionTaxes = many('Tributos por fracción', 'ID_TRIBUTO', {
  ID_TRIBUTO: field.key(),
  ID_FRACCION: field.text('Fracción', { max: 64, hidden: true, writer: 'computation' }),
  NUMERO_LINEA: field.integer('Línea', {
    writer: 'computation',
    help: 'Fracción a la que se aplica el tributo.',
  }),
  CODIGO_TRIBUTO: field.choice('Tipo', {
    box: '53.1',
    catalogue: catalogue.taxes,
    writer: 'computation',
    help: 'Tributo que se liquida.',
  }),
  BASE_IMPONIBLE: field.decimal('Base imponible', {
    ...LOCAL,
    help: 'Monto sobre el que se aplica la tasa; en blanco si el tributo es un monto por unidad.',
  }),
  TASA: field.decimal('Alícuota / Tasas', {
    box: '53.2',
    decimals: 4,
    writer: 'computation',
    help: 'Porcentaje vigente en la fecha de la declaración; en blanco si el tributo es un monto por unidad.',
  }),
  CANTIDAD_GRAVADA: field.decimal('Cantidad gravada', {
    decimals: 6,
    fewest: 0,
    writer: 'computation',
    help: 'Cantidad o peso de la fracción en la unidad del tributo, a seis decimales; solo si es un monto por unidad.',
  }),
  UNIDAD_GRAVADA: field.text('Unidad gravada', {
    max: 30,
    writer: 'computation',
    help: 'Unidad por la que se cobra, como GLL, o 42.5 KGM si es por cada 42.5 kg.',
  }),
  MONTO_UNITARIO: field.decimal('Monto por unidad', {
    decimals: 7,
    fewest: 2,
    writer: 'computation',
    help: 'Moneda nacional por cada unidad gravada, vigente en la fecha de la declaración.',
  }),
  IMPORTE: field.decimal('Total', {
    box: '53.3',
    ...LOCAL,
    help: 'Base por tasa, o cantidad por monto, redondeado a dos decimales.',
  }),
  MODALIDAD_PAGO: field.choice('MP', {
    box: '53.4',
    catalogue: catalogue.taxPaymentModes,
    writer: 'computation',
    help: 'Cómo se paga el tributo.',
  }),
});

/** Boxes 34.1–34.3: one line for each tax of the declaration, all computed, in local currency. */
export const taxes = many('Liquidación general', 'ID_TRIBUTO', {
  ID_TRIBUTO: field.key(),
  CODIGO_TRIBUTO: field.choice('Tipo de Tributo', {
    box: '34.1',
    catalogue: catalogue.taxes,
    writer: 'computation',
    help: 'Tributo que se liquida.',
  }),
  IMPORTE: field.decimal('Total por Tributo', {
    box: '34.2',
    ...LOCAL,
    help: 'Suma del tributo en todas las fracciones.',
  }),
  MODALIDAD_PAGO: field.choice('Modalidad de Pago', {
    box: '34.3',
    catalogue: catalogue.taxPaymentModes,
    writer: 'computation',
    help: 'Cómo se paga el tributo.',
  }),
});
