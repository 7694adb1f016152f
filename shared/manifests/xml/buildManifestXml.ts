import type { Reference } from '../../foundation/documents/reference.ts';
import { dataSetOf } from '../../foundation/fields/dataSet.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { planOf } from '../../foundation/xml/plan.ts';
import { writeXml } from '../../foundation/xml/writeXml.ts';
import { manifestDataSets, type ManifestBody } from '../dataSets.ts';
import { manifestObligations } from '../rules/obligations.ts';
import { xmlContext } from './context.ts';
import { manifestMessage } from './message.ts';

export interface ManifestXml {
  /** The exact bytes; absent when the type is none of the list. */
  bytes?: Uint8Array;
  /** What makes the message unfit to be sent: the type, or each group that could not be written. */
  problems: Problem[];
}

/** Data of a manifest as SARAH takes it. A group that fails is left out and becomes a problem that blocks. */
export function buildManifestXml(body: ManifestBody, reference: Reference): ManifestXml {
  const { ID_TIPO_MANIFIESTO: type } = body.MANIFIESTO;
  const obligations = manifestObligations(type, reference);
  if (!obligations) {
    const message = `No hay reglas para el tipo de manifiesto ${type || 'en blanco'}: no está en la lista. Elija uno de ella.`;
    return { problems: [problem('manifest.no-type', 'MANIFIESTO.ID_TIPO_MANIFIESTO', message)] };
  }
  const { bytes, failed } = writeXml(planOf(manifestMessage, obligations), body, xmlContext(body), false);
  const problems = failed.map(({ dataSet }) => {
    const title = dataSetOf(manifestDataSets, dataSet)?.title ?? dataSet;
    const message = `El grupo «${title}» no se pudo escribir en el mensaje; revise sus datos. Mientras falte no se transmite.`;
    return problem('manifest.group-failed', dataSet, message);
  });
  return { bytes, problems };
}
