import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { productDefinition } from '../../shared/products/definition.ts';
import { productKind } from '../../shared/products/kind.ts';
import { productProcedures } from '../../shared/products/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { BulkButton, BulkWindow } from '../document/bulk/BulkWindow.tsx';
import { DocumentList } from '../document/list/DocumentList.tsx';
import { Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { useAddress } from '../kit/useAddress.ts';
import { lazy } from '../kit/lazy.ts';

// It comes when somebody asks for it.
const ProductSearch = lazy(async () => ({ default: (await import('./ProductSearch.tsx')).ProductSearch }));

const SHOWN = ['CODIGO', 'DESCRIPCION', 'PARTIDA', 'NOMBRE_PROVEEDOR', 'MARCA', 'MODELO', 'MEDIDA', 'ACTIVO'];

/** The company's classified goods; «Búsqueda avanzada» says where the words must stand. */
export function ProductList() {
  const navigate = useNavigate();
  const create = useAction(productProcedures.create);
  const writes = useMay()('products:write');
  const { read } = useAddress();
  const advanced = read('buscar') === '1';
  const begin = async (): Promise<void> => {
    try {
      const { header } = await create.mutateAsync({ ID_ORDEN: undefined, CUERPO: undefined });
      void navigate(addressOfDocument(productKind, header.ID));
    } catch (thrown) {
      toast('¡Error!', `El producto no ha podido ser creado. ${errorText(thrown)}`, 'bad');
    }
  };
  if (advanced)
    return (
      <Suspense fallback={<Loading />}>
        <ProductSearch />
      </Suspense>
    );
  return (
    <>
      <DocumentList
        definition={productDefinition}
        procedures={productProcedures}
        columns={SHOWN}
        title="Mis clasificaciones"
        emptyText="Aquí están las mercancías que su empresa ya clasificó: se escriben una vez y se proponen en cada factura."
        tools={
          <>
            <Link to={`/${productKind.path}?buscar=1`}>Búsqueda avanzada</Link>
            {writes && <BulkButton />}
          </>
        }
        {...(writes ? { create: { label: 'Nuevo producto', run: () => void begin() } } : {})}
      />
      {writes && (
        <BulkWindow definition={productDefinition} dataSet="PRODUCTO" procedures={productProcedures} />
      )}
    </>
  );
}
