import { Link } from 'react-router-dom';
import { addressOfDocument, nameWithin } from '../../shared/foundation/documents/kind.ts';
import { isOpen, isVoid, stateOf } from '../../shared/foundation/documents/states.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { OPEN_STATES } from '../../shared/work-orders/states.ts';
import { useProcedure } from '../api/queries.ts';
import type { Shut } from '../document/editorProps.ts';
import type { OpenDocument } from '../document/useDocument.ts';

/**
 * Why a document is read only although its state would let it be changed: its order is closed, or deleted, and then it may
 * still be voided. Undefined while nothing is known of its order, whose steps ask the same.
 */
export function useShutByOrder({
  definition,
  header,
}: Pick<OpenDocument, 'definition' | 'header'>): Shut | undefined {
  const { ESTADO, ID_ORDEN } = header;
  const enabled = ID_ORDEN !== '';
  const { data } = useProcedure(workOrderProcedures.file, { ID: ID_ORDEN }, { enabled, staleTime: 0 });
  if (!data || OPEN_STATES.includes(data.order.ESTADO)) return undefined;
  if (!isOpen(definition.states, ESTADO) || stateOf(definition.states, ESTADO).outlivesOrder)
    return undefined;
  const deleted = isVoid(data.order.ESTADO);
  const [ended, back] = deleted ? ['eliminada', 'recupere'] : ['cerrada', 'reabra'];
  const one = definition.noun.gender === 'f' ? 'Esta' : 'Este';
  const why = (
    <>
      {one} {definition.noun.singular} no se cambia: la {nameWithin(workOrderKind, data.order.RESUMEN)} está{' '}
      {ended}. Si debe cambiarse, {back} la orden{deleted ? '; si sobra, puede anularse' : ''}.{' '}
      <Link to={addressOfDocument(workOrderKind, ID_ORDEN)}>Ver la orden</Link>
    </>
  );
  return { why, voids: deleted };
}
