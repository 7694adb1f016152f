import type { matrixProcedures } from '../../shared/duca/matrix/procedures.ts';
import { ducaSchema, schemaName } from '../../shared/duca/xml/ducaSchema.ts';
import { matrixFailures } from '../../shared/duca/xml/failures.ts';
import type { Implementation } from '../runtime/executor.ts';

/** The schema of the message for a modality and class, by today's matrix and lists; a text of spec 8 when there is none. */
export const schema: Implementation<typeof matrixProcedures.schema> = async (call) => {
  const { REGIMEN, CLASE } = call.input;
  try {
    const XSD = ducaSchema(REGIMEN, CLASE, await call.reference());
    return XSD === undefined
      ? { TEXTO: matrixFailures.noRows, NOMBRE: '', XSD: '' }
      : { TEXTO: '', NOMBRE: schemaName(REGIMEN, CLASE), XSD };
  } catch (thrown) {
    return { TEXTO: matrixFailures.xml(thrown), NOMBRE: '', XSD: '' };
  }
};
