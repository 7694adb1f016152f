import type { Reference } from '../../foundation/documents/reference.ts';
import { missing, warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import { dischargeOf } from '../discharge/discharge.ts';
import { ofOrder } from '../ofOrder.ts';
import { earlierKind } from '../ownKinds.ts';
import { certificateKinds } from './origin.ts';

/** Whether a paper that names no fraction covers several by silence (`coversLine`). */
export const coversBySilence = (
  { LINEA }: DucaBody['DOCUMENTOS'][number],
  { FRACCIONES }: Pick<DucaBody, 'FRACCIONES'>,
): boolean => LINEA.trim() === '' && FRACCIONES.length > 1;

/**
 * Box 54.6 that is blank where the declaration has several fractions: a certificate whose fraction went would prove for the
 * others. Where a paper proves an agreement, a quota or what is discharged, somebody says so before the seal, by 0 or by its
 * fractions; of other papers it is only told, and of those of the operation itself, which prove for no fraction alone, not.
 */
export function blankLineProblems(body: DucaBody, reference: Reference): Problem[] {
  const silent = [...body.DOCUMENTOS.entries()].filter(([, each]) => coversBySilence(each, body));
  if (silent.length === 0) return [];
  const isOfOrder = ofOrder(body);
  const proving = new Set(certificateKinds(reference));
  const earlier = earlierKind(reference);
  if (earlier !== undefined && dischargeOf(body.DUCA.MODALIDAD, reference) !== '') proving.add(earlier);
  return silent.flatMap(([line, each]) => {
    if (isOfOrder(each)) return [];
    const tell = proving.has(each.CODIGO_DOCUMENTO) ? missing : warning;
    const message = `Casilla 54.6, línea ${line + 1}: en blanco ampara toda la declaración; escriba 0 si es así, o las fracciones que ampara, como 2 o 1-${body.FRACCIONES.length}.`;
    return [tell('duca.blank-document-lines', `DOCUMENTOS[${line}].LINEA`, message)];
  });
}
