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

/** A fraction as the settlement reads it. @param ages years from the model of each of its vehicles. */
export const taxedGoods = (fraction: DucaFraction, ages: readonly number[] = []): TaxedGoods => ({
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
  ages,
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
