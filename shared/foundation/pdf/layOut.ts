import type { PDFDocument, PDFRef } from 'pdf-lib';
import { PDFName, PDFPageLeaf } from 'pdf-lib';
import type { Structure } from './archive/structure.ts';
import { turnsOf, type FormLayout, type PagesTold } from './book.ts';
import { Canvas } from './canvas.ts';
import type { DeflateQueue } from './deflateQueue.ts';
import type { FormTemplate } from './formTemplate.ts';
import { centipoints } from './geometry.ts';
import { PdfSurface } from './pdfSurface.ts';
import type { PrintFonts } from './printFont.ts';
import type { PrintReport } from './printReport.ts';

/** A template that is written once, as a Form XObject. */
export interface Form {
  stream: Uint8Array;
  /** Points. */
  readonly box: readonly number[];
}

const EMPTY = new Uint8Array(0);
const points = (millimetres: number) => centipoints(millimetres) / 100;

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

/**
 * Lays a form out and adds its pages, with finished contents, to the document. The first page of a template
 * has it in its own content when the document is tagged, so that its words have a place in the structure;
 * pages that repeat it show the Form XObject, an artifact there.
 */
export async function layOut(
  layout: FormLayout,
  document: PDFDocument,
  resources: PDFRef,
  options: {
    fonts: PrintFonts;
    streams: DeflateQueue;
    structure: Structure | undefined;
    progress: PagesTold | undefined;
  },
) {
  const { fonts, streams, structure, progress } = options;
  const { context } = document;
  const surface = new PdfSurface(fonts, structure);
  const reports: PrintReport[] = [];
  const forms: Form[] = [];
  /** Names of the templates' forms; undefined for an empty one. */
  const keys = new Map<FormTemplate, string | undefined>();
  const shown = new Set<FormTemplate>();
  let pageCount = 0;
  let canvas: Canvas | undefined;
  let finish = () => {};

  const drawTemplate = ({ size, draw }: FormTemplate, found: PrintReport[]) => {
    const canvas = new Canvas(surface, fonts, size, 0, found);
    draw(canvas);
    canvas.close();
  };
  const keyOf = (template: FormTemplate): string | undefined => {
    if (keys.has(template)) return keys.get(template);
    const { width, height } = template.size;
    surface.begin(height, true);
    drawTemplate(template, shown.has(template) ? [] : reports);
    const content = surface.finish();
    const key = content.length > 0 ? `T${forms.length}` : undefined;
    if (key) {
      const form: Form = { stream: EMPTY, box: [0, 0, points(width), points(height)] };
      forms.push(form);
      streams.add(content, false, (stream) => (form.stream = stream));
    }
    keys.set(template, key);
    return key;
  };
  const begun = layout({
    page(template) {
      finish();
      const { width, height } = template.size;
      const inlined = structure !== undefined && !shown.has(template);
      const key = inlined ? undefined : keyOf(template);
      const { node, ref } = addPage(document, [0, 0, points(width), points(height)]);
      node.set(PDFName.Resources, resources);
      surface.begin(height);
      if (structure) {
        node.set(PDFName.of('StructParents'), context.obj(pageCount));
        structure.beginPage(ref.objectNumber, !inlined);
      }
      if (inlined) {
        drawTemplate(template, reports);
        surface.endTemplate();
        structure.endTemplate();
      }
      if (key) surface.showTemplate(key);
      shown.add(template);
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
  return { forms, pageCount, reports, surface, canvas };
}
