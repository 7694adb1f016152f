import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';

/** The original goods: which invoice lines a fraction gathers, with what the value declaration says of each. */
export const fractionItems = many('Mercancías de las fracciones', 'ID_ITEM', {
  ID_ITEM: field.key(),
  ID_FRACCION: field.text('Fracción', { max: 64, hidden: true }),
  SECUENCIA_FRACCION: field.integer('Fracción', {
    help: 'Número de línea de la fracción que la reúne; las que vienen de una factura se cambian en «Fracciones».',
  }),
  ID_DVA: field.reference('DVA', { refersTo: 'dva', hidden: true }),
  ID_FACTURA: field.reference('Factura', { refersTo: 'invoices', hidden: true, writer: 'derivation' }),
  NUMERO_FACTURA: field.text('Factura', { max: 60, help: 'Factura de la que viene la línea.' }),
  CLASIFICACION_ARANCELARIA: field.tariff('Clasificación arancelaria', {
    offered: catalogue.tariff,
    help: 'Inciso con que el importador clasificó la mercancía; decide a qué fracción va.',
  }),
  ACUERDO_PREFERENCIAL_1: field.choice('Acuerdo 1', {
    group: 'tributos',
    catalogue: catalogue.agreements1,
    help: 'Tratado por el que se pide preferencia; va a la casilla 44 de su fracción.',
  }),
  ACUERDO_PREFERENCIAL_2: field.choice('Acuerdo 2', {
    group: 'tributos',
    catalogue: catalogue.agreements2,
    help: 'Con un trato especial la mercancía no lleva descripciones mínimas.',
  }),
  NOMBRE_COMERCIAL: field.text('Nombre comercial', {
    max: 1000,
    help: 'Nombre con que se vende, según la declaración de valor.',
  }),
  CARACTERISTICAS: field.text('Características', {
    max: 2000,
    help: 'Lo que la distingue: composición, tamaño, capacidad, uso.',
  }),
  NOMBRE_CATALOGO: field.text('Nombre según catálogo', {
    max: 100,
    help: 'Solo si el catálogo del inciso describe la mercancía: el nombre que le da.',
  }),
  VALOR_CATALOGO: field.text('Descripción según catálogo', {
    max: 200,
    help: 'Valor del catálogo que corresponde a esta mercancía.',
  }),
  TEXTO_LIBRE: field.text('Texto libre', { max: 500, help: 'Lo que el catálogo no alcanza a decir.' }),
  MARCA: field.text('Marca', { max: 200, help: 'Marca según la declaración de valor.' }),
  MODELO_ESTILO: field.text('Modelo o estilo', {
    max: 200,
    help: 'Modelo, estilo o referencia según la declaración de valor.',
  }),
  NUMERO_SERIAL: field.text('Números de serie', {
    max: 2000,
    help: 'Series de la mercancía, separadas por coma; vienen de la factura.',
  }),
  ID_ESTADO_MERCANCIA: field.choice('Estado', {
    catalogue: catalogue.goodsStates,
    help: 'Nueva, usada, reconstruida u otro estado de la lista.',
  }),
  ID_PAIS_ORIGEN: field.choice('Origen', {
    catalogue: catalogue.countries,
    help: 'País donde se produjo o fabricó, no de donde se compró.',
  }),
  CANTIDAD_UNIDADES: field.decimal('Cantidad', {
    ...precision.quantity,
    help: 'Cantidad de esta mercancía en la unidad de al lado.',
  }),
  ID_UNIDAD_MEDIDA: field.choice('Unidad', {
    catalogue: catalogue.units,
    help: 'Unidad en que se vende. Mercancías de distinta unidad van en fracciones distintas.',
  }),
  VALOR_UNITARIO: field.decimal('Valor unitario', {
    ...precision.dollarUnitValue,
    help: 'Precio de una unidad según la factura, en dólares; casilla 38 de la declaración de valor.',
  }),
  VALOR_ITEM: field.decimal('Valor de la línea', {
    decimals: 2,
    help: 'Valor de la línea según la factura, en dólares.',
  }),
  VALOR_FOB: field.decimal('Valor FOB', {
    decimals: 2,
    help: 'Parte de la casilla 48 de su fracción, en dólares.',
  }),
  VALOR_FLETE: field.decimal('Flete', {
    decimals: 2,
    help: 'Parte del transporte que toca a la mercancía, en dólares; va a la casilla 49.',
  }),
  VALOR_SEGURO: field.decimal('Seguro', {
    decimals: 2,
    help: 'Parte del seguro que toca a la mercancía, en dólares; va a la casilla 50.',
  }),
  VALOR_OTROS: field.decimal('Otros', {
    decimals: 2,
    help: 'Parte de los otros gastos que toca a la mercancía, en dólares; va a la casilla 51.',
  }),
  PESO_BRUTO: field.decimal('Peso bruto', {
    ...precision.weight,
    help: 'Kilogramos que dice la factura; en blanco si no los dice.',
  }),
  PESO_NETO: field.decimal('Peso neto', {
    ...precision.weight,
    help: 'Kilogramos sin embalaje que dice la factura; en blanco si no los dice.',
  }),
  CANTIDAD_BULTOS: field.decimal('Bultos', {
    decimals: 2,
    fewest: 0,
    help: 'Bultos que dice la factura; en blanco si no los dice.',
  }),
});
