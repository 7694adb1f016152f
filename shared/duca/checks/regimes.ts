import { carriesValue, type Treatment } from '../../catalogues/movement.ts';
import { catalogue } from '../../catalogues/names.ts';
import { BOX_44_REGIME } from '../../catalogues/regimeAttributes.ts';
import { countries } from '../../countries/countries.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import { waitsForComplement } from '../marks.ts';
import { ducaObligations } from '../matrix/matrix.ts';

/**
 * That what the list of regimes says to come with a value declaration declares none, of either country's declaration: told
 * before the seal, and a warning, since the law excuses goods that no list knows (domain 2.1).
 * @param called the modality or the regime, as a sentence begins with it
 * @param remedy how one is added to this declaration
 */
export function withoutDvaProblem(
  treatment: Treatment,
  { code, path, called, remedy }: { code: string; path: string; called: string; remedy: string },
  reference: Reference,
): Problem[] {
  if (!carriesValue(treatment, reference)) return [];
  const { name } = countries[reference.country].declaration;
  const message = `${called} lleva declaración de valor y esta ${name} no tiene ninguna. ${remedy}, o cambie la opción en Configuraciones.`;
  return [warning(code, path, message)];
}

/** Whether the message owes value declarations, which is told as that, or waits for the declaration that brings them. */
function isToldOtherwise({ MODALIDAD, CLASE }: DucaBody['DUCA'], reference: Reference): boolean {
  const owed = ducaObligations(MODALIDAD, CLASE, reference)?.obligation('duca', 'declaracionesValor');
  return owed === 'MANDATORIA' || waitsForComplement(CLASE, reference);
}

/** What the lists, or the company, say of the modality: whether it comes with a value declaration, and whether it carries box 44. */
export function regimeProblems({ DUCA, DVAS, FRACCIONES }: DucaBody, reference: Reference): Problem[] {
  const { MODALIDAD } = DUCA;
  const row = reference.row(catalogue.modalities, MODALIDAD);
  const found =
    row && DVAS.length === 0 && !isToldOtherwise(DUCA, reference)
      ? withoutDvaProblem(
          { modality: MODALIDAD },
          {
            code: 'duca.regime-without-dva',
            path: 'DUCA.MODALIDAD',
            called: `La modalidad ${MODALIDAD}`,
            remedy: 'Derívela de la orden',
          },
          reference,
        )
      : [];
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
