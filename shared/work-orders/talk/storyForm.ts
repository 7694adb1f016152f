import type { Reference } from '../../foundation/documents/reference.ts';
import { formatDateTime } from '../../foundation/dates/date.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import type { FormLayout } from '../../foundation/pdf/book.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { TOP } from '../../foundation/print/area.ts';
import { flowedForm } from '../../foundation/print/flowedForm.ts';
import { listTablesOf } from '../../foundation/print/listTable.ts';
import { drawSheetHead, drawSheetValues } from '../../foundation/print/sheetFrame.ts';
import { tableSection } from '../../foundation/print/tableSection.ts';
import type { StoryEvent } from './procedures.ts';
import { storyClasses } from './storyClasses.ts';

export const STORY_TITLE = 'Historia de la orden';

const dataSets = {
  HECHOS: many(STORY_TITLE, 'ID', {
    ID: field.key(),
    FECHA: field.text('Fecha y hora'),
    CLASE: field.text('De qué'),
    USUARIO: field.text('Quién'),
    TEXTO: field.text('Qué pasó'),
  }),
};
const list = listTablesOf(dataSets)('HECHOS', [
  ['FECHA', 26],
  ['CLASE', 22],
  ['USUARIO', 34],
  ['TEXTO', 0],
]);

/** All that the printed story depends on. */
export interface StoryFacts {
  agency: string;
  /** «Orden 123-6000567» */
  order: string;
  /** What it is narrowed to, in words; '' for the whole. */
  narrowed: string;
  /** Sentence on what was left out; ''. */
  note: string;
  events: readonly StoryEvent[];
  reference: Reference;
}

/** The story of an order on paper: a row an event, on as many pages as they need, nothing cut. */
export function storyLayout({ agency, order, narrowed, note, events, reference }: StoryFacts): FormLayout {
  const heading = [narrowed, note].filter((each) => each !== '').join(' · ');
  const template = formTemplate(LETTER, (canvas) =>
    drawSheetHead(canvas, STORY_TITLE.toUpperCase(), agency, ''),
  );
  const rows = events.map(({ FECHA, CLASE, USUARIO, TEXTO }, at) => ({
    ID: String(at),
    FECHA: formatDateTime(FECHA),
    CLASE: storyClasses[CLASE],
    USUARIO,
    TEXTO,
  }));
  const told =
    rows.length > 0 ? rows : [{ ID: '0', FECHA: '', CLASE: '', USUARIO: '', TEXTO: 'Nada coincide.' }];
  const facts = { body: { HECHOS: told }, reference, options: {} };
  const title = heading === '' ? list.title : `${list.title}: ${heading}`;
  return flowedForm({
    first: template,
    sheet: template,
    sections: (first) => [tableSection(first, facts, { ...list, title }, [...told.keys()])],
    start: TOP,
    frame: (page, pages) =>
      drawSheetValues(page, { number: order, path: 'ORDEN', stamp: undefined, pages, version: undefined }),
  });
}
