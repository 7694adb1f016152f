import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';

/** A goods line, boxes 30 to 38 (domain 2.2), with the names of spec 3, DVA merchandise line. Amounts in dollars. */
export const goodsFields = {
  /** Key of the invoice item it was derived from, so that deriving again finds it; a fresh one for a typed line. */
  ID_ITEM: field.key(),
  ID_FACTURA: field.reference('Factura', { refersTo: 'invoices', hidden: true, writer: 'derivation' }),
  ID_PRODUCTO: field.text('Código de producto', {
    box: '31',
    max: 60,
    help: 'Código con que el proveedor identifica la mercancía; se imprime bajo su designación.',
  }),
  SECUENCIA_DETALLE: field.integer('Línea', {
    writer: 'computation',
    help: 'Número de la línea en esta DVA.',
  }),
  CANTIDAD_UNIDADES: field.decimal('Cantidad', {
    box: '30',
    ...precision.quantity,
    owed: true,
    help: 'Cantidad en la unidad comercial de la factura.',
  }),
  ID_UNIDAD_MEDIDA: field.choice('Unidad', {
    box: '30',
    catalogue: catalogue.units,
    owed: true,
    help: 'Unidad en que se vende: unidad, kilogramo, par u otra.',
  }),
  UNIDAD_MEDIDA: field.text('Unidad de medida', {
    box: '30',
    max: 100,
    writer: 'computation',
    help: 'Nombre de la unidad, como se imprime.',
  }),
  NOMBRE_COMERCIAL: field.text('Designación o identificación comercial', {
    box: '31',
    max: 500,
    owed: true,
    help: 'Nombre con que se vende la mercancía; no el de la partida arancelaria.',
  }),
  CARACTERISTICAS: field.text('Características', {
    box: '32',
    max: 1000,
    owed: true,
    help: 'Lo que la distingue: composición, tamaño, capacidad, uso, presentación.',
  }),
  MARCA: field.text('Marca', { box: '33', max: 100, owed: true, help: 'Marca; «SIN MARCA» si no tiene.' }),
  MODELO_ESTILO: field.text('Modelo y/o estilo', {
    box: '34',
    max: 100,
    owed: true,
    help: 'Modelo, estilo o referencia; «SIN MODELO» si no tiene.',
  }),
  ID_ESTADO_MERCANCIA: field.choice('Estado', {
    box: '35',
    catalogue: catalogue.goodsStates,
    owed: true,
    help: 'Nueva, usada, reconstruida u otro estado de la lista.',
  }),
  ESTADO_MERCANCIA: field.text('Estado de la mercancía', {
    box: '35',
    max: 100,
    writer: 'computation',
    help: 'Nombre del estado, como se imprime.',
  }),
  DESCRIPCION_ESTADO_MERCANCIA: field.text('Otro estado', {
    box: '35',
    max: 60,
    help: 'Aclaración del estado, cuando la lista no basta.',
  }),
  ID_PAIS_ORIGEN: field.choice('Origen', {
    box: '36',
    catalogue: catalogue.countries,
    owed: true,
    help: 'País donde se produjo o fabricó, no de donde se compró.',
  }),
  PAIS_ORIGEN: field.text('País de origen', {
    box: '36',
    max: 100,
    writer: 'computation',
    help: 'Nombre del país, como se imprime.',
  }),
  CLASIFICACION_ARANCELARIA: field.tariff('Clasificación arancelaria', {
    offered: catalogue.tariff,
    box: '37',
    owed: true,
    help: 'Inciso del Sistema Arancelario Centroamericano.',
  }),
  VALOR_UNITARIO: field.decimal('Valor unitario', {
    box: '38',
    ...precision.dollarUnitValue,
    owed: true,
    help: 'Precio de una unidad según la factura, en dólares.',
  }),
  VALOR_ITEM: field.decimal('Valor total', {
    box: '38',
    decimals: 2,
    owed: true,
    help: 'Valor de la línea según la factura, en dólares. La suma de las líneas es la casilla 39.',
  }),
  NUMERO_SERIAL: field.text('Número de serie', {
    copied: false,
    box: '32',
    max: 100,
    help: 'Serie, chasis o lote, si la mercancía lo lleva; se imprime bajo sus características.',
  }),
  VALOR_FOB: field.decimal('Valor FOB', { decimals: 2, help: 'Valor FOB de la línea, en dólares.' }),
  VALOR_FLETE: field.decimal('Flete', {
    decimals: 2,
    help: 'Parte del flete que toca a la línea, en dólares.',
  }),
  VALOR_SEGURO: field.decimal('Seguro', {
    decimals: 2,
    help: 'Parte del seguro que toca a la línea, en dólares.',
  }),
  VALOR_OTROS: field.decimal('Otros', {
    decimals: 2,
    help: 'Parte de los otros gastos que toca a la línea, en dólares.',
  }),
  VALOR_CIF: field.decimal('Valor CIF', {
    decimals: 2,
    writer: 'computation',
    help: 'FOB más flete, seguro y otros de la línea, en dólares.',
  }),
  ACUERDO_PREFERENCIAL_1: field.choice('Acuerdo 1', {
    catalogue: catalogue.agreements1,
    help: 'Tratado comercial por el que se pide preferencia.',
  }),
  ACUERDO_PREFERENCIAL_2: field.choice('Acuerdo 2', {
    catalogue: catalogue.agreements2,
    help: 'Donación, subasta, encomienda, diplomáticos o menaje de casa.',
  }),
} as const;
