import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';

const US = { decimals: 2 } as const;

/** Items of the DUA (spec 3, declaration of Honduras). Amounts in US dollars, weights in kilograms. */
export const goods = many('Mercancías', 'ID_ITEM', {
  ID_ITEM: field.key(),
  NUMERO_ITEM: field.integer('Ítem', {
    writer: 'computation',
    help: 'Orden del ítem en la declaración, desde 1.',
  }),
  TIPO_ITEM: field.choice('Tipo de ítem', {
    catalogue: catalogue.itemTypes,
    help: 'Normal, o el trato que la autoridad distingue.',
  }),
  POSICION_ARANCELARIA: field.tariff('Posición arancelaria', {
    offered: catalogue.tariff,
    lookups: { permisos: {} },
    help: 'Inciso del arancel, con o sin puntos. Decide las tasas.',
  }),
  DESCRIPCION: field.text('Descripción', {
    max: 500,
    help: 'Descripción comercial de lo que reúne el ítem.',
  }),
  PAIS_ORIGEN: field.choice('País de origen', {
    help: 'País donde se produjo la mercancía del ítem. Con una ventaja, el que el certificado ampara.',
    catalogue: catalogue.countries,
  }),
  PAIS_PROCEDENCIA_DESTINO: field.choice('País de procedencia o destino', {
    help: 'País desde el que se envió la mercancía del ítem o, al exportar, al que va.',
    catalogue: catalogue.countries,
  }),
  PAIS_ADQUISICION: field.choice('País de adquisición', {
    catalogue: catalogue.countries,
    help: 'País del vendedor.',
  }),
  ESTADO_MERCANCIAS: field.choice('Estado', {
    catalogue: catalogue.goodsStates,
    help: 'Nuevas, usadas, reconstruidas. Mercancías de distinto estado van en ítems distintos.',
  }),
  UNIDAD_COMERCIAL: field.choice('Unidad comercial', {
    catalogue: catalogue.units,
    help: 'Unidad en que se compró.',
  }),
  CANTIDAD_COMERCIAL: field.decimal('Cantidad comercial', {
    ...precision.quantity,
    help: 'Cantidad en la unidad comercial.',
  }),
  UNIDAD_ESTADISTICA: field.choice('Unidad estadística', {
    catalogue: catalogue.units,
    help: 'Unidad que el arancel pide para el inciso.',
  }),
  CANTIDAD_ESTADISTICA: field.decimal('Cantidad estadística', {
    ...precision.quantity,
    help: 'Cantidad en la unidad estadística.',
  }),
  CANTIDAD_BULTOS: field.decimal('Bultos', {
    decimals: 2,
    fewest: 0,
    help: 'Bultos que ocupa el ítem; puede ser 0 si comparte bulto con otro.',
  }),
  PESO_BRUTO: field.decimal('Peso bruto', { decimals: 2, help: 'Kilogramos con embalaje.' }),
  PESO_NETO: field.decimal('Peso neto', {
    decimals: 2,
    help: 'Kilogramos sin embalaje; nunca más que el bruto.',
  }),
  VALOR_FOB: field.decimal('Valor FOB', { ...US, help: 'Precio de la mercancía del ítem, en dólares.' }),
  VALOR_FLETE: field.decimal('Flete', { ...US, help: 'Parte del flete que toca al ítem, en dólares.' }),
  VALOR_SEGURO: field.decimal('Seguro', { ...US, help: 'Parte del seguro que toca al ítem, en dólares.' }),
  VALOR_OTROS: field.decimal('Otros gastos', {
    ...US,
    help: 'Parte de los otros gastos que toca al ítem, en dólares.',
  }),
  AJUSTE_INCLUIR: field.decimal('Ajuste a incluir', {
    ...US,
    help: 'Lo que la ley suma al valor y ninguna otra columna dice, en dólares.',
  }),
  AJUSTE_DEDUCIR: field.decimal('Ajuste a deducir', {
    ...US,
    help: 'Lo que la ley resta del valor y ninguna otra columna dice, en dólares.',
  }),
  VALOR_ADUANA_DOLARES: field.decimal('Valor en aduana, US$', {
    ...US,
    writer: 'computation',
    help: 'FOB, flete, seguro, otros y ajuste a incluir, menos el ajuste a deducir.',
  }),
  CUOTA_ARANCELARIA: field.choice('Cuota arancelaria', {
    group: 'tributos',
    lookups: { contingente: {} },
    catalogue: catalogue.tariffQuotas,
    help: 'Contingente al que se carga, si se usa.',
  }),
  CONVENIO: field.text('Convenio', {
    group: 'tributos',
    max: 40,
    help: 'Convenio de perfeccionamiento activo, si lo hay.',
  }),
  EXONERACION_ADUANERA: field.choice('Exoneración aduanera', {
    group: 'tributos',
    catalogue: catalogue.exemptions,
    help: 'Base de la exoneración que se pide; en blanco si ninguna.',
  }),
  NUMERO_RESOLUCION: field.text('Resolución', {
    group: 'tributos',
    max: 40,
    help: 'Número de la resolución que autoriza la exoneración.',
  }),
  TITULO_MANIFIESTO_COURIER: field.text('Título courier', {
    max: 60,
    copied: false,
    help: 'Título del manifiesto de entrega rápida que ampara el ítem.',
  }),
  MATRIZ_INSUMO: field.text('Matriz de insumos', {
    max: 40,
    help: 'Matriz insumo-producto del régimen de perfeccionamiento.',
  }),
  DECLARACION_CANCELAR: field.text('Declaración que cancela', {
    max: 30,
    copied: false,
    help: 'Declaración anterior cuyo ítem se cancela con este.',
  }),
  NUMERO_ITEM_CANCELAR: field.integer('Ítem que cancela', {
    copied: false,
    help: 'Ítem de esa declaración.',
  }),
  COMENTARIO: field.text('Comentario', { help: 'Nota propia sobre el ítem, si hace falta.', max: 300 }),
  VALOR_ADUANA_LOCAL: field.decimal('Valor en aduana, L', {
    decimals: 2,
    writer: 'computation',
    help: 'Valor en aduana en dólares por el tipo de cambio, a dos decimales.',
  }),
  TOTAL_TRIBUTOS: field.decimal('Tributos', {
    decimals: 2,
    writer: 'computation',
    help: 'Tributos del ítem, en lempiras.',
  }),
});
