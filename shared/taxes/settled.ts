import { add, multiply } from '../foundation/decimal/decimal.ts';

/** One tax of one line of goods, in local currency. Of a percent base and rate are filled, of an amount a unit the rest. */
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

/** Why a line cannot be settled: never a silent zero. */
export interface Unsettled {
  code: string;
  /** Field of the line that would settle it, as the form stores it. */
  field: string;
  /** End of a sentence that begins with the line: what is missing and what to do. */
  reason: string;
}

export interface Settlement {
  /** Empty when anything is unsettled, the modality is not taxed or the exchange rate is blank. */
  taxes: Settled[];
  unsettled: Unsettled[];
}

/** Where a form asks for what a settlement reads. */
export interface Place {
  /** Field of the line. */
  field: string;
  /** How a sentence calls it, with its article: «la casilla 45», «la posición arancelaria». */
  called: string;
}

/** What people are sent to when goods cannot be settled, and what an explanation names. */
export interface TaxedPlaces extends Readonly<
  Record<'tariff' | 'price' | 'state' | 'quantity' | 'unit' | 'netWeight' | 'quota', Place>
> {
  /** Of a form that states goods in the unit of the tariff too. */
  readonly statistical?: Place;
}

/** What the settlement needs of the declaration's header, and how its form calls the rest. */
export interface SettlementFacts {
  /** Local currency per US dollar, five decimals. */
  exchangeRate: string;
  /** Whether the modality is taxed as an import (spec 5: DT, DZ, TO and ZT are). */
  taxed: boolean;
  modality?: string;
  regime?: string;
  places: TaxedPlaces;
}

/** What a settlement reads of a line of goods: US dollars, code without points. */
export interface TaxedGoods {
  /** Price, freight, insurance and others together. */
  customsValue: string;
  tariff: string;
  price?: string;
  /** Agreement that is claimed, and the origin that it must cover; without both the general rate is due. */
  agreement?: string;
  otherAgreement?: string;
  origin?: string;
  /** Quota that the goods come under; an agreement may give its rate within one alone. */
  quota?: string;
  state?: string;
  quantity?: string;
  unit?: string;
  /** The same goods in the unit that the tariff counts them in, where the form states that too. */
  statistical?: { quantity: string; unit: string };
  netWeight?: string;
  /** Years from the model of each of its vehicles to the declaration. */
  ages?: readonly number[];
  /** What the authority's table says that its used vehicles are worth together, in local currency; '' where it is not known. */
  tableValue?: string;
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

/** Sum of the named parts of a base, in local currency; a name that is not reckoned before is a mistake of the sheet. */
export const baseOf = (names: readonly string[], amounts: ReadonlyMap<string, string>): string =>
  add(
    '0.00',
    ...names.map((name) => {
      const amount = amounts.get(name);
      if (amount === undefined)
        throw new Error(`The base of a general tax names ${name}, reckoned later or never`);
      return amount;
    }),
  );
