import type { Book, FormLayout } from '../pdf/book.ts';
import type { Canvas } from '../pdf/canvas.ts';
import { TOP } from './area.ts';
import { flow, type Section } from './flow.ts';

type Template = Parameters<Book['page']>[0];

/** What a form of lists is made of: its two kinds of page, and what is drawn on each. */
export interface FlowedForm {
  first: Template;
  sheet: Template;
  /** Lists, one below the other. */
  sections: (first: Canvas) => readonly Section[];
  /** Where they begin on the first page, in millimetres. */
  start: number;
  /** What each page says of the whole. */
  frame: (page: Canvas, pages: number) => void;
  /** What stands above the lists on the first page. */
  boxes?: (first: Canvas) => void;
}

/** A first page and, for what of its lists does not fit there, as many sheets as they need; a turn after each page. */
export function flowedForm({ first, sheet, sections, start, frame, boxes }: FlowedForm): FormLayout {
  return function* (book) {
    const page = book.page(first);
    const { first: below, rest } = flow(sections(page), start, TOP);
    const pages = 1 + rest.length;
    frame(page, pages);
    boxes?.(page);
    for (const draw of below) draw(page);
    yield pages;
    for (const draws of rest) {
      const next = book.page(sheet);
      frame(next, pages);
      for (const draw of draws) draw(next);
      yield pages;
    }
  };
}
