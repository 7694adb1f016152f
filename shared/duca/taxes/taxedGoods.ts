import { add, compare } from '../../foundation/decimal/decimal.ts';
import type { Settled, TaxedGoods, TaxedPlaces } from '../../taxes/settled.ts';
import type { DucaFraction, DucaTax } from '../dataSets.ts';

/** Where the DUCA asks for what a settlement reads of a fraction. */
export const ducaPlaces: TaxedPlaces = {
  quota: { field: 'CUOTA_CONTINGENTE', called: 'la casilla 39' },
  netWeight: { field: 'PESO_NETO', called: 'la casilla 37' },
  unit: { field: 'ID_UNIDAD_MEDIDA', called: 'la casilla 42' },
  quantity: { field: 'CANTIDAD_UNIDADES', called: 'la casilla 43' },
  tariff: { field: 'CLASIFICACION_ARANCELARIA', called: 'la casilla 45' },
  state: { field: 'ID_ESTADO_MERCANCIA', called: 'el estado de la mercancía' },
  price: { field: 'VALOR_FOB', called: 'las casillas 48 a 51' },
};

/** What the vehicles of a fraction tell of its taxes. */
export interface TaxedVehicles {
  /** Years from the model of each that says one. */
  ages: readonly number[];
  /** Of each what the authority's table gives it; '' of a new one, and where nobody wrote it. */
  values: readonly string[];
}

/** A new vehicle is of this year's model or the next (domain 4.2). */
export const isUsed = (age: number | undefined): boolean => age !== undefined && age > 0;

/** The vehicles of a fraction by the table: only when each of its units is described and has its value there. */
const tableValueOf = ({ CANTIDAD_UNIDADES: quantity }: DucaFraction, { values }: TaxedVehicles): string =>
  values.length > 0 &&
  values.every((each) => compare(each || '0', '0') > 0) &&
  compare(quantity, String(values.length)) === 0
    ? add('0.00', ...values)
    : '';

/** A fraction as the settlement reads it. */
export const taxedGoods = (
  fraction: DucaFraction,
  vehicles: TaxedVehicles = { ages: [], values: [] },
): TaxedGoods => ({
  customsValue: fraction.VALOR_CIF,
  tariff: fraction.CLASIFICACION_ARANCELARIA,
  price: fraction.VALOR_FOB,
  agreement: fraction.ACUERDO_1_ID,
  otherAgreement: fraction.ACUERDO_2_ID,
  origin: fraction.ID_PAIS_ORIGEN,
  quota: fraction.CUOTA_CONTINGENTE,
  state: fraction.ID_ESTADO_MERCANCIA,
  quantity: fraction.CANTIDAD_UNIDADES,
  unit: fraction.ID_UNIDAD_MEDIDA,
  netWeight: fraction.PESO_NETO,
  ages: vehicles.ages,
  tableValue: tableValueOf(fraction, vehicles),
});

/** A tax as the DUCA stores it, as the settlement made it. */
export const settledTax = (tax: DucaTax): Settled => ({
  code: tax.CODIGO_TRIBUTO,
  base: tax.BASE_IMPONIBLE,
  rate: tax.TASA,
  quantity: tax.CANTIDAD_GRAVADA,
  unit: tax.UNIDAD_GRAVADA,
  perUnit: tax.MONTO_UNITARIO,
  amount: tax.IMPORTE,
});
