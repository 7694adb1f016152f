import type { FormLayout } from '../../foundation/pdf/book.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import type { PrintFacts } from './facts.ts';
import { beginFirstPage } from './firstPage/firstPage.ts';
import { fractionTaxesOf } from './fractionTaxes.ts';
import { TOP } from '../../foundation/print/area.ts';
import { drawFrameValues } from './frame.ts';
import { endOf, planGoodsPages } from './goodsPages.ts';
import { drawReverse, needsReverse } from './reversePage.ts';
import type { Sent } from './sent.ts';
import { flow } from '../../foundation/print/flow.ts';
import { sectionsOf } from './sheet/sections.ts';
import { sheetTemplates } from './sheet/sheetPages.ts';

const GAP = 4;

/**
 * The printed DUCA: first page with the first fraction, continuation pages with the others, with the lists that go on
 * and with what no box can hold, and for a transit its reverse side (domain 1.2).
 */
export function ducaLayout(facts: PrintFacts): FormLayout {
  return function* (book) {
    const sent: Sent[] = [];
    const taxesOf = fractionTaxesOf(facts.body);
    const first = beginFirstPage(book, facts, taxesOf, sent);
    const goods = planGoodsPages(first.page, facts, taxesOf, sent);
    const sections = sectionsOf(first.page, facts, taxesOf, sent, first.documents);
    // The lists begin below the last fraction, where there is a page of fractions.
    const last = goods.at(-1);
    const { first: below, rest } = flow(sections, last ? endOf(last.count) + GAP : Infinity, TOP);
    const reverse = needsReverse(facts);
    const pages = 1 + goods.length + rest.length + (reverse ? 1 : 0);

    first.draw(pages);
    let page: Canvas = first.page;
    for (const each of goods) {
      page = each.draw(book, pages);
      yield pages;
    }
    for (const draw of below) draw(page);
    for (const draws of rest) {
      page = book.page(sheetTemplates[facts.reference.country]);
      drawFrameValues(page, facts, pages);
      for (const draw of draws) draw(page);
      yield pages;
    }
    if (reverse) drawReverse(book, facts, pages);
  };
}
