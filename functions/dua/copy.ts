import { copyDua } from '../../shared/dua/copy/copyDua.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import { createCopy } from '../declarations/createCopy.ts';
import { copyOnce } from '../runtime/documents/copyOnce.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { transportsOf } from '../transport-documents/documents.ts';
import { duasOf } from './duas.ts';

const declaration = {
  definition: duaDefinition,
  header: 'DECLARACION',
  importer: { group: 'DECLARACION', field: 'NUMERO_IDENTIFICACION_IMPORTADOR' },
};

/** Copies a DUA, whole or in parts, as a new draft with the list of what is stale in it. */
export const copy: Implementation<typeof duaProcedures.copy> = async (call) => {
  const { ID, VERSION, PARTES, ID_ORDEN } = call.input;
  const [{ body }, reference] = await Promise.all([duasOf(call).open(ID, VERSION), call.reference()]);
  return copyOnce(duaDefinition, call, call.input, async (made) => {
    const ofPapers = made ? await containersLeft(call, ID_ORDEN!) : undefined;
    return createCopy(call, declaration, copyDua(body, reference, PARTES, ofPapers), ID_ORDEN, made);
  });
};

/** Containers that the transport documents copied into an order left behind. */
async function containersLeft(call: Call<unknown>, orderId: string): Promise<Set<string>> {
  const store = transportsOf(call);
  const originals = (await store.headers(orderId)).flatMap(({ COPIA_DE }) => COPIA_DE ?? []);
  const opened = await Promise.all(originals.map((id) => store.open(id)));
  return new Set(opened.flatMap(({ body }) => body.CONTENEDORES.map(({ ID_CONTENEDOR }) => ID_CONTENEDOR)));
}
