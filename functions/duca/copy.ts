import { clientBox } from '../../shared/duca/client.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { copyDuca } from '../../shared/duca/copy/copyDuca.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { copyOnce } from '../runtime/documents/copyOnce.ts';
import type { MadeCopy } from '../runtime/documents/madeCopy.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { createCopy } from '../declarations/createCopy.ts';
import { ducasOf } from './ducas.ts';

/** Stores a DUCA that was made of another one as a new draft. */
export async function createDucaCopy(
  call: Call<unknown>,
  copied: DucaBody,
  orderId: string | undefined,
  made?: MadeCopy,
) {
  const group = clientBox(copied, await call.reference());
  const importer = { group, field: 'NUMERO_IDENTIFICACION' };
  return createCopy(call, { definition: ducaDefinition, header: 'DUCA', importer }, copied, orderId, made);
}

/** Copies a DUCA, whole or in parts, as a new draft with the list of what is stale in it. */
export const copy: Implementation<typeof ducaProcedures.copy> = async (call) => {
  const { ID, VERSION, PARTES, ID_ORDEN } = call.input;
  const [{ body }, reference] = await Promise.all([ducasOf(call).open(ID, VERSION), call.reference()]);
  return copyOnce(ducaDefinition, call, call.input, (made) =>
    createDucaCopy(call, copyDuca(body, reference, PARTES), ID_ORDEN, made),
  );
};
