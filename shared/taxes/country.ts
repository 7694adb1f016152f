/** A tax that all imported goods of a country owe. */
export interface GeneralTax {
  /** Code in the catalogues of taxes and of their rates. */
  code: string;
  /** What its percent is taken of: CIF, FOB, or codes of general taxes reckoned before it. */
  base: readonly string[];
}

/** What the settlement asks of a country; taxes of certain goods alone are dated rules of the catalogue. */
export interface TaxCountry {
  /** Import duty, reckoned first; an agreement may lower it. */
  duty: GeneralTax;
  /** Value-added tax, reckoned last; its base takes besides the specific taxes whose rule says so. */
  vat: GeneralTax;
}
