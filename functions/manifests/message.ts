import type { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { CLASS, manifestObligations } from '../../shared/manifests/rules/obligations.ts';
import { rejected } from '../../shared/foundation/contracts/refusal.ts';
import { rowsFor } from '../../shared/foundation/rules/matrix.ts';
import { answerMessage } from '../runtime/answerMessage.ts';
import type { Implementation } from '../runtime/executor.ts';
import { manifestsOf } from './manifests.ts';

/** A saved version as it would go to SARAH, by the writer that the browser runs. */
export const message: Implementation<typeof manifestProcedures.message> = async (call) => {
  const { ID, VERSION } = call.input;
  const [{ body }, reference] = await Promise.all([manifestsOf(call).open(ID, VERSION), call.reference()]);
  // Loaded with the first message: no start waits for what writes one.
  const { buildManifestXml } = await import('../../shared/manifests/xml/buildManifestXml.ts');
  const { bytes, problems } = buildManifestXml(body, reference);
  const text = bytes === undefined ? '' : new TextDecoder().decode(bytes);
  const fileName = `manifiesto-${body.MANIFIESTO.NUMERO_PREIMPRESO || 'sin-numero'}.xml`;
  return answerMessage(call, {
    module: 'manifests',
    id: ID,
    text,
    fileName,
    contentType: 'application/xml',
    problems,
  });
};

/** What the message owes for a type of manifest, and that it is a sample. */
export const xmlMatrix: Implementation<typeof manifestProcedures.xmlMatrix> = async (call) => {
  const { TIPO_MANIFIESTO: type } = call.input;
  const obligations = manifestObligations(type, await call.reference());
  if (!obligations) {
    const summary = `No hay reglas para el tipo de manifiesto ${type}: no está en la lista. Elija uno de ella.`;
    throw rejected(summary);
  }
  const { matrix } = obligations;
  return {
    FUENTE: matrix.source,
    MUESTRA: matrix.sample ? '1' : '0',
    FILAS: rowsFor(matrix, type, CLASS),
  };
};
