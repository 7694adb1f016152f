import type { Reference } from '../foundation/documents/reference.ts';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { merged } from '../foundation/fields/merged.ts';
import { sameDeclaration } from '../foundation/numbers/declarationNumber.ts';
import { authorities } from '../transmission/authorities.ts';
import type { DucaBody } from './dataSets.ts';
import { supportDocuments } from './fields/supportDocuments.ts';
import { completedNumber } from './marks.ts';
import { earlierKind } from './ownKinds.ts';

type SupportDocument = DucaBody['DOCUMENTOS'][number];

/** Key of the line of box 54 by which a complementary declaration names the one that it completes; the computation writes it. */
export const COMPLETED_LINE = 'complementa';

/**
 * Box 54 with the declaration that a complementary one completes (domain 9): it follows
 * the number, comes back where somebody took it away, and is not said twice where a person named it already. Day and
 * whatever else was typed of it stay while the number does.
 */
export function withCompletedLine(body: DucaBody, reference: Reference): SupportDocument[] {
  const number = completedNumber(body, reference);
  const kind = number === '' ? undefined : earlierKind(reference);
  const others = body.DOCUMENTOS.filter((each) => each.ID_DOCUMENTO !== COMPLETED_LINE);
  const named = others.some(
    (each) => each.CODIGO_DOCUMENTO === kind && sameDeclaration(each.NUMERO_DOCUMENTO, number),
  );
  if (kind === undefined || named) return others.length === body.DOCUMENTOS.length ? body.DOCUMENTOS : others;
  const stands = body.DOCUMENTOS.find((each) => each.ID_DOCUMENTO === COMPLETED_LINE);
  const said = { CODIGO_DOCUMENTO: kind, NUMERO_DOCUMENTO: number };
  if (stands && sameDeclaration(stands.NUMERO_DOCUMENTO, number))
    return body.DOCUMENTOS.map((each) => (each === stands ? merged(each, said) : each));
  const line: SupportDocument = {
    ...blankRecord(supportDocuments),
    ID_DOCUMENTO: COMPLETED_LINE,
    ...said,
    ID_PAIS_EMISION: reference.country,
    LINEA: '0',
    ENTIDAD_EMISORA: authorities[reference.country].name,
  };
  return stands ? body.DOCUMENTOS.map((each) => (each === stands ? line : each)) : [...others, line];
}
