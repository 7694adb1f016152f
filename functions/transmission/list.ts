import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { MOST_LISTED, newestTransmissions, transmissionsOf } from './outcomeOf.ts';

const PAGE_SIZE = 50;

/** The newest transmissions of the company or of a document; whoever seeks an older one finds it by its document. */
export const list: Implementation<typeof transmissionProcedures.list> = async ({
  input,
  services,
  scope,
}) => {
  const { ESTADO, ID_DOCUMENTO, PAGINA: page = 1, TAMANO: size = PAGE_SIZE } = input;
  const all = ID_DOCUMENTO
    ? await transmissionsOf(services, scope, ID_DOCUMENTO)
    : await newestTransmissions(services, scope);
  const rows = all.filter((each) => !ESTADO || each.ESTADO === ESTADO);
  return {
    rows: rows.slice((page - 1) * size, page * size),
    total: rows.length,
    page,
    ...(all.length >= MOST_LISTED ? { orMore: true } : {}),
  };
};
