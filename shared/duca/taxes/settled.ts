import { multiply } from '../../foundation/decimal/decimal.ts';

/** One tax of one fraction, in local currency. Of a percent base and rate are filled, of an amount a unit the rest. */
export interface Settled {
  code: string;
  /** Money that the rate is taken of; '' for an amount a unit. */
  base: string;
  /** Percent with four decimals; '' for an amount a unit. */
  rate: string;
  /** How much is taxed, six decimals, in `unit`; '' for a percent. */
  quantity: string;
  /** «GLL», or «42.5 KGM» for an amount for each 42.5 kg. */
  unit: string;
  /** Local currency for each unit, seven decimals. */
  perUnit: string;
  amount: string;
}

/** Why a fraction cannot be settled: never a silent zero. */
export interface Unsettled {
  code: string;
  /** Field of the fraction that would settle it. */
  field:
    | 'CLASIFICACION_ARANCELARIA'
    | 'VALOR_FOB'
    | 'ID_ESTADO_MERCANCIA'
    | 'CANTIDAD_UNIDADES'
    | 'ID_UNIDAD_MEDIDA'
    | 'PESO_NETO';
  /** End of a sentence that begins with the line: what is missing and what to do. */
  reason: string;
}

export interface Settlement {
  /** Empty when anything is unsettled, the modality is not taxed or the exchange rate is blank. */
  taxes: Settled[];
  unsettled: Unsettled[];
}

/** What the settlement needs of the declaration's header. */
export interface SettlementFacts {
  /** Local currency per US dollar, five decimals. */
  exchangeRate: string;
  /** Whether the modality is taxed as an import (spec 5: DT, DZ, TO and ZT are). */
  taxed: boolean;
  modality?: string;
  regime?: string;
}

/** What a settlement reads of a fraction: US dollars, code without points. */
export interface SettledGoods {
  VALOR_CIF: string;
  CLASIFICACION_ARANCELARIA: string;
  VALOR_FOB?: string;
  /** Agreement that is claimed, and the origin that it must cover; without both the general rate is due. */
  ACUERDO_1_ID?: string;
  ACUERDO_2_ID?: string;
  ID_PAIS_ORIGEN?: string;
  /** Quota that the goods come under; an agreement may give its rate within one alone. */
  CUOTA_CONTINGENTE?: string;
  ID_ESTADO_MERCANCIA?: string;
  CANTIDAD_UNIDADES?: string;
  ID_UNIDAD_MEDIDA?: string;
  PESO_NETO?: string;
  /** Years from the model of each of its vehicles to the declaration. */
  ages?: readonly number[];
}

/**
 * Rounded half up to two decimals, in decimal arithmetic: an exact half cent goes up, and rounded parts are added
 * (domain 6).
 */
export const percentOf = (base: string, rate: string): string => multiply(base, multiply(rate, '0.01', 6), 2);

/** Customs value in local currency: US dollars × exchange rate, two decimals. */
export const localValue = (dollars: string, exchangeRate: string): string =>
  multiply(dollars, exchangeRate, 2);

/** A tax in percent of a base in local currency. */
export const percentLine = (code: string, base: string, rate: string): Settled => ({
  code,
  base,
  rate: multiply(rate, '1', 4),
  quantity: '',
  unit: '',
  perUnit: '',
  amount: percentOf(base, rate),
});
