import type { duaProcedures } from '../../shared/dua/procedures.ts';
import { duaSchema } from '../../shared/dua/xml/duaSchema.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { answerMessage } from '../runtime/answerMessage.ts';
import type { Implementation } from '../runtime/executor.ts';
import { duasOf } from './duas.ts';

/** A saved version as it would go to the authority, by the writer that the browser runs; credentials masked. */
export const message: Implementation<typeof duaProcedures.message> = async (call) => {
  const { ID, VERSION, FORMATO = 'XML', OPERACION = 'V' } = call.input;
  const [{ body }, reference] = await Promise.all([duasOf(call).open(ID, VERSION), call.reference()]);
  // Loaded with the first message: no start waits for what writes one.
  const { writeDua } = await import('../../shared/dua/formats.ts');
  const { text, fileName, problems } = writeDua(body, reference, FORMATO, OPERACION);
  const contentType = FORMATO === 'DECDAT' ? 'text/plain;charset=utf-8' : 'application/xml';
  return answerMessage(call, { module: 'dua', id: ID, text, fileName, contentType, problems });
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
