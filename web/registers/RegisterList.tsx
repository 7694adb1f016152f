import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogue } from '../../shared/catalogues/names.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { registerDefinition } from '../../shared/registers/definition.ts';
import { registerKind } from '../../shared/registers/kind.ts';
import { registerProcedures } from '../../shared/registers/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/DocumentList.tsx';
import { PlainSelect } from '../kit/PlainSelect.tsx';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { toast } from '../kit/toasts.ts';
import { useAddress } from '../kit/useAddress.ts';

const BulkImport = lazy(async () => ({
  default: (await import('../document/bulk/BulkImport.tsx')).BulkImport,
}));

/** Resolutions, connections, contracts, collaborators and agents' papers of the company, all or those of one kind (spec 7). */
export function RegisterList() {
  const { read, put } = useAddress();
  const reference = useReference();
  const navigate = useNavigate();
  const create = useAction(registerProcedures.create);
  const writes = useMay()('registers:write');
  const kind = read('tipo');
  const begin = async (): Promise<void> => {
    try {
      const CUERPO = { REGISTRO: { ID_TIPO: kind } };
      const { header } = await create.mutateAsync({ ID_ORDEN: undefined, CUERPO });
      void navigate(addressOfDocument(registerKind, header.ID));
    } catch (thrown) {
      toast('El registro no se creó', errorText(thrown), 'bad');
    }
  };
  return (
    <>
      <DocumentList
        definition={registerDefinition}
        procedures={registerProcedures}
        emptyText="Aquí están las resoluciones, conexiones, contratos y colaboradores de la empresa, y los documentos de sus agentes. De lo que vence se avisa antes."
        {...(kind === '' ? {} : { fixed: { ID_TIPO: kind } })}
        tools={
          <>
            {writes && (
              <Button variant="default" onClick={() => put({ carga: 'nueva' })}>
                Cargar de un archivo
              </Button>
            )}
            <PlainSelect
              label="Mostrar"
              value={kind}
              onChange={(tipo) => put({ tipo })}
              options={[
                { value: '', label: 'Todos' },
                ...reference
                  .rows(catalogue.registerKinds)
                  .map(({ CLAVE, VALOR }) => ({ value: CLAVE, label: VALOR })),
              ]}
            />
          </>
        }
        {...(writes ? { create: { label: registerKind.making, run: () => void begin() } } : {})}
      />
      {writes && read('carga') !== '' && (
        <Suspense>
          <BulkImport definition={registerDefinition} dataSet="REGISTRO" procedures={registerProcedures} />
        </Suspense>
      )}
    </>
  );
}
