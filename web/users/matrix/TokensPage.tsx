import { useEffect, useState } from 'react';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import { grantables, titleOfRight } from '../../../shared/users/grantables.ts';
import { tokenProcedures, type ListedToken } from '../../../shared/users/tokenProcedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { DataTable, type TableColumn } from '../../kit/DataTable.tsx';
import { confirm, inform, informFailed } from '../../kit/dialogs/dialogs.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { BackToList, Section } from '../UserFormParts.tsx';
import { useStepUp } from '../useStepUp.tsx';

const noun = { singular: 'token', plural: 'tokens', gender: 'm' } as const;
const STATES = { VIGENTE: 'Vigente', VENCIDO: 'Vencido', REVOCADO: 'Revocado' } as const;

const moment = (instant: string): string =>
  instant === '' ? 'Nunca' : formatDateTime(localDateTime(new Date(instant)));

const titleOf = (permission: string): string => {
  const right = grantables.find((each) => each.permission === permission);
  return right ? titleOfRight(right) : permission;
};

const columnsOf = (end: (row: ListedToken) => Promise<void>): readonly TableColumn<ListedToken>[] => [
  { name: 'NOMBRE', label: 'Programa', text: ({ NOMBRE }) => NOMBRE },
  { name: 'PERMISOS', label: 'Puede', text: ({ PERMISOS }) => PERMISOS.map(titleOf).join('; ') },
  { name: 'CREADO_POR', label: 'Responde', text: ({ CREADO_POR }) => CREADO_POR },
  { name: 'VENCE', label: 'Vence', text: ({ VENCE }) => moment(VENCE) },
  { name: 'ULTIMO_USO', label: 'Último uso', text: ({ ULTIMO_USO }) => moment(ULTIMO_USO) },
  { name: 'ESTADO', label: 'Estado', text: ({ ESTADO }) => STATES[ESTADO] },
  {
    name: 'revocar',
    label: 'Acción',
    text: () => '',
    render: (row) =>
      row.ESTADO === 'VIGENTE' && (
        <Button variant="subtle" danger onClick={() => void end(row)}>
          Revocar
        </Button>
      ),
  },
];

/** Tokens by which programs work for the company: made, shown once, and revoked. */
export function TokensPage() {
  const list = useProcedure(tokenProcedures.tokens, {});
  const { run, dialog } = useStepUp();
  const revoke = useAction(tokenProcedures.revokeToken);
  useEffect(() => {
    window.document.title = 'Programas · Despacho';
  }, []);
  const end = async ({ ID_TOKEN, NOMBRE }: ListedToken): Promise<void> => {
    const text = `«${NOMBRE}» deja de entrar ahora mismo. No se puede devolver: se crea otro.`;
    if (!(await confirm('¿Desea revocar el token ?', text, 'Revocar', true))) return;
    try {
      await run(() => revoke.mutateAsync({ ID_TOKEN }));
    } catch (thrown) {
      await informFailed(noun, 'modificado', errorText(thrown));
    }
  };
  return (
    <div className="d-stack">
      <BackToList />
      <h1 tabIndex={-1}>Programas</h1>
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <EmptyState
          title="Ningún programa trabaja para la empresa"
          text="Un token deja que otro sistema lea o escriba lo que usted le dé, hasta el día que usted diga."
        />
      ) : (
        <DataTable
          label="Tokens de programas"
          columns={columnsOf(end)}
          rows={list.data}
          rowKey={({ ID_TOKEN }) => ID_TOKEN}
        />
      )}
      <NewToken />
      {dialog}
    </div>
  );
}

/** A new token: for which program, how long, and what of the giver's own rights. */
function NewToken() {
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const [rights, setRights] = useState<readonly string[]>([]);
  const create = useAction(tokenProcedures.createToken);
  const { run, dialog } = useStepUp();
  const make = async (): Promise<void> => {
    try {
      const input = { NOMBRE: name, DIAS: Number(days), PERMISOS: [...rights] };
      const made = await run(() => create.mutateAsync(input));
      if (!made) return;
      setName('');
      setRights([]);
      await inform(
        'Copie el token ahora',
        <>
          <p>Es la única vez que se muestra. Envíelo en el encabezado «Authorization: Bearer».</p>
          <pre className="us-given">{made.TOKEN}</pre>
          <p>Vale hasta el {moment(made.VENCE)}.</p>
        </>,
      );
    } catch (thrown) {
      await informFailed(noun, 'creado', errorText(thrown));
    }
  };
  return (
    <Section title="Nuevo token">
      <p className="d-dimmed">
        El programa puede lo que marque, mientras usted lo pueda. No transmite, no libera ni administra: eso
        lo decide una persona.
      </p>
      <div className="us-form">
        <PlainInput label="Programa" maxLength={60} value={name} onChange={setName} />
        <PlainInput
          label="Días que vale"
          description="De 1 a 365."
          inputMode="numeric"
          value={days}
          onChange={setDays}
        />
      </div>
      <OwnRights given={rights} onChange={setRights} />
      <div className="d-row">
        <Button
          loading={create.isPending}
          disabled={name.trim() === '' || rights.length === 0}
          onClick={() => void make()}
        >
          Crear token
        </Button>
      </div>
      {dialog}
    </Section>
  );
}

/** What of the person's own rights a program may be given. */
function OwnRights(props: { given: readonly string[]; onChange: (given: readonly string[]) => void }) {
  const { given, onChange } = props;
  const may = useMay();
  const offered = grantables.filter(
    ({ key, permission }) => key !== 'transmitir' && key !== 'liberar' && may(permission),
  );
  return (
    <fieldset className="us-role-rights">
      <legend>Puede</legend>
      {offered.map((right) => (
        <label key={right.name} className="us-check">
          <input
            type="checkbox"
            checked={given.includes(right.permission)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(
                checked ? [...given, right.permission] : given.filter((each) => each !== right.permission),
              )
            }
          />
          {titleOfRight(right)}
        </label>
      ))}
    </fieldset>
  );
}
