import { countries } from '../../countries/countries.ts';
import { formatDeclarationNumber } from '../../foundation/numbers/declarationNumber.ts';
import { formatOrderNumber } from '../../foundation/numbers/orderNumber.ts';
import type { PdfInfo } from '../../foundation/pdf/pdfInfo.ts';
import type { PrintFacts } from './facts.ts';

/** Metadata of the file. `createdAt` is the moment of the version, never the clock: a print has the same bytes for ever. */
export function ducaPdfInfo({ body, reference }: PrintFacts, author: string, createdAt: Date): PdfInfo {
  const { NUMERO_DUCA, NO_ORDEN } = body.DUCA;
  const number = NUMERO_DUCA === '' ? formatOrderNumber(NO_ORDEN) : formatDeclarationNumber(NUMERO_DUCA);
  return {
    title: `Declaración Única Centroamericana (DUCA) ${number}`.trim(),
    language: countries[reference.country].locale,
    author,
    createdAt,
  };
}
