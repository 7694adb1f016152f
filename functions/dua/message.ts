import type { DuaBody } from '../../shared/dua/dataSets.ts';
import type { WrittenDua } from '../../shared/dua/formats.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import type { DuaOperation } from '../../shared/dua/xml/context.ts';
import { duaSchema } from '../../shared/dua/xml/duaSchema.ts';
import { duaNaming } from '../../shared/dua/xml/naming.ts';
import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { answerMessage } from '../runtime/answerMessage.ts';
import type { Stored } from '../runtime/documents/store.ts';
import { sha256 } from '../runtime/digest.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { messageDiffOf } from '../transmission/declarations/messageDiff.ts';
import { sealedMessage } from '../transmission/declarations/sealedMessage.ts';
import { duaDeclaration } from './declaration.ts';
import { duasOf } from './duas.ts';

/**
 * A saved version as a message, credentials masked: of what was sealed the very bytes; of any other one, and where an
 * operation is named, what the writer that the browser runs makes of it today. The file of the desk is never sent.
 */
export const message: Implementation<typeof duaProcedures.message> = async (call) => {
  const { ID, VERSION, FORMATO = 'XML' } = call.input;
  const stored = await duasOf(call).open(ID, VERSION);
  const { text, fileName, problems } = await written(call, stored, VERSION ?? stored.header.VERSION);
  const contentType = FORMATO === 'DECDAT' ? 'text/plain;charset=utf-8' : 'application/xml';
  return answerMessage(call, { module: 'dua', id: ID, text, fileName, contentType, problems });
};

async function written(
  call: Call<Input<typeof duaProcedures.message>>,
  stored: Stored<DuaBody>,
  version: number,
): Promise<WrittenDua> {
  const { FORMATO = 'XML', OPERACION } = call.input;
  // Loaded with the first message: no start waits for what writes one.
  const { sealedDua, writeDua } = await import('../../shared/dua/formats.ts');
  const write = async (operation: DuaOperation): Promise<WrittenDua> =>
    writeDua(stored.body, await call.reference(), FORMATO, operation);
  if (OPERACION) return write(OPERACION);
  const sealed = await sealedMessage(duaDeclaration, call, stored, version);
  const { bytes } = sealed;
  if (bytes && FORMATO !== 'DECDAT')
    return sealedDua(stored.body, bytes, FORMATO, { version: sealed.version, hash: sha256(bytes) });
  // What would be registered may be validated before, which changes nothing.
  return write(sealed.operation === 'R' ? 'V' : 'M');
}

/** Which elements of the data differ between two versions; what nobody sealed is written as it would be registered or modified. */
export const messageDiff = messageDiffOf(duaDeclaration, {
  naming: duaNaming,
  write: async (call, dua, operation) => {
    const { buildDuaXml } = await import('../../shared/dua/xml/buildDuaXml.ts');
    const { bytes, problems } = buildDuaXml(dua, await call.reference(), operation === 'M' ? 'M' : 'R');
    return { ...(bytes ? { bytes } : {}), failure: problems[0]?.message ?? '' };
  },
});

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
