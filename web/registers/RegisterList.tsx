import { catalogue } from '../../shared/catalogues/names.ts';
import { registerDefinition } from '../../shared/registers/definition.ts';
import { registerProcedures } from '../../shared/registers/procedures.ts';
import { RecordList } from '../document/list/RecordList.tsx';

/** Resolutions, connections, contracts, collaborators and agents' papers of the company, all or those of one kind (spec 7). */
export function RegisterList() {
  return (
    <RecordList
      definition={registerDefinition}
      procedures={registerProcedures}
      dataSet="REGISTRO"
      emptyText="Aquí están las resoluciones, conexiones, contratos y colaboradores de la empresa, y los documentos de sus agentes. De lo que vence se avisa antes."
      sort={{ column: 'ID_TIPO', list: catalogue.registerKinds, address: 'tipo' }}
      begun={(kind) => ({ ID_TIPO: kind })}
    />
  );
}
