import {
  checkDeclarationNumber,
  formatUnifiedNumber,
  sameDeclaration,
} from '../../foundation/numbers/declarationNumber.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { missing, problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import { completes } from '../marks.ts';
import { earlierKind } from '../ownKinds.ts';

const PATH = 'COMPLEMENTO.NUMERO_DUCA_ORIGINAL';

/** A complementary declaration names the one that it completes; no other class names one. */
export function complementProblems(
  { DUCA, COMPLEMENTO, DOCUMENTOS }: DucaBody,
  reference: Reference,
): Problem[] {
  const number = COMPLEMENTO.NUMERO_DUCA_ORIGINAL;
  if (!completes(DUCA.CLASE, reference)) {
    if (number === '' || DUCA.CLASE === '') return [];
    const message = `Casilla 13: la clase ${DUCA.CLASE} no es complementaria, y se nombra la DUCA ${number} como la que completa. Cambie la clase o borre ese número.`;
    return [{ ...problem('duca.complement-class', 'DUCA.CLASE', message), relatedPath: PATH }];
  }
  if (number === '') {
    const message =
      'DUCA que se complementa: falta su número; una declaración complementaria completa a otra que ya fue aceptada.';
    return [missing('duca.complement-missing', PATH, message)];
  }
  const checked = checkDeclarationNumber(number);
  return checked.ok
    ? unsaidProblems(number, DOCUMENTOS, reference)
    : [problem('duca.complement-number', PATH, `DUCA que se complementa: ${checked.reason}`)];
}

/** The authority reads the number in box 54 alone: no other box of the form and no node of the message has it. */
function unsaidProblems(number: string, papers: DucaBody['DOCUMENTOS'], reference: Reference): Problem[] {
  const kind = earlierKind(reference);
  if (papers.some((each) => each.CODIGO_DOCUMENTO === kind && sameDeclaration(each.NUMERO_DOCUMENTO, number)))
    return [];
  const remedy =
    kind === undefined
      ? 'En la lista de documentos de soporte ningún tipo dice DECLARACION_ANTERIOR: pida que se marque uno, y diga el número entretanto en la casilla 55.'
      : 'Vuelva a escribir el número de la DUCA que se complementa, y su línea se agrega sola.';
  const message = `Casilla 54: no nombra la DUCA ${formatUnifiedNumber(number)}, y la autoridad no sabría cuál completa esta. ${remedy}`;
  return [{ ...warning('duca.complement-unsaid', 'DOCUMENTOS', message), relatedPath: PATH }];
}
