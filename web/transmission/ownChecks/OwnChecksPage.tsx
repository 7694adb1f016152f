import { useState } from 'react';
import { countries } from '../../../shared/countries/countries.ts';
import { documentKinds } from '../../../shared/documentKinds.ts';
import { isModuleOf } from '../../../shared/countries/isModuleOf.ts';
import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import type { ListedOwnCheck } from '../../../shared/foundation/rules/own/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { useMay, useSession } from '../../api/session.ts';
import { ownCheckProcedures } from '../../../shared/foundation/rules/own/procedures.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { CheckTable } from './CheckTable.tsx';
import { EditCheck } from './EditCheck.tsx';
import './ownChecks.css';

/** Checks of the company itself, made of what authorities rejected: which, how often each warned, how often it helped. */
export function OwnChecksPage() {
  const { country } = useSession();
  const may = useMay();
  const { read, put } = useAddress();
  const kinds = documentKinds.filter(({ module }) => isModuleOf(country, module) && may(`${module}:write`));
  const declared = countries[country].declaration.module;
  const kind = kinds.find(({ module }) => module === (read('de') || declared)) ?? kinds[0];
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <PageTitle>Revisiones propias</PageTitle>
        <span className="d-grow" />
        {kind && (
          <PlainSelect
            label="Documentos"
            value={kind.module}
            options={kinds.map(({ module, plural }) => ({ value: module, label: plural }))}
            onChange={(module) => put({ de: module === declared ? '' : module })}
          />
        )}
      </div>
      {kind ? (
        <ChecksOf key={kind.module} kind={kind} />
      ) : (
        <EmptyState
          icon="flag"
          title="Sin documentos que revisar"
          text="Usted no modifica ningún documento. Pida el permiso a un administrador."
        />
      )}
    </div>
  );
}

function ChecksOf({ kind }: { kind: DocumentKind }) {
  const [contracts] = useState(() => ownCheckProcedures(kind));
  const list = useProcedure(contracts.ownChecks, {}, { staleTime: 0 });
  const save = useAction(contracts.saveOwnCheck);
  const [edited, setEdited] = useState<ListedOwnCheck | 'new'>();
  if (list.isPending) return <Loading />;
  if (list.isError) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const { REVISIONES, CAMPOS } = list.data;
  const turn = async ({ CLAVE, EDICION, ...check }: ListedOwnCheck): Promise<void> => {
    const { CAMPO, CONDICION, COMPARADO, CUANDO_CAMPO, CUANDO_VALOR, VALOR, SEVERIDAD } = check;
    const ACTIVA = check.ACTIVA === '1' ? '0' : '1';
    const REVISION = {
      CAMPO,
      CONDICION,
      COMPARADO,
      CUANDO_CAMPO,
      CUANDO_VALOR,
      VALOR,
      SEVERIDAD,
      ACTIVA,
    } as const;
    try {
      await save.mutateAsync({ CLAVE, EDICION, REVISION, CODIGO: undefined, ORIGEN: undefined });
    } catch (thrown) {
      await inform('La revisión no cambió', errorText(thrown));
      await list.refetch();
    }
  };
  return (
    <>
      <p className="d-dimmed">
        Avisan mientras se escribe, en {kind.noun.gender === 'f' ? 'todas las' : 'todos los'}{' '}
        {kind.noun.plural} de la empresa, además de las revisiones de Despacho. Ninguna detiene un envío si un
        administrador no lo dice.
      </p>
      {REVISIONES.length === 0 ? (
        <EmptyState
          icon="flag"
          title={`Sin revisiones propias de ${kind.noun.plural}`}
          text="Cuando la autoridad rechace una declaración, «Avisar la próxima vez» hace una de lo que objetó. También puede escribirla usted."
        />
      ) : (
        <CheckTable kind={kind} checks={REVISIONES} turn={(check) => void turn(check)} edit={setEdited} />
      )}
      <div className="d-row">
        <Button icon="plus" onClick={() => setEdited('new')}>
          Nueva revisión
        </Button>
      </div>
      {edited && (
        <EditCheck
          kind={kind}
          check={edited === 'new' ? undefined : edited}
          fields={CAMPOS}
          close={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
