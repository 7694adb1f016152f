import type { PdfInfo } from '../../foundation/pdf/pdfInfo.ts';
import { countries } from '../../countries/countries.ts';
import type { PrintFacts } from './facts.ts';
import { TITLE } from './frame.ts';

/** Metadata of the file. `createdAt` is the moment of the version, never the clock: a print has the same bytes for ever. */
export function dvaPdfInfo(facts: PrintFacts, author: string, createdAt: Date): PdfInfo {
  const number = facts.body.DVA.ID_DVA;
  return {
    title: number === '' ? TITLE : `${TITLE} ${number}`,
    language: countries[facts.reference.country].locale,
    author,
    createdAt,
  };
}
