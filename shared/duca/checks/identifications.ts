import type { NumberCheck } from '../../foundation/numbers/check.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import { ducaCountries } from '../countries.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';

const CHECKS: ReadonlyMap<string, (number: string) => NumberCheck> = new Map(
  Object.entries(ducaCountries).flatMap(([country, { identifications }]) =>
    Object.entries(identifications).map(([kind, check]) => [`${kind} ${country}`, check] as const),
  ),
);

/**
 * Boxes 4.1 and 5.1 by the rule of their kind of number and of the country that issued it, as every other tax id is
 * held to it: the authority refuses a wrong check digit. Of other kinds and countries no rule is public.
 */
export function identificationProblems(body: DucaBody): Problem[] {
  return (['EXPORTADOR', 'IMPORTADOR'] as const).flatMap((party) => {
    const {
      NUMERO_IDENTIFICACION: number,
      TIPO_IDENTIFICACION: kind,
      ID_PAIS_EMISION: country,
    } = body[party];
    const checked = CHECKS.get(`${kind} ${country}`)?.(number);
    if (!checked) return [];
    const path = `${party}.NUMERO_IDENTIFICACION`;
    const told = (report: typeof problem, reason: string): Problem[] => [
      report(
        'duca.identification',
        path,
        `Casilla ${ducaDataSets[party].fields.NUMERO_IDENTIFICACION.box}: ${reason}`,
      ),
    ];
    if (!checked.ok) return told(problem, checked.reason);
    if (checked.value !== number) {
      return told(problem, `el número se envía como ${checked.value}; escríbalo así.`);
    }
    return checked.warning === undefined ? [] : told(warning, checked.warning);
  });
}
