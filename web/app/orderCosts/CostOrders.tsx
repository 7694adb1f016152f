import { workOrderDefinition } from '../../../shared/work-orders/definition.ts';
import { workOrderProcedures } from '../../../shared/work-orders/procedures.ts';
import { DocumentList } from '../../document/list/DocumentList.tsx';

/** An order as it is listed here leads to its costs. */
const definition = { ...workOrderDefinition, path: 'ordenestrabajogastos' };

const columns = ['CORRELATIVO', 'NUMERO_ORDEN', 'NOMBRE_IMPORTADOR', 'DESCRIPCION', 'FECHA_APERTURA'];

/** Orders whose costs are kept, the newest first; each leads to its own. */
export const CostOrders = () => (
  <DocumentList
    definition={definition}
    procedures={workOrderProcedures}
    columns={columns}
    title="Gastos de órdenes"
    emptyText="Cada orden de trabajo lleva sus gastos y anticipos. Cree una en Órdenes de trabajo."
  />
);
