import { writeDua } from '../../shared/dua/formats.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import { duaSchema } from '../../shared/dua/xml/duaSchema.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { foremost } from '../../shared/foundation/rules/problem.ts';
import type { Implementation } from '../runtime/executor.ts';
import { duasOf } from './duas.ts';

/** An answer of a Lambda ends at 6 MB. */
const LARGEST_ANSWER = 4 * 1024 * 1024;

/** A saved version as it would go to the authority, by the writer that the browser runs; credentials masked. */
export const message: Implementation<typeof duaProcedures.message> = async (call) => {
  const { ID, VERSION, FORMATO = 'XML', OPERACION = 'V' } = call.input;
  const [{ body }, reference] = await Promise.all([duasOf(call).open(ID, VERSION), call.reference()]);
  const { text, fileName, problems } = writeDua(body, reference, FORMATO, OPERACION);
  if (Buffer.byteLength(text) > LARGEST_ANSWER) {
    const size = (Buffer.byteLength(text) / 1024 / 1024).toFixed(1);
    throw refusal('rejected', {
      summary: `El mensaje pesa ${size} MB y no cabe en una respuesta. Véalo o guárdelo en el panel de la DUA.`,
    });
  }
  return {
    TEXTO: text,
    NOMBRE_ARCHIVO: fileName,
    COMPLETO: text !== '' && problems.length === 0,
    problems: foremost(problems),
  };
};

/** Schema of the declaration data for a regime. */
export const schema: Implementation<typeof duaProcedures.schema> = async (call) => {
  const { CODIGO_REGIMEN: regime } = call.input;
  const XSD = duaSchema(regime, await call.reference());
  if (XSD === undefined) {
    throw refusal('rejected', {
      summary: `No hay reglas para el régimen ${regime}: no está en la lista de regímenes. Elija uno de ella.`,
    });
  }
  return { XSD, NOMBRE_ARCHIVO: `dua-${regime}.xsd` };
};
