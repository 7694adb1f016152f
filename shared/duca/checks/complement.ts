import { checkDeclarationNumber } from '../../foundation/numbers/declarationNumber.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { missing, problem, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import { completes } from '../marks.ts';

const PATH = 'COMPLEMENTO.NUMERO_DUCA_ORIGINAL';

/** A complementary declaration names the one that it completes; no other class names one. */
export function complementProblems({ DUCA, COMPLEMENTO }: DucaBody, reference: Reference): Problem[] {
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
    ? []
    : [problem('duca.complement-number', PATH, `DUCA que se complementa: ${checked.reason}`)];
}
