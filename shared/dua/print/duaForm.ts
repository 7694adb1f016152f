import { hn } from '../../countries/hn/hn.ts';
import { paperProblems } from '../../foundation/documents/paperProblems.ts';
import type { PrintedForm } from '../../foundation/documents/printedForm.ts';
import { formatOrderNumber } from '../../foundation/numbers/orderNumber.ts';
import type { FormLayout } from '../../foundation/pdf/book.ts';
import { flowedForm } from '../../foundation/print/flowedForm.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { BOXES_END, drawBoxValues } from './boxes.ts';
import type { DuaFacts } from './facts.ts';
import { drawFrameValues, firstTemplate, sheetTemplate } from './frame.ts';
import type { DuaPrintOptions } from './options.ts';
import { sectionsOf } from './sections.ts';

const GAP = 4;

/** The printed DUA: the cover with its boxes, the lists below it and on as many continuation pages as they need. */
export const duaLayout = (facts: DuaFacts): FormLayout =>
  flowedForm({
    first: firstTemplate,
    sheet: sheetTemplate,
    sections: (first) => sectionsOf(first, facts),
    start: BOXES_END + GAP,
    frame: (page, pages) => drawFrameValues(page, facts, pages),
    boxes: (first) => drawBoxValues(first, facts),
  });

/** The printed DUA, for the server and the live preview. */
export const duaForm: PrintedForm<DuaBody, DuaPrintOptions> = {
  layout: duaLayout,
  info: ({ body }, author, createdAt) => ({
    title:
      `${hn.declaration.title} (${hn.declaration.name}) ${body.DECLARACION.ID_SARAH || formatOrderNumber(body.DECLARACION.NO_ORDEN)}`.trim(),
    language: hn.locale,
    author,
    createdAt,
  }),
  // What is declared is the message, which has every sign: nothing that paper cannot show bars it.
  problems: (reports) =>
    paperProblems(duaDataSets, 'DECLARACION', reports).map((each) => ({ ...each, severity: 'warning' })),
};
