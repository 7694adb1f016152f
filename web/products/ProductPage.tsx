import { useNavigate, useParams } from 'react-router-dom';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { ROLE } from '../../shared/parties/fields/party.ts';
import { productDefinition } from '../../shared/products/definition.ts';
import { productKind } from '../../shared/products/kind.ts';
import { productProcedures } from '../../shared/products/procedures.ts';
import { productDataSets, type ProductBody } from '../../shared/products/summary.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { useMay } from '../api/session.ts';
import { DocumentEditor, type EditorSection, type EditorTab } from '../document/DocumentEditor.tsx';
import type { EditorAction } from '../document/EditorHead.tsx';
import type { OpenDocument } from '../document/useDocument.ts';
import { filesTab } from '../document/files/filesTab.tsx';
import type { Layout } from '../kit/fields/layout.ts';
import { toast } from '../kit/toasts.ts';
import { PartyTools } from '../parties/PartyTools.tsx';
import { DetailFiles } from './DetailFiles.tsx';
import { ProductParts } from './ProductParts.tsx';
import { SameCode } from './SameCode.tsx';

const goods: Layout = [
  ['CODIGO/4', 'DESCRIPCION/8'],
  ['PARTIDA/6', 'ACTIVO/6'],
  ['CARACTERISTICAS/12'],
  ['MARCA/4', 'MODELO/4', 'ESTADO/4'],
  ['MEDIDA/6', 'PAIS_ORIGEN/6'],
  ['OBSERVACIONES/12'],
];
const supplier: Layout = [['NOMBRE_PROVEEDOR/8', 'ID_PROVEEDOR/4']];

const sections: readonly EditorSection<ProductBody>[] = [
  {
    dataSet: 'PRODUCTO',
    id: 'PRODUCTO',
    title: 'Mercancía',
    layout: goods,
    extra: ({ header, body }) => (
      <>
        <SameCode id={header.ID} product={body.PRODUCTO} />
        <ProductParts product={body.PRODUCTO} />
      </>
    ),
  },
  {
    dataSet: 'PRODUCTO',
    id: 'PROVEEDOR',
    title: 'Proveedor',
    layout: supplier,
    extra: (document) => (
      <PartyTools
        document={document}
        dataSet="PRODUCTO"
        fields={productDataSets.PRODUCTO.fields}
        role={ROLE.supplier}
        title="Elegir proveedor"
      />
    ),
  },
  { dataSet: 'MINIMAS' },
  { dataSet: 'CARACTERISTICAS_INCISO' },
  { dataSet: 'DETALLE_PRODUCTO', extra: (document) => <DetailFiles document={document} /> },
];

const tabs: readonly EditorTab<ProductBody>[] = [
  filesTab(
    productKind,
    productProcedures,
    'Las fotografías, fichas técnicas y certificados de la mercancía quedan aquí, a mano al clasificarla otra vez.',
  ),
];

/** One product of the company: its data, its classification, what the tariff owes of it, and its papers. */
export function ProductPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const writes = useMay()('products:write');
  const copy = async ({ session }: OpenDocument<ProductBody>): Promise<void> => {
    try {
      await session.saveAll();
      const { header } = await call(productProcedures.copy, { ID: id });
      void navigate(addressOfDocument(productKind, header.ID));
    } catch (thrown) {
      toast('El producto no se copió', errorText(thrown), 'bad');
    }
  };
  const actions = (document: OpenDocument<ProductBody>): EditorAction[] =>
    writes ? [{ label: 'Copiar', icon: 'plus', run: () => copy(document) }] : [];
  return (
    <DocumentEditor
      key={id}
      definition={productDefinition}
      procedures={productProcedures}
      id={id}
      sections={sections}
      actions={actions}
      tabs={tabs}
    />
  );
}
