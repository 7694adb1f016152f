import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { declarationHeader, statusOf } from '../transmission/declarations/status.ts';
import { ducaDeclaration } from './declaration.ts';
import type { DucaRow } from './ducas.ts';

/** How the transmission of a DUCA stands, with the matrix by which it was judged. */
export const status: Implementation<typeof ducaProcedures.status> = async (call) => {
  const header: DucaRow = await declarationHeader(ducaDeclaration, call);
  const { REGLAS } = header;
  return { ...(await statusOf(call, header)), ...(REGLAS ? { REGLAS } : {}) };
};
