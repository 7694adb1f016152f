import { add, isZero, subtract, sum } from '../foundation/decimal/decimal.ts';
import { diffBodies, type Difference } from '../foundation/documents/diff.ts';
import type { AnyBody, DataSets } from '../foundation/fields/dataSet.ts';
import { fieldAt } from '../foundation/fields/writer.ts';
import { GUARANTEED, PAID } from '../taxes/paid.ts';

/** A tax of a declaration, in the country's currency at two decimals. */
export interface OwedTax {
  CONCEPTO: string;
  IMPORTE: string;
}

/** What a declaration owes, in the country's currency. What it frees of payment is owed to nobody. */
export interface Owed {
  /** What is paid with it: what its importer is charged. */
  paid: readonly OwedTax[];
  /** What is only guaranteed. */
  guaranteed: readonly OwedTax[];
}

export interface TaxChange {
  CONCEPTO: string;
  ANTES: string;
  DESPUES: string;
  /** What is owed more; less than zero when it is less. */
  DIFERENCIA: string;
}

/** Of what is paid, or of what is guaranteed: the taxes that are owed otherwise, and what all of them come to. */
export interface OwedChange extends Omit<TaxChange, 'CONCEPTO'> {
  OBLIGACION: typeof PAID | typeof GUARANTEED;
  taxes: TaxChange[];
}

export interface AmendmentChanges {
  differences: Difference[];
  owed: OwedChange[];
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

/** What is paid, and what is guaranteed, otherwise than before: what goes from one to the other is a change of both. */
export function owedChanges(before: Owed, after: Owed): OwedChange[] {
  const change = (OBLIGACION: OwedChange['OBLIGACION'], of: keyof Owed): OwedChange[] => {
    const taxes = taxChanges(before[of], after[of]);
    const [ANTES, DESPUES] = [totalOf(before[of]), totalOf(after[of])];
    return taxes.length === 0
      ? []
      : [{ OBLIGACION, taxes, ANTES, DESPUES, DIFERENCIA: subtract(DESPUES, ANTES) }];
  };
  return [...change(PAID, 'paid'), ...change(GUARANTEED, 'guaranteed')];
}

const totalOf = (taxes: readonly OwedTax[]): string => add('0.00', sum([...byTax(taxes).values()]));

/** What a derivation keeps for itself, as what it was formed for, the declaration says to nobody. */
function isSaid(dataSets: DataSets, { path }: Difference): boolean {
  const { hidden, writer } = fieldAt(dataSets, path) ?? {};
  return !(hidden && writer === 'derivation');
}

/** What a declaration says, and owes, otherwise than its accepted version. */
export function amendmentChanges<B extends AnyBody>(
  dataSets: DataSets,
  owed: (body: B) => Owed,
  accepted: B,
  now: B,
): AmendmentChanges {
  return {
    differences: diffBodies(dataSets, accepted, now).filter((each) => isSaid(dataSets, each)),
    owed: owedChanges(owed(accepted), owed(now)),
  };
}
