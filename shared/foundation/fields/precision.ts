/**
 * How finely the measures of the trade are kept, and the fewest decimals that are shown of them. What is typed finer
 * than its field is asked for, never rounded; a message or a print rounds by its own format (spec 5 and 9), once.
 */
export const precision = {
  /** US dollars for one unit of a currency: ten significant digits of the smallest one that is invoiced, 0.00001 dollars. */
  rate: { decimals: 14, fewest: 5 },
  /** Price of one unit, in the currency of the invoice: a spreadsheet shows a quotient with up to ten decimals. */
  unitValue: { decimals: 10, fewest: 2 },
  /** Price of one unit in dollars, as the unified declaration carries it (spec 5, XML generation). */
  dollarUnitValue: { decimals: 7, fewest: 2 },
  /** Kilograms of goods and papers, to the gram. The declaration carries hundredths (boxes 32, 33, 37 and 38). */
  weight: { decimals: 3, fewest: 2 },
  /** What is counted or measured: the unified declaration and the value declaration carry thousandths (spec 5 and 9). */
  quantity: { decimals: 3, fewest: 0 },
} as const;
