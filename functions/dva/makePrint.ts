import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import type { PrintFacts } from '../../shared/dva/print/facts.ts';
import { dvaLayout } from '../../shared/dva/print/layout.ts';
import { dvaPdfInfo } from '../../shared/dva/print/pdfInfo.ts';
import { printProblems } from '../../shared/dva/print/printProblems.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { ARIMO_FONTS } from '../../shared/foundation/pdf/archive/arimoFonts.ts';
import { renderPdf } from '../../shared/foundation/pdf/renderPdf.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { dvasOf } from './dvas.ts';
import { printKey, printObject, type PrintRow } from './printRow.ts';

/** Level of the fastest full-size files; part of what the bytes depend on. */
const deflate = (bytes: Uint8Array, quick = false): Uint8Array =>
  deflateSync(bytes, { level: quick ? 1 : 6 });

/** Local moments are UTC-6 in every country served. */
const instantOf = (local: string): Date => new Date(`${local}-06:00`);

/**
 * Makes the PDF of a print row and stores it: the same row always gives the same bytes, so making it twice does no
 * harm. `progress` hears how far a long one is, in percent. What does not fit the paper fails the print with the fields' problems, unless it is a draft.
 */
export async function makePrint(
  services: Services,
  scope: TenantScope,
  id: string,
  row: PrintRow,
  body: DvaBody,
  reference: Reference,
  progress: (percent: number) => Promise<void> = async () => undefined,
): Promise<PrintRow> {
  const versions = await dvasOf({ services, scope }).versions(id);
  const saved = versions.find((each) => each.VERSION === row.VERSION);
  if (!saved) throw new Error(`Version ${row.VERSION} of ${id} has no row`);
  const facts: PrintFacts = { body, reference, options: row.OPCIONES, version: row.VERSION };
  const pdf = await renderPdf(dvaLayout(facts), {
    info: dvaPdfInfo(facts, row.AUTOR, instantOf(saved.FECHA)),
    deflate,
    fonts: ARIMO_FONTS,
  });
  await progress(80);
  const PROBLEMAS = printProblems(pdf.reports).slice(0, 200);
  const at = { cuando: services.now().getTime(), AVANCE: 100, PROBLEMAS };
  const key = printKey(scope, id, row.IMPRESION);
  if (blocks(PROBLEMAS) && !row.OPCIONES.draft) {
    const failed: PrintRow = { ...row, ...at, ESTADO: 'FALLIDA' };
    await services.database.write({ kind: 'put', table: 'dva', item: { ...failed, ...key } });
    return failed;
  }
  await services.files.put(scope, 'files', printObject(id, row.IMPRESION), pdf.bytes, 'application/pdf');
  const SHA256 = createHash('sha256').update(pdf.bytes).digest('hex');
  const done: PrintRow = { ...row, ...at, ESTADO: 'LISTA', SHA256, PAGINAS: pdf.pageCount };
  await services.database.write({ kind: 'put', table: 'dva', item: { ...done, ...key } });
  return done;
}
