import { formatDateTime, localDateTime } from '../foundation/dates/date.ts';
import { formatAmount } from '../foundation/decimal/amount.ts';
import { sum } from '../foundation/decimal/decimal.ts';
import { operations } from '../transmission/operations.ts';
import type { TransmissionSummary } from '../transmission/transmissionSummary.ts';
import type { ManifestBody } from './dataSets.ts';

const shown = (value: string): string => formatAmount(value || '0', 2);

/**
 * Summary of the transmission (spec 7, manifests): moments as dd/mm/yyyy hh:mm:ss, totals of the titles with thousands
 * separated and two decimals. Weight in kilograms, value in US dollars.
 */
export function transmissionSummaryOf(
  { MANIFIESTO, TITULOS }: ManifestBody,
  sent: readonly Pick<TransmissionSummary, 'CREADO' | 'OPERACION' | 'VERSION' | 'ETIQUETA'>[],
) {
  const total = (name: 'CANTIDAD_BULTOS' | 'PESO_BRUTO' | 'VALOR_FOB'): string =>
    shown(sum(TITULOS.map((each) => each[name])));
  return {
    NUMERO_PREIMPRESO: MANIFIESTO.NUMERO_PREIMPRESO,
    MANIFIESTO: MANIFIESTO.MANIFIESTO,
    FECHA_REGISTRO: formatDateTime(MANIFIESTO.FECHA_REGISTRO),
    TITULOS: String(TITULOS.length),
    CANTIDAD_BULTOS: total('CANTIDAD_BULTOS'),
    PESO_BRUTO: total('PESO_BRUTO'),
    VALOR_FOB: total('VALOR_FOB'),
    ENVIOS: sent.map(({ CREADO, OPERACION, VERSION, ETIQUETA }) => ({
      FECHA: formatDateTime(localDateTime(new Date(CREADO))),
      OPERACION: operations[OPERACION].label,
      VERSION: String(VERSION),
      RESULTADO: ETIQUETA,
    })),
  };
}
