import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';

const money = (label: string, options: Parameters<typeof field.decimal>[1] = {}) =>
  field.decimal(label, { decimals: 2, ...options });

/** Amounts of the whole invoice, in its own currency; the transaction value alone is in US dollars. */
export const valueFields = {
  VALOR_FOB: money('Total FOB', {
    box: '13',
    help: 'Valor de la mercancía puesta a bordo, sin flete ni seguro. En blanco se toma la suma de los ítems menos el descuento.',
  }),
  VALOR_FLETE: money('Flete', {
    box: '15',
    help: 'Transporte hasta el lugar de importación, según la factura o el documento de transporte. Se reparte entre los ítems.',
  }),
  VALOR_SEGURO: money('Seguro', {
    box: '16',
    help: 'Prima del seguro del viaje. Se reparte entre los ítems.',
  }),
  VALOR_OTROS: money('Otros gastos', {
    box: '17',
    help: 'Carga, descarga, manejo y demás gastos hasta el lugar de importación. Se reparten entre los ítems.',
  }),
  VALOR_DESCUENTO: money('Descuento de la factura', {
    help: 'Rebaja dada sobre el total, ya restada en el Total FOB; baja el FOB de los ítems en proporción.',
  }),
  METODO_PRORRATEO: field.choice('Prorratear flete, seguro y otros', {
    catalogue: catalogue.prorateMethods,
    help: 'Cómo se reparten los gastos entre los ítems: por FOB (si queda en blanco), por peso bruto o por cantidad.',
  }),
  SUMA_ITEMS: money('Suma de los ítems', {
    writer: 'computation',
    help: 'Suma de los valores de los ítems. Con el descuento debe dar el Total FOB o el total de la factura.',
  }),
  VALOR_CIF: money('Total CIF', {
    box: '14',
    writer: 'computation',
    help: 'FOB más flete, seguro y otros gastos. Lo calcula el sistema.',
  }),
  TOTAL_FACTURA: money('Total de la factura', {
    writer: 'computation',
    help: 'Suma de las partes que el incoterm incluye en el precio; debe ser el total impreso en la factura.',
  }),
  FLETE_DECLARADO: money('Flete por declarar', {
    writer: 'computation',
    help: 'Cero cuando el precio ya lo incluye; en blanco cuando no se declara.',
  }),
  SEGURO_DECLARADO: money('Seguro por declarar', {
    writer: 'computation',
    help: 'Cero cuando el precio ya lo incluye; en blanco cuando no se declara.',
  }),
  OTROS_DECLARADOS: money('Otros gastos por declarar', {
    writer: 'computation',
    help: 'Cero cuando el precio ya los incluye; en blanco cuando no se declaran.',
  }),
  VALOR_TRANSACCION: money('Valor de transacción en dólares (DUCA 25)', {
    box: '18',
    writer: 'computation',
    help: 'Total de la factura convertido a dólares con el tipo de cambio de arriba; va a la casilla 25 de la DUCA.',
  }),
  PESO_BRUTO: field.decimal('Peso bruto (kg)', {
    ...precision.weight,
    writer: 'computation',
    help: 'Suma de los pesos brutos de los ítems; en blanco si ninguno lo tiene.',
  }),
  PESO_NETO: field.decimal('Peso neto (kg)', {
    ...precision.weight,
    writer: 'computation',
    help: 'Suma de los pesos netos de los ítems; en blanco si ninguno lo tiene.',
  }),
  CANTIDAD_BULTOS: field.decimal('Cantidad de bultos', {
    decimals: 2,
    fewest: 0,
    writer: 'computation',
    help: 'Suma de los bultos de los ítems; en blanco si ninguno los tiene.',
  }),
  OBSERVACIONES: field.note('Observaciones', {
    max: 1000,
    help: 'Notas para quien trabaje la factura; no van a la DVA ni a la DUCA.',
  }),
} as const;
