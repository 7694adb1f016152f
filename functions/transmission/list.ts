import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { transmissionsOf } from './outcomeOf.ts';

const PAGE_SIZE = 50;

/** Transmissions of the company, newest first. */
export const list: Implementation<typeof transmissionProcedures.list> = async ({
  input,
  services,
  scope,
}) => {
  const { ESTADO, ID_DOCUMENTO, PAGINA: page = 1, TAMANO: size = PAGE_SIZE } = input;
  const all = await transmissionsOf(services, scope, ID_DOCUMENTO || undefined);
  const rows = all.filter((each) => !ESTADO || each.ESTADO === ESTADO);
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length, page };
};
