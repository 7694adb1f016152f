import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { planOf } from '../../foundation/xml/plan.ts';
import { writeXml } from '../../foundation/xml/writeXml.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { duaObligations } from '../rules/obligations.ts';
import { xmlContext, type DuaOperation } from './context.ts';
import { duaMessage } from './message.ts';
import { dataSetOf } from '../../foundation/fields/dataSet.ts';

export interface DuaXml {
  /** The exact bytes of the declaration data; absent when the regime is none of the list. */
  bytes?: Uint8Array;
  /** What makes the message unfit to be sent: the regime, or each group that could not be written. */
  problems: Problem[];
  /** Path of each element of the message in its order, when asked for. */
  paths: string[];
}

/** Declaration data of a DUA for an operation. A group that fails is left out and becomes a problem that blocks. */
export function buildDuaXml(
  body: DuaBody,
  reference: Reference,
  operation: DuaOperation = 'V',
  trace = false,
): DuaXml {
  const { CODIGO_REGIMEN: regime } = body.DECLARACION;
  const obligations = duaObligations(regime, reference);
  if (!obligations) {
    const message = `No hay reglas para el régimen ${regime || 'en blanco'}: no está en la lista de regímenes. Elija uno de ella.`;
    return { problems: [problem('dua.no-regime', 'DECLARACION.CODIGO_REGIMEN', message)], paths: [] };
  }
  const { bytes, failed, paths } = writeXml(
    planOf(duaMessage, obligations),
    body,
    xmlContext(body, reference, operation),
    trace,
  );
  const problems = failed.map(({ dataSet }) =>
    problem(
      'dua.group-failed',
      dataSet,
      `El grupo «${titleOf(dataSet)}» no se pudo escribir en el mensaje; revise sus datos. Mientras falte no se transmite.`,
    ),
  );
  return { bytes, problems, paths };
}

const titleOf = (dataSet: string): string => dataSetOf(duaDataSets, dataSet)?.title ?? dataSet;
