import type { FormLayout } from '../../foundation/pdf/book.ts';
import { askedBody } from '../askedBody.ts';
import { INVOICES_TEXT_LIMIT, SEE_ANNEX } from '../invoicesText.ts';
import { drawSheets, planSheets } from './additional/sheetPages.ts';
import type { PrintFacts } from './facts.ts';
import { beginFirstPage } from './firstPage/firstPage.ts';
import { goodsRows } from './goodsCells.ts';
import { drawGoodsPages, paginateGoods } from './goodsPages.ts';
import { drawExpensePages, expenseRows } from './expensePages.ts';
import { annexPages, drawInvoicePages, wideNumbers } from './invoicePages.ts';
import type { PrintMode } from './options.ts';

/** Spec 4: 0 and 1 both parts; 2 the annex only, with a goods page and an invoice page whatever they hold; 3, 4 header. */
const PARTS: Record<PrintMode, { header: boolean; annex: boolean; forced: boolean }> = {
  0: { header: true, annex: true, forced: false },
  1: { header: true, annex: true, forced: false },
  2: { header: false, annex: true, forced: true },
  3: { header: true, annex: false, forced: false },
  4: { header: true, annex: false, forced: false },
};

/** Whether the invoices stand in their annex (spec 5, printing). */
function needsInvoiceAnnex(text: string): boolean {
  return text === SEE_ANNEX || text.length > INVOICES_TEXT_LIMIT;
}

/**
 * The printed DVA: portrait first page, landscape goods pages, portrait annex of invoices (spec 2, printed documents),
 * an additional sheet for what its box cannot hold (domain 2.1), and for who wants it the share of each line in the
 * expenses.
 */
export function dvaLayout(given: PrintFacts): FormLayout {
  const facts = { ...given, body: askedBody(given.body) };
  const { header, annex, forced } = PARTS[facts.options.mode];
  const { body } = facts;
  const goods = annex && (forced || body.MERCANCIAS.length > 0) ? paginateGoods(goodsRows(facts)) : [];
  const expenses = annex && facts.options.expenses ? paginateGoods(expenseRows(facts)) : [];
  const shown = forced || facts.options.expenses || needsInvoiceAnnex(body.DVA.NUMERO_FACTURAS);
  const invoices = annex && shown;
  const wide = invoices ? wideNumbers(body.FACTURAS) : [];
  const known =
    (header ? 1 : 0) + goods.length + (invoices ? annexPages(body.FACTURAS.length) : 0) + expenses.length;
  return function* (book) {
    const first = header ? beginFirstPage(book, facts) : undefined;
    const sheets = planSheets([...(first?.sent ?? []), ...wide]);
    const count = known + sheets.length;
    first?.draw(count);
    yield* drawGoodsPages(book, facts, goods, count);
    if (invoices) drawInvoicePages(book, facts, count, wide);
    drawSheets(book, facts, sheets, count);
    drawExpensePages(book, facts, expenses, count);
  };
}
