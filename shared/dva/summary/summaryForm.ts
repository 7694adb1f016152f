import { countries } from '../../countries/countries.ts';
import { paperProblems } from '../../foundation/documents/paperProblems.ts';
import type { PrintedForm } from '../../foundation/documents/printedForm.ts';
import { summaryDataSets, type SummaryBody } from '../fields/summary.ts';
import { TITLE } from '../print/frame.ts';
import { summaryLayout } from './summaryLayout.ts';

export interface SummaryOptions {
  draft: boolean;
}

/** The printed summarised DVA, for the server and the live preview. */
export const summaryForm: PrintedForm<SummaryBody, SummaryOptions> = {
  layout: ({ body, reference, options }) =>
    summaryLayout({ body, country: reference.country, draft: options.draft }),
  info: ({ body, reference }, author, createdAt) => ({
    title: `${TITLE}, resumen ${body.ENCABEZADO.DOCUMENTO_DECLARANTE}`.trim(),
    language: countries[reference.country].locale,
    author,
    createdAt,
  }),
  problems: (reports) => paperProblems(summaryDataSets, 'ENCABEZADO', reports),
};
