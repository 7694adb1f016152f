import { catalogue } from '../../shared/catalogues/names.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { OPEN_STATES, workOrderStates } from '../../shared/work-orders/states.ts';
import { useProcedure } from '../api/queries.ts';
import { useReference } from '../kit/reference.ts';
import { NotAnswered } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { ORDER_FILTERS } from './orderFilters.ts';

/** Open orders by priority and state (spec 7, work orders); each count narrows the list to itself. */
export function OrderCounts() {
  const counts = useProcedure(workOrderProcedures.counts, {});
  const reference = useReference();
  const { read, put } = useAddress();
  const { at } = ORDER_FILTERS.priority;
  if (counts.isError) return <NotAnswered of={counts} failed="No se pudieron contar las órdenes abiertas." />;
  // Drawn before it is counted, so that the list below stays where it is.
  const count = (priority: string, state: string): number | undefined =>
    counts.data
      ?.filter((each) => each.ID_PRIORIDAD === priority && each.ESTADO === state)
      .reduce((sum, { CANTIDAD }) => sum + CANTIDAD, 0);
  return (
    <table className="o-counts">
      <caption className="d-hidden">Órdenes abiertas por prioridad y estado</caption>
      <thead>
        <tr>
          <th scope="col">Prioridad</th>
          {OPEN_STATES.map((state) => (
            <th key={state} scope="col">
              {workOrderStates.states[state]?.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reference
          .rows(catalogue.priorities)
          .toReversed()
          .map(({ CLAVE, VALOR }) => (
            <tr key={CLAVE}>
              <th scope="row">{VALOR}</th>
              {OPEN_STATES.map((state) => {
                const chosen = read(at) === CLAVE && read('estado') === state;
                return (
                  <td key={state}>
                    <button
                      type="button"
                      className="d-chip"
                      aria-pressed={chosen}
                      aria-label={`${VALOR}, ${workOrderStates.states[state]?.label}: ${count(CLAVE, state) ?? 'contando'}`}
                      onClick={() => put(chosen ? { [at]: '', estado: '' } : { [at]: CLAVE, estado: state })}
                    >
                      {count(CLAVE, state) ?? '·'}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
