import type { Statement } from '../../../shared/declarations/cross/statements.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { duplicatesOf, type Looking } from './duplicates.ts';
import { orderNumberProblems } from './orderNumber.ts';
import type { OwnNumbers } from './wanted.ts';

/** The numbers that a body of a declaration says, its order number among them. */
export interface SaidNumbers {
  order: Statement;
  numbers: OwnNumbers;
}

interface Asked extends Omit<Looking, 'numbers'> {
  header: HeaderRow;
  said: SaidNumbers;
  /** What was accepted of it, where that is being changed. */
  accepted: SaidNumbers | undefined;
}

/**
 * Numbers of a declaration that other orders of the company hold too, its order number among them. Those with which it
 * was accepted stop no change of it.
 */
export async function declarationDuplicates(
  call: Call<unknown>,
  { header, said, accepted, ...looking }: Asked,
  reference: Reference,
): Promise<Problem[]> {
  const found = await Promise.all([
    duplicatesOf(call, { ...looking, numbers: said.numbers }, reference),
    orderNumberProblems(call, header, said.order, reference),
  ]);
  const settled = accepted ? acceptedPaths(said, accepted) : new Set<string>();
  return found
    .flat()
    .map((each) => (settled.has(each.path) ? { ...each, severity: 'warning' as const } : each));
}

/** Where a body says numbers that the accepted one said too. */
function acceptedPaths(said: SaidNumbers, accepted: SaidNumbers): ReadonlySet<string> {
  const listed = ({ numbers: { invoices, transports, containers } }: SaidNumbers) => [
    ...invoices,
    ...transports,
    ...containers,
  ];
  const before = new Set(listed(accepted).map(({ number }) => number));
  const again = listed(said).filter(({ number }) => before.has(number));
  const own = said.order.value === accepted.order.value ? [said.order.path] : [];
  return new Set([...own, ...again.map(({ path }) => path)]);
}
