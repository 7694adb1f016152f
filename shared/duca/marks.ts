import { certificationMark } from '../cafta/marks.ts';
import { catalogue } from '../catalogues/names.ts';
import { markOf, marksOf } from '../foundation/documents/mark.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { withoutVersion } from '../foundation/numbers/declarationNumber.ts';
import type { DucaBody } from './dataSets.ts';
import { listedInvoices } from './listedInvoices.ts';
import { ownKinds } from './ownKinds.ts';

/** Codes of box 54.1 that are transport documents (UN/EDIFACT 1001, group 7). */
export const isTransportCode = (code: string): boolean => /^7\d\d$/.test(code);

/** Code of box 54.1 of a value declaration, in either country's list. */
export const VALUE_DECLARATION = '934';

/** Codes of box 54.1 that name papers of one operation alone: transport document, invoice, value declaration. */
export const isOfOperation = (code: string): boolean =>
  isTransportCode(code) || ['380', VALUE_DECLARATION].includes(code);

/** Whether a class owes a complementary declaration (provisional, simplified). */
export const waitsForComplement = (classCode: string, reference: Reference): boolean =>
  reference.row(catalogue.declarationClasses, classCode)?.['ESPERA_COMPLEMENTARIA'] === '1';

/** Whether a class completes an earlier declaration. */
export const completes = (classCode: string, reference: Reference): boolean =>
  reference.row(catalogue.declarationClasses, classCode)?.['COMPLEMENTA'] === '1';

/** Number of the declaration that another one completes; '' when its class completes none. */
export const completedNumber = ({ DUCA, COMPLEMENTO }: DucaBody, reference: Reference): string =>
  completes(DUCA.CLASE, reference) ? COMPLEMENTO.NUMERO_DUCA_ORIGINAL : '';

/**
 * Accepted declarations that still lack their complementary one stand together under this word, and leave it as they are
 * completed or annulled: what is owed is few, however long a company works.
 */
export const PENDING_MARK = markOf('complementaria', 'pendiente')!;

/** A number, and what of it a rectification leaves: it is found by whichever version somebody names. */
const numberMarksOf = (kind: string, number: string): string[] =>
  marksOf(markOf(kind, number), markOf(kind, withoutVersion(number)));
export const numberMarks = (number: string): string[] => numberMarksOf('duca', number);
export const complementsMarks = (number: string): string[] => numberMarksOf('complementa', number);

/** Words under which a declaration is found: its number, what it completes or lacks, and the numbers of its papers. */
export function ducaMarks(body: DucaBody, reference: Reference): string[] {
  const { DUCA, COMPLEMENTO, EQUIPO, DOCUMENTOS } = body;
  const lacks =
    DUCA.NUMERO_DUCA !== '' &&
    COMPLEMENTO.NUMERO_DUCA_COMPLEMENTARIA === '' &&
    waitsForComplement(DUCA.CLASE, reference);
  const certificates = ownKinds(reference);
  return marksOf(
    ...numberMarks(DUCA.NUMERO_DUCA),
    ...complementsMarks(COMPLEMENTO.NUMERO_DUCA_ORIGINAL),
    lacks ? PENDING_MARK : undefined,
    ...EQUIPO.map((each) => markOf('contenedor', each.NUMERO_CONTENEDOR)),
    ...listedInvoices(body).map(({ number }) => markOf('factura', number.value)),
    ...DOCUMENTOS.filter((each) => isTransportCode(each.CODIGO_DOCUMENTO)).map((each) =>
      markOf('transporte', each.NUMERO_DOCUMENTO),
    ),
    ...DOCUMENTOS.filter((each) => certificates.has(each.CODIGO_DOCUMENTO)).map((each) =>
      certificationMark(each.NUMERO_DOCUMENTO),
    ),
  );
}
