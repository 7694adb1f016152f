import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { countries } from '../../shared/countries/countries.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import { TITLE } from '../../shared/dva/print/frame.ts';
import { printProblems } from '../../shared/dva/print/printProblems.ts';
import { summaryLayout } from '../../shared/dva/summary/summaryLayout.ts';
import { summaryOf, summaryProblems, type SummarySource } from '../../shared/dva/summary/summaryOf.ts';
import { instantOf } from '../../shared/foundation/dates/date.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { ARIMO_FONTS } from '../../shared/foundation/pdf/archive/arimoFonts.ts';
import { renderPdf } from '../../shared/foundation/pdf/renderPdf.ts';
import { blocks, problem, type Problem } from '../../shared/foundation/rules/problem.ts';
import { problemsOf } from '../runtime/documents/implementations.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { anyDva, dvasOf } from './dvas.ts';
import { printKey, printObject } from './printRow.ts';
import type { SummaryRow } from './summaryRow.ts';

/** Bodies read at once; more only queue up behind the same connections. */
const AT_ONCE = 20;
/** Problems that a row keeps. */
const MOST_PROBLEMS = 200;

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

/**
 * Makes the PDF of a summary's row and stores it; the same row always gives the same bytes. A DVA with holes fails it,
 * unless it is a draft.
 */
export async function makeSummary(
  services: Services,
  scope: TenantScope,
  owner: string,
  row: SummaryRow,
  reference: Reference,
): Promise<SummaryRow> {
  const { sources, holes } = await readDvas(services, scope, row, reference);
  const key = printKey(scope, owner, row.IMPRESION);
  const keep = async (next: SummaryRow): Promise<SummaryRow> => {
    await services.database.write({ kind: 'put', table: 'dva', item: { ...next, ...key } });
    return next;
  };
  const cuando = services.now().getTime();
  if (holes.length > 0 && !row.BORRADOR) {
    const PROBLEMAS = holes.slice(0, MOST_PROBLEMS);
    return keep({ ...row, cuando, AVANCE: 100, ESTADO: 'FALLIDA', PROBLEMAS });
  }
  const body = summaryOf(sources, row.DOCUMENTO, reference);
  const facts = { body, country: scope.country, draft: row.BORRADOR };
  const info = {
    title: `${TITLE}, resumen ${row.DOCUMENTO}`.trim(),
    language: countries[scope.country].locale,
    author: row.AUTOR,
    createdAt: instantOf(row.MOMENTO),
  };
  const deflate = (bytes: Uint8Array, quick = false): Uint8Array =>
    deflateSync(bytes, { level: quick ? 1 : 6 });
  const pdf = await renderPdf(summaryLayout(facts), { info, deflate, fonts: ARIMO_FONTS });
  const PROBLEMAS = [...printProblems(pdf.reports), ...summaryProblems(sources)].slice(0, MOST_PROBLEMS);
  const told = { ...row, cuando, AVANCE: 100, PROBLEMAS };
  if (blocks(PROBLEMAS) && !row.BORRADOR) return keep({ ...told, ESTADO: 'FALLIDA' });
  await services.files.put(scope, 'files', printObject(owner, row.IMPRESION), pdf.bytes, 'application/pdf');
  const SHA256 = createHash('sha256').update(pdf.bytes).digest('hex');
  return keep({ ...told, ESTADO: 'LISTA', SHA256, PAGINAS: pdf.pageCount });
}
