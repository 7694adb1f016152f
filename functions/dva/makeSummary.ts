import { summaryOf, summaryProblems } from '../../shared/dva/summary/summaryOf.ts';
import { instantOf } from '../../shared/foundation/dates/date.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import type { MadePrint, PrintKind, PrintWork } from '../runtime/prints/kind.ts';
import { archivalPdf } from '../runtime/prints/makePrint.ts';
import { PRINT_QUEUE, PRINT_TITLE } from './print.ts';
import { readSummarised } from './summarised.ts';
import type { SummaryRow } from './summaryRow.ts';

/** Prints a summary's row. A DVA with holes fails it, unless it is a draft. */
async function make(work: PrintWork<SummaryRow>): Promise<MadePrint> {
  const { row, reference } = work;
  const { sources, holes } = await readSummarised(work, row.DVAS, reference);
  await work.progress(50);
  if (holes.size > 0 && !row.BORRADOR) return { problems: [...holes.values()] };
  const body = summaryOf(sources, row.DOCUMENTO, reference, row.MOMENTO);
  const facts = { body, reference, options: { draft: row.BORRADOR } };
  const { summaryForm } = await import('../../shared/dva/summary/summaryForm.ts');
  const info = summaryForm.info(facts, row.AUTOR, instantOf(row.MOMENTO));
  const pdf = await archivalPdf(summaryForm.layout(facts), info, undefined, row.PIE);
  await work.progress(80);
  const problems = [...summaryForm.problems(pdf.reports), ...summaryProblems(sources)];
  return blocks(problems) && !row.BORRADOR ? { problems } : { problems, pdf };
}

/** The summarised DVA as a kind of print. */
export const summaryKind: PrintKind<SummaryRow> = {
  module: 'dva',
  queue: PRINT_QUEUE,
  title: PRINT_TITLE,
  isPaper: (row) => !row.BORRADOR,
  make,
};
