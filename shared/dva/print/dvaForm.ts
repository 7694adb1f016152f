import type { PrintedForm } from '../../foundation/documents/printedForm.ts';
import type { DvaBody } from '../fields/dataSets.ts';
import { dvaLayout } from './layout.ts';
import type { PrintOptions } from './options.ts';
import { dvaPdfInfo } from './pdfInfo.ts';
import { printProblems } from './printProblems.ts';

/** The printed DVA, for the server and the live preview. */
export const dvaForm: PrintedForm<DvaBody, PrintOptions> = {
  layout: dvaLayout,
  info: dvaPdfInfo,
  problems: printProblems,
};
