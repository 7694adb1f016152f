import { useParams } from 'react-router-dom';
import { ROLE } from '../../shared/parties/fields/party.ts';
import { registerDefinition } from '../../shared/registers/definition.ts';
import { REGISTER } from '../../shared/registers/fields/register.ts';
import { registerKind } from '../../shared/registers/kind.ts';
import { registerProcedures } from '../../shared/registers/procedures.ts';
import { registerDataSets, type RegisterBody } from '../../shared/registers/summary.ts';
import { DocumentEditor, type EditorSection, type EditorTab } from '../document/DocumentEditor.tsx';
import { filesTab } from '../document/files/filesTab.tsx';
import type { Layout } from '../kit/fields/layout.ts';
import { PartyTools } from '../parties/PartyTools.tsx';

const layout: Layout = [
  ['ID_TIPO/6', 'NUMERO/6'],
  ['NOMBRE/12'],
  ['ID_USO/6', 'SERIE/6'],
  ['DESDE/6', 'HASTA/6'],
  ['AGENTE/6', 'ID_DOCUMENTO/6'],
  ['CONTRAPARTE/6', 'NIT/6'],
  ['EMISOR/6', 'PUESTO/6'],
  ['DIRECCION/12'],
  ['CORREO/6', 'TELEFONO/6'],
  ['MONTO/6', 'ID_MONEDA/6'],
  ['FECHA/4', 'RIGE_DESDE/4', 'VENCE/4'],
  ['OBSERVACIONES/12'],
];

const sections: readonly EditorSection<RegisterBody>[] = [
  {
    dataSet: 'REGISTRO',
    layout,
    extra: (document) =>
      document.body.REGISTRO.ID_TIPO === REGISTER.agentPaper && (
        <PartyTools
          document={document}
          dataSet="REGISTRO"
          fields={registerDataSets.REGISTRO.fields}
          role={ROLE.agent}
          title="Elegir agente"
        />
      ),
  },
];

const tabs: readonly EditorTab<RegisterBody>[] = [
  filesTab(
    registerKind,
    registerProcedures,
    'La resolución, el contrato firmado, la licencia o la fianza quedan aquí, a mano cuando alguien los pide.',
  ),
];

/** One register of the company, with its papers. */
export function RegisterPage() {
  const { id = '' } = useParams();
  return (
    <DocumentEditor
      key={id}
      definition={registerDefinition}
      procedures={registerProcedures}
      id={id}
      sections={sections}
      tabs={tabs}
    />
  );
}
