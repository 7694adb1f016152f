import { catalogue } from '../../catalogues/names.ts';
import { BOX_44_REGIME, DVA_REGIME } from '../../catalogues/regimeAttributes.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';

/** What the company says of the modality: whether it comes with a value declaration, and whether it carries box 44. */
export function regimeProblems({ DUCA, DVAS, FRACCIONES }: DucaBody, reference: Reference): Problem[] {
  const { MODALIDAD } = DUCA;
  const row = reference.row(catalogue.modalities, MODALIDAD);
  const found: Problem[] = [];
  if (row?.[DVA_REGIME] === 'Si' && DVAS.length === 0) {
    const message = `La modalidad ${MODALIDAD} lleva declaración de valor y esta DUCA no tiene ninguna. Derívela de la orden, o cambie la opción en Configuraciones.`;
    found.push(warning('duca.regime-without-dva', 'DUCA.MODALIDAD', message));
  }
  if (row?.[BOX_44_REGIME] !== 'No') return found;
  return [
    ...found,
    ...FRACCIONES.flatMap(({ ACUERDO_1_ID }, line) => {
      if (ACUERDO_1_ID === '') return [];
      const message = `Fracción ${line + 1}, casilla 44: la modalidad ${MODALIDAD} no lleva acuerdo. Bórrelo, o cambie la opción en Configuraciones.`;
      return [warning('duca.regime-without-box-44', `FRACCIONES[${line}].ACUERDO_1_ID`, message)];
    }),
  ];
}
