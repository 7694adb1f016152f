import { catalogue } from '../../shared/catalogues/names.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { countries } from '../../shared/countries/countries.ts';
import { PlainSelect } from '../kit/PlainSelect.tsx';
import { useReference } from '../kit/reference.ts';
import { PlainInput } from '../kit/simple.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { ORDER_FILTERS } from './orderFilters.ts';

const EVERY = { value: '', label: 'Todas' };

/** Narrows the list of orders by priority, agent and client (spec 7, work orders); the address holds the choice. */
export function OrderFilters() {
  const { read, put } = useAddress();
  const reference = useReference();
  const { country } = useSession();
  const agents = useProcedure(workOrderProcedures.assignees, {});
  const { priority, agent, client } = ORDER_FILTERS;
  return (
    <div className="d-row" role="group" aria-label="Filtros de órdenes">
      <PlainSelect
        label="Prioridad"
        value={read(priority.at)}
        options={[
          EVERY,
          ...reference.rows(catalogue.priorities).map(({ CLAVE, VALOR }) => ({ value: CLAVE, label: VALOR })),
        ]}
        onChange={(value) => put({ [priority.at]: value })}
      />
      <PlainSelect
        label="Agente"
        value={read(agent.at)}
        options={[
          { value: '', label: 'Todos' },
          ...(agents.data ?? []).map((each) => ({ value: each.IdUsuario, label: each.NombreUsuario })),
        ]}
        onChange={(value) => put({ [agent.at]: value })}
      />
      <PlainInput
        label={`${countries[country].taxIdName} del cliente`}
        value={read(client.at)}
        maxLength={20}
        onChange={(value) => put({ [client.at]: value.replace(/[^0-9A-Za-z]/g, '').toUpperCase() })}
      />
    </div>
  );
}
