import { hn } from '../../countries/hn/hn.ts';
import { paperProblems } from '../../foundation/documents/paperProblems.ts';
import type { PrintedForm } from '../../foundation/documents/printedForm.ts';
import { formatOrderNumber } from '../../foundation/numbers/orderNumber.ts';
import type { FormLayout } from '../../foundation/pdf/book.ts';
import { TOP } from '../../foundation/print/area.ts';
import { flow } from '../../foundation/print/flow.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { BOXES_END, drawBoxValues } from './boxes.ts';
import type { DuaFacts } from './facts.ts';
import { drawFrameValues, firstTemplate, sheetTemplate } from './frame.ts';
import type { DuaPrintOptions } from './options.ts';
import { sectionsOf } from './sections.ts';

const GAP = 4;

/** The printed DUA: the cover with its boxes, the lists below it and on as many continuation pages as they need. */
export function duaLayout(facts: DuaFacts): FormLayout {
  return function* (book) {
    const first = book.page(firstTemplate);
    const { first: below, rest } = flow(sectionsOf(first, facts), BOXES_END + GAP, TOP);
    const pages = 1 + rest.length;
    drawFrameValues(first, facts, pages);
    drawBoxValues(first, facts);
    for (const draw of below) draw(first);
    yield pages;
    for (const draws of rest) {
      const page = book.page(sheetTemplate);
      drawFrameValues(page, facts, pages);
      for (const draw of draws) draw(page);
      yield pages;
    }
  };
}

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
