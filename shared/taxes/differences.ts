import { add, subtract, sum } from '../foundation/decimal/decimal.ts';

/** What a sum of the declaration was and would be; amounts of two decimals. */
export interface AmountDifference {
  label: string;
  from: string;
  to: string;
  /** `to` less `from`, two decimals. */
  change: string;
}

/** What a declaration comes to: its customs value in US dollars, and in local currency each tax and the totals. */
export interface Amounts {
  value: string;
  /** By the code of the tax; one that is settled in several ways, as paid and exempt, may stand in as many lines. */
  taxes: readonly { code: string; amount: string }[];
  totals: readonly { label: string; amount: string }[];
}

const NONE = '0.00';

/** Customs value, each tax that either has, and the totals: before and after. */
export function differencesBetween(before: Amounts, after: Amounts): AmountDifference[] {
  const row = (label: string, from: string, to: string): AmountDifference => ({
    label,
    from,
    to,
    change: subtract(to, from),
  });
  const codes = [...new Set([...before.taxes, ...after.taxes].map(({ code }) => code))];
  const tax = ({ taxes }: Amounts, code: string): string =>
    add(NONE, sum(taxes.filter((each) => each.code === code).map(({ amount }) => amount)));
  return [
    row('Valor en aduana, US$', before.value, after.value),
    ...codes.map((code) => row(code, tax(before, code), tax(after, code))),
    ...after.totals.map(({ label, amount }, at) => row(label, before.totals[at]?.amount ?? NONE, amount)),
  ];
}
