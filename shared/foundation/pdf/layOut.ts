import type { PDFDocument, PDFRef } from 'pdf-lib';
import { PDFName, PDFPageLeaf } from 'pdf-lib';
import type { Structure } from './archive/structure.ts';
import { turnsOf, type FormLayout, type PagesTold } from './book.ts';
import { Canvas } from './canvas.ts';
import type { DeflateQueue } from './deflateQueue.ts';
import { PdfSurface } from './pdfSurface.ts';
import type { PrintFonts } from './printFont.ts';
import type { PrintReport } from './printReport.ts';
import { pageBox, TemplateForms } from './templateForms.ts';

/** A page at the end. pdf-lib's own way looks through all pages before it, once for each. */
function addPage(
  { catalog, context }: PDFDocument,
  box: readonly number[],
): { node: PDFPageLeaf; ref: PDFRef } {
  const node = PDFPageLeaf.withContextAndParent(context, catalog.get(PDFName.of('Pages')) as PDFRef);
  node.set(PDFName.MediaBox, context.obj([...box]));
  const ref = context.register(node);
  catalog.Pages().pushLeafNode(ref);
  return { node, ref };
}

interface Means {
  fonts: PrintFonts;
  streams: DeflateQueue;
  structure: Structure | undefined;
  progress: PagesTold | undefined;
}

/**
 * Lays a form out and adds its pages, with finished contents, to the document. The first page of a template
 * has it in its own content when the document is tagged, so that its words have a place in the structure;
 * pages that repeat it show the Form XObject, an artifact there.
 */
export async function layOut(
  layout: FormLayout,
  document: PDFDocument,
  resources: PDFRef,
  { fonts, streams, structure, progress }: Means,
) {
  const { context } = document;
  const surface = new PdfSurface(fonts, structure);
  const reports: PrintReport[] = [];
  const templates = new TemplateForms({ surface, fonts, streams, reports });
  let pageCount = 0;
  let canvas: Canvas | undefined;
  let finish = () => {};

  const begun = layout({
    page(template) {
      finish();
      const inlined = structure !== undefined && !templates.wasShown(template);
      const key = inlined ? undefined : templates.keyOf(template);
      const { node, ref } = addPage(document, pageBox(template.size));
      node.set(PDFName.Resources, resources);
      surface.begin(template.size.height);
      if (structure) {
        node.set(PDFName.of('StructParents'), context.obj(pageCount));
        structure.beginPage(ref.objectNumber, !inlined);
      }
      if (inlined) {
        templates.draw(template, reports);
        surface.endTemplate();
        structure.endTemplate();
      }
      if (key) surface.showTemplate(key);
      templates.show(template);
      pageCount++;
      canvas = new Canvas(surface, fonts, template.size, pageCount, reports);
      finish = () => {
        canvas?.close();
        const content = context.nextRef();
        node.set(PDFName.Contents, content);
        streams.add(surface.finish(), false, (stream) =>
          context.assign(content, context.stream(stream, { Filter: 'FlateDecode' })),
        );
        finish = () => {};
      };
      return canvas;
    },
  });
  const turns = turnsOf(begun);
  for (let turn = turns?.next(); turn && !turn.done; turn = turns!.next()) {
    await streams.turn();
    if (progress && typeof turn.value === 'number') await progress(pageCount, turn.value);
  }
  finish();
  return { forms: templates.forms, pageCount, reports, surface, canvas };
}
