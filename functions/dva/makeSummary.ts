import { countries } from '../../shared/countries/countries.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import { TITLE } from '../../shared/dva/print/frame.ts';
import { printProblems } from '../../shared/dva/print/printProblems.ts';
import { summaryLayout } from '../../shared/dva/summary/summaryLayout.ts';
import { summaryOf, summaryProblems, type SummarySource } from '../../shared/dva/summary/summaryOf.ts';
import { instantOf } from '../../shared/foundation/dates/date.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { blocks, problem, type Problem } from '../../shared/foundation/rules/problem.ts';
import { problemsOf } from '../runtime/documents/implementations.ts';
import type { MadePrint, PrintKind, PrintWork } from '../runtime/prints/kind.ts';
import { archivalPdf } from '../runtime/prints/makePrint.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { anyDva, dvasOf } from './dvas.ts';
import { PRINT_QUEUE, PRINT_TITLE } from './print.ts';
import type { SummaryRow } from './summaryRow.ts';

/** Bodies read at once; more only queue up behind the same connections. */
const AT_ONCE = 20;

interface Read {
  sources: SummarySource[];
  /** One sentence a DVA that is not complete. */
  holes: Problem[];
}

async function readDvas(
  services: Services,
  scope: TenantScope,
  { DVAS }: SummaryRow,
  reference: Reference,
): Promise<Read> {
  const store = dvasOf({ services, scope });
  const read: Read = { sources: [], holes: [] };
  for (let from = 0; from < DVAS.length; from += AT_ONCE) {
    const part = DVAS.slice(from, from + AT_ONCE);
    const bodies = await Promise.all(part.map(({ ID, VERSION }) => store.content(ID, VERSION)));
    bodies.forEach(({ body }, index) => {
      const { DVA: header } = body as unknown as DvaBody;
      read.sources.push({ id: part[index]!.ID, header });
      const errors = problemsOf(anyDva, body, reference).filter((each) => each.severity === 'error');
      if (errors.length === 0) return;
      const message = `La DVA ${header.ID_DVA || 'sin número'} no está completa: ${errors[0]!.message}`;
      read.holes.push(problem('dva.summary-incomplete', '', message));
    });
  }
  return read;
}

/** Prints a summary's row. A DVA with holes fails it, unless it is a draft. */
async function make({ services, scope, row, reference }: PrintWork<SummaryRow>): Promise<MadePrint> {
  const { sources, holes } = await readDvas(services, scope, row, reference);
  if (holes.length > 0 && !row.BORRADOR) return { problems: holes };
  const body = summaryOf(sources, row.DOCUMENTO, reference);
  const facts = { body, country: scope.country, draft: row.BORRADOR };
  const info = {
    title: `${TITLE}, resumen ${row.DOCUMENTO}`.trim(),
    language: countries[scope.country].locale,
    author: row.AUTOR,
    createdAt: instantOf(row.MOMENTO),
  };
  const pdf = await archivalPdf(summaryLayout(facts), info);
  const problems = [...printProblems(pdf.reports), ...summaryProblems(sources)];
  return blocks(problems) && !row.BORRADOR ? { problems } : { problems, pdf };
}

/** The summarised DVA as a kind of print. */
export const summaryKind: PrintKind<SummaryRow> = {
  module: 'dva',
  queue: PRINT_QUEUE,
  title: PRINT_TITLE,
  make,
};
