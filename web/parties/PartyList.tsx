import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogue } from '../../shared/catalogues/names.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { partyKind } from '../../shared/parties/kind.ts';
import { partyProcedures } from '../../shared/parties/procedures.ts';
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

/** Agents, importers, suppliers and carriers of the company (spec 2, sidebar), all or those of one role. */
export function PartyList() {
  const { read, put } = useAddress();
  const reference = useReference();
  const navigate = useNavigate();
  const create = useAction(partyProcedures.create);
  const writes = useMay()('parties:write');
  const role = read('rol');
  const roles = reference.rows(catalogue.partyRoles);
  const begin = async (): Promise<void> => {
    try {
      const CUERPO = { FICHA: { ID_ROL: role, ID_PAIS: reference.country } };
      const { header } = await create.mutateAsync({ ID_ORDEN: undefined, CUERPO });
      void navigate(addressOfDocument(partyKind, header.ID));
    } catch (thrown) {
      toast('La ficha no se creó', errorText(thrown), 'bad');
    }
  };
  return (
    <>
      <DocumentList
        definition={partyDefinition}
        procedures={partyProcedures}
        emptyText="Aquí están sus agentes, importadores, proveedores y transportistas: se escriben una vez y se eligen en cada documento."
        {...(role === '' ? {} : { fixed: { ID_ROL: role } })}
        tools={
          <>
            {writes && (
              <Button variant="default" onClick={() => put({ carga: 'nueva' })}>
                Cargar de un archivo
              </Button>
            )}
            <PlainSelect
              label="Mostrar"
              value={role}
              onChange={(rol) => put({ rol })}
              options={[
                { value: '', label: 'Todos' },
                ...roles.map(({ CLAVE, VALOR }) => ({ value: CLAVE, label: VALOR })),
              ]}
            />
          </>
        }
        {...(writes ? { create: { label: 'Nueva ficha', run: () => void begin() } } : {})}
      />
      {writes && read('carga') !== '' && (
        <Suspense>
          <BulkImport definition={partyDefinition} dataSet="FICHA" procedures={partyProcedures} />
        </Suspense>
      )}
    </>
  );
}
