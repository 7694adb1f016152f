import { catalogue } from '../../catalogues/names.ts';
import { many, one } from '../../foundation/fields/dataSet.ts';
import { field, type Writer } from '../../foundation/fields/field.ts';

type LiquidationWriter = Extract<Writer, 'computation' | 'authority'>;

/** What a tax of an item is reckoned from: a base with its rate, or an amount with its unit. */
const rateFields = (writer: LiquidationWriter) =>
  ({
    BASE_IMPONIBLE: field.decimal('Base imponible', {
      decimals: 2,
      writer,
      help: 'Lempiras sobre las que se aplica la tasa; en blanco si es un monto por unidad.',
    }),
    TASA: field.decimal('Tasa', {
      decimals: 4,
      fewest: 2,
      writer,
      help: 'Porcentaje; en blanco si es un monto por unidad.',
    }),
    CANTIDAD_GRAVADA: field.decimal('Cantidad gravada', {
      decimals: 6,
      fewest: 0,
      writer,
      help: 'Solo si el tributo es un monto por unidad.',
    }),
    UNIDAD_GRAVADA: field.text('Unidad gravada', {
      max: 30,
      writer,
      help: 'Unidad por la que se cobra el monto; solo si el tributo es un monto por unidad.',
    }),
    MONTO_UNITARIO: field.decimal('Monto por unidad', {
      decimals: 7,
      fewest: 2,
      writer,
      help: 'Lempiras.',
    }),
  }) as const;

/**
 * A liquidation as spec 3 lists it, in lempiras: ours, which follows from the declaration, or the authority's, which comes
 * with its answer. One set of names, so that both are compared line by line.
 */
function liquidation(writer: LiquidationWriter, whose: string) {
  const money = { decimals: 2, writer } as const;
  const item = {
    ID_ITEM: field.integer('Ítem', { writer, help: 'Número del ítem en la declaración.' }),
  } as const;
  const line = {
    CONCEPTO: field.choice('Concepto', {
      catalogue: catalogue.taxes,
      writer,
      help: 'Tributo que se liquida.',
    }),
    TIPO_OBLIGACION: field.choice('Obligación', {
      catalogue: catalogue.obligationTypes,
      writer,
      help: 'Si se paga o se garantiza.',
    }),
    IMPORTE: field.decimal('Importe', { ...money, help: 'Lempiras, a dos decimales.' }),
  } as const;
  return {
    totals: {
      TOTAL_PAGAR: field.decimal('Total a pagar', { ...money, help: 'Lempiras del boletín de pago.' }),
      TOTAL_GARANTIZAR: field.decimal('Total a garantizar', {
        ...money,
        help: 'Lempiras que cubre la garantía.',
      }),
    },
    items: many(`Valores por ítem (liquidación ${whose})`, 'ID_LINEA', {
      ID_LINEA: field.key(writer),
      ...item,
      VALOR_ADUANA: field.decimal('Valor en aduana', {
        ...money,
        help: 'FOB, flete, seguro y otros, en lempiras.',
      }),
      VALOR_ADUANA_AJUSTADO: field.decimal('Valor en aduana ajustado', {
        ...money,
        help: 'Con los ajustes a incluir y a deducir; base del DAI.',
      }),
      VALOR_ADUANA_AJUSTADO_IMPUESTO: field.decimal('Valor ajustado más tributos', {
        ...money,
        help: 'El ajustado y los tributos del ítem.',
      }),
    }),
    itemTaxes: many(`Tributos por ítem (liquidación ${whose})`, 'ID_LINEA', {
      ID_LINEA: field.key(writer),
      ...item,
      ...line,
      ...rateFields(writer),
    }),
    taxes: many(`Tributos (liquidación ${whose})`, 'ID_LINEA', { ID_LINEA: field.key(writer), ...line }),
  };
}

const own = liquidation('computation', 'calculada');
const authority = liquidation('authority', 'de SARAH');

export const ownLiquidation = { ...own, totals: one('Liquidación calculada', own.totals) };

export const authorityLiquidation = {
  ...authority,
  totals: one('Liquidación de SARAH', {
    ...authority.totals,
    ID_LIQUIDACION_EXTERNA: field.text('Número de liquidación', {
      max: 40,
      writer: 'authority',
      help: 'Número del boletín con que se paga en el banco; lo da SARAH.',
    }),
    FECHA_LIQUIDACION: field.dateTime('Fecha del boletín', {
      writer: 'authority',
      help: 'Cuándo liquidó SARAH; en blanco si su respuesta no la trae.',
    }),
    FECHA_VENCIMIENTO: field.date('Válido hasta', {
      writer: 'authority',
      help: 'Último día en que el banco recibe el boletín; después se pide otro. En blanco si SARAH no lo dice.',
    }),
  }),
};
