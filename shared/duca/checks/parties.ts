import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import { isReversed } from '../client.ts';
import type { DucaBody } from '../dataSets.ts';

/**
 * What leaves is sent from here: boxes 4 and 5 that say the reverse name the buyer as exporter (domain 1.2). What the
 * authority accepted so may still be changed in other boxes.
 */
export function partyProblems(body: DucaBody, reference: Reference): Problem[] {
  if (!isReversed(body, reference)) return [];
  const message = `Casillas 4 y 5: la modalidad ${body.DUCA.MODALIDAD} es de salida, y el exportador es de otro país y el importador de este. Forme la DUCA de nuevo, o escriba en la casilla 4 a quien envía y en la 5 a quien recibe.`;
  const told = body.DUCA.FECHA_ACEPTACION === '' ? problem : warning;
  const found = told('duca.parties-reversed', 'EXPORTADOR.ID_PAIS_EMISION', message);
  return [{ ...found, relatedPath: 'IMPORTADOR.ID_PAIS_EMISION' }];
}
