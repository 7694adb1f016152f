import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';
import { headingsOf } from './itemHeadings.ts';

const money = (label: string, options: Parameters<typeof field.decimal>[1] = {}) =>
  field.decimal(label, { decimals: 2, ...options });

/**
 * Lines of the invoice, amounts in its currency. Names are those of the DVA's goods lines (spec 3, DVA merchandise
 * line).
 */
export const itemsData = many('Ítems', 'ID_ITEM', {
  ID_ITEM: field.key(),
  SECUENCIA: field.integer('No.', { writer: 'computation', hidden: true }),
  ID_PRODUCTO: field.text('Código de producto', {
    alsoCalled: headingsOf('ID_PRODUCTO'),
    max: 60,
    help: 'Código del proveedor; sirve para recordar la clasificación.',
  }),
  NOMBRE_COMERCIAL: field.text('Nombre comercial', {
    alsoCalled: headingsOf('NOMBRE_COMERCIAL'),
    owed: true,
    max: 300,
    help: 'Cómo se conoce la mercancía en el comercio.',
  }),
  CARACTERISTICAS: field.text('Características', {
    alsoCalled: headingsOf('CARACTERISTICAS'),
    max: 500,
    help: 'Material, uso, medidas, potencia: lo que permite clasificarla y valorarla.',
  }),
  MARCA: field.text('Marca', {
    alsoCalled: headingsOf('MARCA'),
    max: 100,
    help: 'Marca de la mercancía. En blanco, la DVA dirá «SIN MARCA».',
  }),
  MODELO_ESTILO: field.text('Modelo o estilo', {
    alsoCalled: headingsOf('MODELO_ESTILO'),
    max: 100,
    help: 'Modelo, estilo o referencia. En blanco, la DVA dirá «SIN MODELO».',
  }),
  NUMERO_SERIAL: field.text('Número de serie', {
    copied: false,
    alsoCalled: headingsOf('NUMERO_SERIAL'),
    max: 100,
    help: 'Serie, chasis o lote si es uno solo; varios se escriben en «Series».',
  }),
  ID_ESTADO_MERCANCIA: field.choice('Estado', {
    owed: true,
    catalogue: catalogue.goodsStates,
    help: 'Nueva, usada, reconstruida u otro estado de la lista.',
  }),
  ID_PAIS_ORIGEN: field.choice('Origen', {
    alsoCalled: headingsOf('ID_PAIS_ORIGEN'),
    owed: true,
    catalogue: catalogue.countries,
    help: 'País donde se produjo o fabricó. En blanco se toma el de la factura.',
  }),
  CLASIFICACION_ARANCELARIA: field.tariff('Clasificación arancelaria', {
    offered: catalogue.tariff,
    alsoCalled: headingsOf('CLASIFICACION_ARANCELARIA'),
    owed: true,
    help: 'Inciso del arancel, con o sin puntos. Dice también si hay que describir cada unidad.',
  }),
  ACUERDO_PREFERENCIAL_1: field.choice('Acuerdo 1', {
    catalogue: catalogue.agreements1,
    help: 'Tratado por el que se pide preferencia arancelaria.',
  }),
  ACUERDO_PREFERENCIAL_2: field.choice('Acuerdo 2', {
    catalogue: catalogue.agreements2,
    help: 'Donación, subasta, encomienda, diplomáticos o menaje de casa.',
  }),
  CANTIDAD_UNIDADES: field.decimal('Cantidad', {
    alsoCalled: headingsOf('CANTIDAD_UNIDADES'),
    owed: true,
    ...precision.quantity,
    help: 'Cantidad en la unidad de al lado, hasta milésimas.',
  }),
  ID_UNIDAD_MEDIDA: field.choice('Unidad', {
    alsoCalled: headingsOf('ID_UNIDAD_MEDIDA'),
    owed: true,
    catalogue: catalogue.units,
    help: 'Unidad en que se vende: unidad, kilogramo, par u otra.',
  }),
  VALOR_UNITARIO: field.decimal('Valor unitario', {
    alsoCalled: headingsOf('VALOR_UNITARIO'),
    owed: true,
    ...precision.unitValue,
    help: 'Precio de una unidad en la moneda de la factura. En blanco se saca del valor y la cantidad.',
  }),
  VALOR_ITEM: money('Valor del ítem', {
    alsoCalled: headingsOf('VALOR_ITEM'),
    owed: true,
    help: 'Valor impreso en la línea. En blanco se calcula: cantidad por valor unitario.',
  }),
  PESO_BRUTO: field.decimal('Peso bruto (kg)', {
    ...precision.weight,
    alsoCalled: headingsOf('PESO_BRUTO'),
    help: 'Kilogramos con embalaje, si la factura o la lista de empaque los dicen.',
  }),
  PESO_NETO: field.decimal('Peso neto (kg)', {
    ...precision.weight,
    alsoCalled: headingsOf('PESO_NETO'),
    help: 'Kilogramos sin embalaje; nunca más que el bruto.',
  }),
  CANTIDAD_BULTOS: field.decimal('Bultos', {
    alsoCalled: headingsOf('CANTIDAD_BULTOS'),
    decimals: 2,
    fewest: 0,
    help: 'Cajas, sacos u otros bultos en que viene la línea.',
  }),
  ID_CLASE_BULTOS: field.choice('Clase de bultos', {
    catalogue: catalogue.packageKinds,
    help: 'Caja, saco, paleta, tambor u otra.',
  }),
  VALOR_FOB: money('FOB', {
    writer: 'computation',
    help: 'Parte del Total FOB que toca a la línea, según su valor.',
  }),
  VALOR_FLETE: money('Flete', {
    writer: 'computation',
    help: 'Parte del flete que toca a la línea, según el método de prorrateo.',
  }),
  VALOR_SEGURO: money('Seguro', {
    writer: 'computation',
    help: 'Parte del seguro que toca a la línea, según el método de prorrateo.',
  }),
  VALOR_OTROS: money('Otros', {
    writer: 'computation',
    help: 'Parte de los otros gastos que toca a la línea, según el método de prorrateo.',
  }),
  VALOR_CIF: money('CIF', { writer: 'computation', help: 'FOB más flete, seguro y otros de la línea.' }),
  VALOR_CALCULADO: field.decimal('Cantidad por valor unitario', {
    decimals: 2,
    writer: 'computation',
    hidden: true,
    help: 'Producto de la última vez: dice si el valor del ítem sigue al cálculo o lo escribió una persona.',
  }),
});
