import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import type { DucaSources } from '../derive/sources.ts';
import { cargoPairs, netWeightPairs } from './cargoPairs.ts';
import { datePairs, dateProblems } from './datePairs.ts';
import {
  containerProblems,
  paperPairs,
  undeclaredInvoices,
  undeclaredProblems,
} from './equipmentProblems.ts';
import { crossProblemsOf } from './rule.ts';
import { dvaPairs, invoicePairs, moneyPairs } from './valuePairs.ts';

/**
 * Where the DUCA contradicts the invoices, transport documents and value declarations of its order, by the tolerances
 * of `cat_sys_revisiones_cruzadas`. Each problem names the other document and the field there.
 */
export function crossProblems(body: DucaBody, sources: DucaSources, reference: Reference): Problem[] {
  const pairs = [
    ...cargoPairs(body, sources),
    ...netWeightPairs(body, sources),
    ...dvaPairs(body, sources, reference),
    ...invoicePairs(body, sources),
    ...moneyPairs(body, sources, reference),
    ...datePairs(body, sources),
    ...paperPairs(body, sources),
  ];
  return [
    ...crossProblemsOf(pairs, reference),
    ...dateProblems(body, sources, reference),
    ...containerProblems(body, sources, reference),
    ...undeclaredProblems(body, sources, reference),
    ...undeclaredInvoices(sources, reference),
  ];
}
