import { zlibSync } from 'fflate';
import { countries } from '../../../shared/countries/countries.ts';
import { makeReference } from '../../../shared/foundation/documents/makeReference.ts';
import type { PrintedFacts, PrintedForm } from '../../../shared/foundation/documents/printedForm.ts';
import { laidOutProblems } from '../../../shared/foundation/documents/laidOutProblems.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { findArea } from '../../../shared/foundation/pdf/displayList.ts';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { renderPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { withFoot } from '../../../shared/foundation/pdf/withFoot.ts';
import { PREVIEW_FOOT } from '../../../shared/foundation/print/printFoot.ts';
import type { Drawn, PrintInput, PrintLists, PrintReply, PrintRequest } from './printProtocol.ts';

type AnyForm = PrintedForm<AnyBody, unknown>;

const factsOf = (
  { body, options, version }: PrintInput,
  reference: Reference,
): PrintedFacts<AnyBody, unknown> => ({
  body,
  options,
  reference,
  ...(version === undefined ? {} : { version }),
});

function referenceOf({ country, today, lists }: PrintLists): Reference {
  const known = new Map(
    lists.map(({ name, rows }) => [
      name,
      { name, title: name, countries: [country], source: '', validFrom: '', sample: false, stamp: '', rows },
    ]),
  );
  return makeReference({ country, today, checkTaxId: countries[country].checkTaxId, lists: known });
}

function draw(form: AnyForm, input: PrintInput, reference: Reference, wanted: number, path?: string): Drawn {
  const started = performance.now();
  const { pages, reports } = renderDisplay(form.layout(factsOf(input, reference)));
  const found = path === undefined ? undefined : findArea(pages, path)?.page;
  const page = found ?? pages[Math.min(Math.max(wanted, 1), pages.length) - 1]!;
  return {
    page,
    pageCount: pages.length,
    problems: form.problems(reports),
    took: performance.now() - started,
  };
}

async function pdf(
  form: AnyForm,
  request: PrintRequest & { kind: 'pdf' },
  reference: Reference,
): Promise<Uint8Array> {
  const facts = factsOf(request.input, reference);
  const info = form.info(facts, request.author, new Date(request.createdAt));
  const deflate = (bytes: Uint8Array, quick = false): Uint8Array => zlibSync(bytes, { level: quick ? 1 : 6 });
  // The fonts come only with the first file that is saved; the pane beside the form does without.
  const { ARIMO_FONTS: fonts } = await import('../../../shared/foundation/pdf/archive/arimoFonts.ts');
  // It may hold what nobody saved, and is kept nowhere: without this it would pass for a print (product 26).
  return (await renderPdf(withFoot(form.layout(facts), PREVIEW_FOOT), { info, deflate, fonts })).bytes;
}

/** Body of a preview worker: `servePrint(form)`, and nothing else in its file. */
export function servePrint<B, O>(printed: PrintedForm<B, O>): void {
  const form = printed as AnyForm;
  let reference: Reference | undefined;
  const answer = async (request: Exclude<PrintRequest, { kind: 'lists' }>): Promise<PrintReply> => {
    const { id, input } = request;
    if (!reference) return { kind: 'failed', id, message: 'Los catálogos no han cargado.' };
    if (request.kind === 'check')
      return { kind: 'checked', id, problems: laidOutProblems(form, factsOf(input, reference)) };
    if (request.kind === 'pdf') return { kind: 'pdf', id, bytes: await pdf(form, request, reference) };
    return { kind: 'drawn', id, drawn: draw(form, input, reference, request.page, request.path) };
  };
  self.onmessage = ({ data }: MessageEvent<PrintRequest>) => {
    if (data.kind === 'lists') {
      reference = referenceOf(data.lists);
      return;
    }
    answer(data)
      .catch((thrown: unknown): PrintReply => ({
        kind: 'failed',
        id: data.id,
        message: thrown instanceof Error ? thrown.message : String(thrown),
      }))
      .then((reply) => self.postMessage(reply))
      .catch(() => undefined);
  };
}
