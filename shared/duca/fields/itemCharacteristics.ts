import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/**
 * Minimum descriptions of an original line: one characteristic of the tariff heading's catalogue a line (spec 3,
 * minimum description).
 */
export const itemCharacteristics = many('Descripciones mínimas', 'ID_CARACTERISTICA', {
  ID_CARACTERISTICA: field.key(),
  ID_ITEM: field.text('Mercancía', { max: 64, hidden: true }),
  NUMERO_ITEM: field.integer('Mercancía', {
    numberOf: { lines: 'FRACCION_ITEMS', key: 'ID_ITEM' },
    help: 'Número de la línea en «Mercancías de las fracciones».',
  }),
  NUMERO_ENLACE: field.integer('Mercancía enlazada', { hidden: true, writer: 'computation' }),
  NOMBRE_CATALOGO: field.text('Característica', {
    max: 100,
    help: 'Lo que el catálogo del inciso pide describir, como material o uso.',
  }),
  VALOR_CATALOGO: field.text('Valor', { max: 200, help: 'Valor del catálogo para esta mercancía.' }),
  TEXTO_LIBRE: field.text('Texto libre', { max: 500, help: 'Lo que el catálogo no alcanza a decir.' }),
});
