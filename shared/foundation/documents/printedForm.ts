import type { FormLayout } from '../pdf/book.ts';
import type { PdfInfo } from '../pdf/pdfInfo.ts';
import type { PrintReport } from '../pdf/printReport.ts';
import type { Problem } from '../rules/problem.ts';
import type { Reference } from './reference.ts';

/** All that a print depends on: the same facts always give the same bytes. */
export interface PrintedFacts<B, O> {
  body: B;
  reference: Reference;
  options: O;
  /** Stored version; undefined while it is being typed. */
  version?: number;
}

/** A document's printed form, as the server and the live preview take it. */
export interface PrintedForm<B, O> {
  layout: (facts: PrintedFacts<B, O>) => FormLayout;
  /** Metadata; `createdAt` is the moment of the version, never the clock. */
  info: (facts: PrintedFacts<B, O>, author: string, createdAt: Date) => PdfInfo;
  /** What the paper could not show whole, as problems of its fields. */
  problems: (reports: readonly PrintReport[]) => Problem[];
}
