import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { call } from '../api/call.ts';

/** Derives one DVA again of its own invoices; one that is not being prepared says so. */
export async function updateDva(orderId: string, id: string): Promise<void> {
  const { DOCUMENTOS } = await call(dvaProcedures.derive, { ID_ORDEN: orderId, GRUPOS: undefined, ID: id });
  const locked = DOCUMENTOS[0]?.problems.find((each) => each.code === 'dva.not-derived');
  if (locked) throw new Error(locked.message);
}
