import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import type { DeclarationSources } from '../sources.ts';
import { cargoPairs, netWeightPairs } from './cargoPairs.ts';
import { datePairs, dateProblems } from './datePairs.ts';
import {
  containerProblems,
  paperPairs,
  undeclaredInvoices,
  undeclaredProblems,
} from './equipmentProblems.ts';
import { crossProblemsOf } from './rule.ts';
import type { Statements } from './statements.ts';
import { saleTermPairs } from './saleTermPairs.ts';
import { dvaPairs, invoicePairs, moneyPairs } from './valuePairs.ts';

/**
 * Where a declaration contradicts the invoices, transport documents and value declarations of its order, by the tolerances
 * of `cat_sys_revisiones_cruzadas`. Each problem names the other document and the field there.
 */
export function crossProblems(
  said: Statements,
  sources: DeclarationSources,
  reference: Reference,
): Problem[] {
  const pairs = [
    ...cargoPairs(said, sources),
    ...netWeightPairs(said, sources),
    ...dvaPairs(said, sources, reference),
    ...invoicePairs(said, sources),
    ...saleTermPairs(said, sources, reference),
    ...moneyPairs(said, sources, reference),
    ...datePairs(said, sources),
    ...paperPairs(said, sources),
  ];
  return [
    ...crossProblemsOf(pairs, reference),
    ...dateProblems(said, sources, reference),
    ...containerProblems(said, sources, reference),
    ...undeclaredProblems(said, sources, reference),
    ...undeclaredInvoices(said, sources, reference),
  ];
}
