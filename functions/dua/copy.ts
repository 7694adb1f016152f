import { copyDua } from '../../shared/dua/copy/copyDua.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import type { duaProcedures } from '../../shared/dua/procedures.ts';
import { createCopy } from '../duca/createCopy.ts';
import type { Implementation } from '../runtime/executor.ts';
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
  return createCopy(call, declaration, copyDua(body, reference, PARTES), ID_ORDEN);
};
