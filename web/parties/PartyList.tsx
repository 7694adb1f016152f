import { catalogue } from '../../shared/catalogues/names.ts';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { partyProcedures } from '../../shared/parties/procedures.ts';
import { RecordList } from '../document/list/RecordList.tsx';
import { useReference } from '../kit/reference.ts';

const columns = [
  ...['NOMBRE', 'ID_ROL', 'NIT', 'IDENTIFICACION', 'ID_PAIS', 'CIUDAD'],
  ...['VENCE_PODER', 'VENCE_CERTIFICADO'],
];

/** Agents, importers, suppliers and carriers of the company (spec 2, sidebar), all or those of one role. */
export function PartyList() {
  const { country } = useReference();
  return (
    <RecordList
      definition={partyDefinition}
      procedures={partyProcedures}
      dataSet="FICHA"
      emptyText="Aquí están sus agentes, importadores, proveedores y transportistas: se escriben una vez y se eligen en cada documento."
      columns={columns}
      sort={{ column: 'ID_ROL', list: catalogue.partyRoles, address: 'rol' }}
      begun={(role) => ({ ID_ROL: role, ID_PAIS: country })}
    />
  );
}
