import { useParams } from 'react-router-dom';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { partyProcedures } from '../../shared/parties/procedures.ts';
import { DocumentEditor, type EditorSection } from '../document/DocumentEditor.tsx';
import type { Layout } from '../kit/fields/layout.ts';

const layout: Layout = [
  ['ID_ROL/4', 'NOMBRE/8'],
  ['NIT/4', 'REGISTRO/4'],
  ['ID_TIPO_IDENTIFICACION/4', 'IDENTIFICACION/4'],
  ['DIRECCION/8', 'CIUDAD/4'],
  ['ID_PAIS/4', 'TELEFONO/4', 'FAX/4'],
  ['CORREO/6', 'CONTACTO/6'],
  ['ID_NIVEL_COMERCIAL/6', 'OTRO_NIVEL_COMERCIAL/6'],
  ['ID_CONDICION_COMERCIAL/6', 'OTRA_CONDICION_COMERCIAL/6'],
  ['VENCE_PODER/6', 'VENCE_CERTIFICADO/6'],
  ['OBSERVACIONES/12'],
];

const sections: readonly EditorSection[] = [{ dataSet: 'FICHA', layout }];

/** One party of the company. */
export function PartyPage() {
  const { id = '' } = useParams();
  return (
    <DocumentEditor
      key={id}
      definition={partyDefinition}
      procedures={partyProcedures}
      id={id}
      sections={sections}
    />
  );
}
