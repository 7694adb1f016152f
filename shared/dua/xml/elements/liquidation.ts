import type { XmlGroup } from '../../../foundation/xml/element.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import type { DuaXmlContext } from '../context.ts';

type Group = XmlGroup<DuaXmlContext>;

/** Only registering carries it (spec 4, operation codes). */
const whenSettling = (_record: unknown, _index: number, { settles }: DuaXmlContext): boolean => settles;

export const itemValues: Group = {
  node: 'valorItem',
  list: 'valoresItem',
  dataSet: 'LIQUIDACION_ITEMS',
  keep: whenSettling,
  elements: [
    { node: 'numeroItem', field: 'ID_ITEM' },
    { node: 'valorAduana', field: 'VALOR_ADUANA', format: formats.amount },
    { node: 'valorAduanaAjustado', field: 'VALOR_ADUANA_AJUSTADO', format: formats.amount },
    { node: 'valorAduanaAjustadoImpuesto', field: 'VALOR_ADUANA_AJUSTADO_IMPUESTO', format: formats.amount },
  ],
};

export const itemTaxes: Group = {
  node: 'tributoItem',
  list: 'tributosItem',
  dataSet: 'LIQUIDACION_ITEM_TRIBUTOS',
  keep: whenSettling,
  elements: [
    { node: 'numeroItem', field: 'ID_ITEM' },
    { node: 'concepto', field: 'CONCEPTO' },
    // Of an amount a unit the base is the quantity, with its rate a unit, as single declarations state specific taxes.
    {
      node: 'baseImponible',
      field: 'BASE_IMPONIBLE',
      rule: ({ BASE_IMPONIBLE: base = '', CANTIDAD_GRAVADA: quantity = '' }) =>
        base === '' ? formats.quantity(quantity) : formats.amount(base),
      pattern: '\\d+(\\.(\\d{2}|\\d{3}))?',
    },
    {
      node: 'tasa',
      field: 'TASA',
      rule: ({ TASA: rate = '', MONTO_UNITARIO: perUnit = '' }) =>
        rate === '' ? formats.rate4(perUnit) : formats.amount(rate),
      pattern: '\\d+\\.(\\d{2}|\\d{4})',
    },
    { node: 'tipoObligacion', field: 'TIPO_OBLIGACION' },
    { node: 'importe', field: 'IMPORTE', format: formats.amount },
  ],
};

export const taxes: Group = {
  node: 'tributo',
  list: 'tributos',
  dataSet: 'LIQUIDACION_TRIBUTOS',
  keep: whenSettling,
  elements: [
    { node: 'concepto', field: 'CONCEPTO' },
    { node: 'tipoObligacion', field: 'TIPO_OBLIGACION' },
    { node: 'importe', field: 'IMPORTE', format: formats.amount },
  ],
};

/** Payment or guarantee (spec 4, payment block). */
export const payment: Group = {
  node: 'pago',
  dataSet: 'LIQUIDACION',
  keep: whenSettling,
  elements: [
    { node: 'tipo', rule: (_record, { payment }) => payment.type, pattern: 'G|P' },
    { node: 'medio', rule: (_record, { payment }) => payment.means, pattern: 'DG|PB' },
    {
      node: 'importe',
      field: 'TOTAL_PAGAR',
      rule: (_record, { payment }) => payment.amount,
      pattern: '\\d+\\.\\d{2}',
    },
  ],
};
