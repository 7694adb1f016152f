import { add, isZero, subtract } from '../foundation/decimal/decimal.ts';
import { diffBodies, type Difference } from '../foundation/documents/diff.ts';
import type { AnyBody, DataSets } from '../foundation/fields/dataSet.ts';

/** A tax of a declaration, in the country's currency at two decimals. */
export interface OwedTax {
  CONCEPTO: string;
  IMPORTE: string;
}

export interface TaxChange {
  CONCEPTO: string;
  ANTES: string;
  DESPUES: string;
  /** What is owed more; less than zero when it is less. */
  DIFERENCIA: string;
}

export interface AmendmentChanges {
  differences: Difference[];
  taxes: TaxChange[];
}

/** Taxes that are owed otherwise than before, in the order of either; amounts of one tax are summed. */
export function taxChanges(before: readonly OwedTax[], after: readonly OwedTax[]): TaxChange[] {
  const [old, young] = [byTax(before), byTax(after)];
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((CONCEPTO) => {
    const ANTES = old.get(CONCEPTO) ?? '0.00';
    const DESPUES = young.get(CONCEPTO) ?? '0.00';
    const DIFERENCIA = subtract(DESPUES, ANTES);
    return isZero(DIFERENCIA) ? [] : [{ CONCEPTO, ANTES, DESPUES, DIFERENCIA }];
  });
}

function byTax(taxes: readonly OwedTax[]): Map<string, string> {
  const sums = new Map<string, string>();
  for (const { CONCEPTO, IMPORTE } of taxes)
    if (IMPORTE !== '') sums.set(CONCEPTO, add(sums.get(CONCEPTO) ?? '0.00', IMPORTE));
  return sums;
}

/** What a declaration says, and owes, otherwise than its accepted version. */
export function amendmentChanges<B extends AnyBody>(
  dataSets: DataSets,
  owed: (body: B) => readonly OwedTax[],
  accepted: B,
  now: B,
): AmendmentChanges {
  return {
    differences: diffBodies(dataSets, accepted, now),
    taxes: taxChanges(owed(accepted), owed(now)),
  };
}
