import { formatOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { stateOf } from '../../../shared/foundation/documents/states.ts';
import { workOrderProcedures } from '../../../shared/work-orders/procedures.ts';
import { OPEN_STATES, workOrderStates } from '../../../shared/work-orders/states.ts';
import { useProcedure } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';

/** Where a copy may go. */
export type Where = 'same' | 'new' | 'other' | 'none';

export interface Place {
  where: Where;
  label: string;
  /** It is named and cannot be chosen. */
  shut?: boolean;
}

const OTHER: Place = { where: 'other', label: 'En otra orden abierta, que se busca por su número' };
const NONE: Place = { where: 'none', label: 'Fuera de toda orden' };

/** Where the copy of a document of an order may go, the likeliest first; none while that is being asked. */
export function usePlaces(orderId: string, outside: boolean): Place[] {
  const may = useMay();
  const enabled = orderId !== '';
  const file = useProcedure(workOrderProcedures.file, { ID: orderId }, { enabled, staleTime: 0 });
  if (!enabled) return [NONE, OTHER];
  if (file.isPending) return [];
  const places: Place[] = [];
  // An order that cannot be asked about is judged by the server.
  const { ESTADO = OPEN_STATES[0]!, RESUMEN = {} } = file.data?.order ?? {};
  const shut = !OPEN_STATES.includes(ESTADO);
  const number = formatOrderNumber(RESUMEN['NUMERO_ORDEN'] ?? '') || (RESUMEN['CORRELATIVO'] ?? '');
  const named = number === '' ? '' : `, ${number}`;
  const ended = shut
    ? ` (${stateOf(workOrderStates, ESTADO).label.toLowerCase()}: no recibe documentos)`
    : '';
  places.push({ where: 'same', label: `En la misma orden${named}${ended}`, shut });
  if (may('work-orders:write') && file.data) {
    const importer = RESUMEN['NOMBRE_IMPORTADOR'] ?? '';
    const of = importer === '' ? 'del mismo importador' : `de ${importer}`;
    places.push({ where: 'new', label: `En una orden nueva ${of}` });
  }
  return [...(outside ? [NONE] : []), ...places, OTHER];
}
