import { turnsOf, type FormLayout } from './book.ts';
import { Canvas } from './canvas.ts';
import type { DisplayLayer, DisplayPage } from './displayList.ts';
import { DisplaySurface } from './displaySurface.ts';
import type { FormTemplate } from './formTemplate.ts';
import type { PrintFonts } from './printFont.ts';
import type { PrintReport } from './printReport.ts';
import { STANDARD_FONTS } from './standardFonts.ts';

interface DrawnTemplate {
  readonly layer: DisplayLayer;
  readonly reports: readonly PrintReport[];
}

const drawnTemplates = new WeakMap<PrintFonts, WeakMap<FormTemplate, DrawnTemplate>>();

function templateLayer(template: FormTemplate, fonts: PrintFonts): DrawnTemplate {
  const known = drawnTemplates.get(fonts) ?? new WeakMap<FormTemplate, DrawnTemplate>();
  drawnTemplates.set(fonts, known);
  let drawn = known.get(template);
  if (!drawn) {
    const layer = new DisplaySurface();
    const reports: PrintReport[] = [];
    template.draw(new Canvas(layer, fonts, template.size, 0, reports));
    drawn = { layer, reports };
    known.set(template, drawn);
  }
  return drawn;
}

/**
 * Lays a form out for the screen: the same pages as `renderPdf`, without pdf-lib. Template layers keep
 * their identity from one call to the next, so a view may skip them when it draws again.
 */
export function renderDisplay(
  layout: FormLayout,
  fonts: PrintFonts = STANDARD_FONTS,
): { pages: DisplayPage[]; reports: PrintReport[] } {
  const pages: DisplayPage[] = [];
  const reports: PrintReport[] = [];
  const used = new Set<FormTemplate>();
  let open: Canvas | undefined;
  const begun = layout({
    page(template) {
      open?.close();
      const { layer, reports: found } = templateLayer(template, fonts);
      if (!used.has(template)) reports.push(...found);
      used.add(template);
      const content = new DisplaySurface();
      const number = pages.length + 1;
      pages.push({ number, ...template.size, template: layer, content });
      open = new Canvas(content, fonts, template.size, number, reports);
      return open;
    },
  });
  // A layout that yields between its pages runs through at once: a preview waits for nothing.
  const turns = turnsOf(begun);
  while (turns && !turns.next().done);
  open?.close();
  return { pages, reports };
}
