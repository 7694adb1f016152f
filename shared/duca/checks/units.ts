import type { Reference } from '../../foundation/documents/reference.ts';
import { missing, problem, type Problem } from '../../foundation/rules/problem.ts';
import { checkUnits } from '../../invoices/checkUnitNumbers.ts';
import { unitNames } from '../../invoices/detailDataSets.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';

/**
 * Vehicles, machinery, aircraft and vessels: sense of their numbers over all the invoices of the order, and each of a
 * fraction that is there.
 */
export function unitProblems(body: DucaBody, reference: Reference): Problem[] {
  const last = body.FRACCIONES.length;
  const astray = unitNames.flatMap((name) =>
    body[name].flatMap(({ NUMERO_LINEA: number }, line) => {
      if (number === '' || (Number(number) >= 1 && Number(number) <= last)) return [];
      const message = `${ducaDataSets[name].title}, línea ${line + 1}: no hay fracción ${number}; la declaración tiene ${last}. Escriba el número de la que la declara.`;
      return [problem('duca.unit-fraction', `${name}[${line}].NUMERO_LINEA`, message)];
    }),
  );
  return [...astray, ...withoutNumber(body), ...checkUnits(body, reference)];
}

/** A vehicle goes by its VIN; a tractor or an old one has its chassis alone, so the matrix can ask neither for itself. */
const withoutNumber = ({ VEHICULOS }: DucaBody): Problem[] =>
  VEHICULOS.flatMap(({ VIN, CHASIS }, line) => {
    if (VIN !== '' || CHASIS !== '') return [];
    const message = `Vehículos, línea ${line + 1}: falta el número que lo identifica; escriba el VIN o, si no lo tiene, el chasis.`;
    return [missing('duca.unit-number', `VEHICULOS[${line}].VIN`, message)];
  });
