import { many, notCopied } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/**
 * What shows the product: data sheets, photographs, rulings (spec 3, product). URL is the id of one of the product's own
 * files, which comes with a panel of its own; only the server tells which are its own.
 */
export const detailData = notCopied(
  many('Detalle y archivos', 'ID', {
    ID: field.key(),
    TIPO: field.text('Tipo', { max: 60, help: 'Ficha técnica, fotografía, catálogo, resolución u otro.' }),
    NOMBRE: field.text('Nombre', { max: 120 }),
    OBSERVACIONES: field.text('Notas', { max: 300 }),
    URL: field.text('Archivo', { max: 300, hidden: true, writer: 'system' }),
  }),
);

const described = (title: string) =>
  many(title, 'ID_LINEA', {
    ID_LINEA: field.key(),
    NOMBRE_CATALOGO: field.text('Qué se describe', {
      max: 100,
      help: 'Dato que el arancel pide de estas mercancías: composición, calibre, uso.',
    }),
    VALOR_CATALOGO: field.text('Código', { max: 60, help: 'Código de la lista de la autoridad, si lo hay.' }),
    TEXTO: field.text('Texto', { max: 300 }),
  });

/** Minimum descriptions and characteristics that the tariff owes (spec 3). */
export const minimumData = described('Descripciones mínimas');
export const characteristicData = described('Características por inciso');
