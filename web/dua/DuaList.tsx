import { duaDefinition } from '../../shared/dua/definition.ts';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { later } from '../kit/later.tsx';
import { FormedList } from '../work-orders/FormedList.tsx';

const CopyDialog = later(async () => (await import('./CopyDialog.tsx')).CopyDialog);

const columns = [
  'NO_ORDEN',
  'ID_SARAH',
  'IMPORTADOR',
  'REGIMEN',
  'ADUANA',
  'ITEMS',
  'VALOR_ADUANA',
  'TRIBUTOS',
  'FECHA_ACEPTACION',
];

/** DUA of the company. */
export const DuaList = () => (
  <FormedList
    definition={duaDefinition}
    procedures={duaProcedures}
    columns={columns}
    days={{ column: 'FECHA_ACEPTACION', label: 'Registradas' }}
    emptyText="Aquí están las DUA de todas sus órdenes. Se forman de las DVA, las facturas y el documento de transporte de una orden."
    CopyDialog={CopyDialog}
  />
);
