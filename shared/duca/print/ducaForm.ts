import { paperProblems } from '../../foundation/documents/paperProblems.ts';
import type { PrintedForm } from '../../foundation/documents/printedForm.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { ducaLayout } from './layout.ts';
import type { DucaPrintOptions } from './options.ts';
import { ducaPdfInfo } from './pdfInfo.ts';

/** The printed DUCA, for the server and the live preview. */
export const ducaForm: PrintedForm<DucaBody, DucaPrintOptions> = {
  layout: ducaLayout,
  info: ducaPdfInfo,
  // What is declared is the message, which has every sign, and continuation pages take what is long: nothing bars it.
  problems: (reports) =>
    paperProblems(ducaDataSets, 'DUCA', reports).map((each) => ({ ...each, severity: 'warning' })),
};
