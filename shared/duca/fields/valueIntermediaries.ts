import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Intermediaries that the value declarations name in their boxes 12 to 14. */
export const valueIntermediaries = many('Intermediarios de las declaraciones de valor', 'ID_INTERMEDIARIO', {
  ID_INTERMEDIARIO: field.key(),
  ID_DVA: field.reference('DVA', { refersTo: 'dva', hidden: true }),
  NUMERO_DVA: field.text('Número de DVA', { max: 30, help: 'Declaración de valor que lo nombra.' }),
  NOMBRE_INTERMEDIARIO: field.text('Nombre o razón social', {
    max: 200,
    help: 'Casilla 12 de la declaración de valor.',
  }),
  DIRECCION_INTERMEDIARIO: field.text('Dirección', {
    max: 400,
    help: 'Casilla 13 de la declaración de valor, con la ciudad.',
  }),
  ID_PAIS_INTERMEDIARIO: field.choice('País', {
    catalogue: catalogue.countries,
    help: 'País del intermediario.',
  }),
  ID_TIPO_INTERMEDIARIO: field.choice('Tipo de intermediario', {
    catalogue: catalogue.intermediaryTypes,
    help: 'Casilla 14 de la declaración de valor.',
  }),
  OTRO_TIPO_INTERMEDIARIO: field.text('Otro tipo', { max: 60, help: 'Cuál es, si la lista no lo tiene.' }),
});
