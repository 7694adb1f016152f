import { useEffect, useState } from 'react';
import { rolesOf, SHIPPED_ROLES, type Role } from '../../../shared/foundation/access/roles.ts';
import { applications } from '../../../shared/users/applications.ts';
import { grantables } from '../../../shared/users/grantables.ts';
import { permissionProcedures, type PermissionTable } from '../../../shared/users/permissionProcedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { confirm, informFailed } from '../../kit/dialogs/dialogs.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { BackToList } from '../UserFormParts.tsx';
import { ReleaseOption } from './ReleaseOption.tsx';
import { useStepUp } from '../useStepUp.tsx';
import { serverNow } from '../../api/serverClock.ts';

const noun = { singular: 'rol', plural: 'roles', gender: 'm' } as const;

/** The roles of the company: those that the product brings, changed where it wants, and its own. */
export function RolesPage() {
  const list = useProcedure(permissionProcedures.permissionTable, {});
  useEffect(() => {
    window.document.title = 'Roles · Despacho';
  }, []);
  return (
    <div className="d-stack">
      <BackToList />
      <h1 tabIndex={-1}>Roles</h1>
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : (
        <Roles table={list.data} />
      )}
    </div>
  );
}

const BLANK: Role = { NOMBRE: '', DESCRIPCION: '', DERECHOS: [] };

/** Id of a new role, from the moment: names may change, what people's rows name may not. */
const newId = (): string => `rol-${serverNow().getTime().toString(36)}`;

function Roles({ table }: { table: PermissionTable }) {
  const roles = rolesOf(table.ROLES);
  const [editing, edit] = useState<{ id: string; role: Role }>();
  const holders = (id: string): number => table.PERSONAS.filter(({ ROL }) => ROL === id).length;
  if (editing) return <RoleForm key={editing.id} table={table} {...editing} onDone={() => edit(undefined)} />;
  return (
    <>
      <div className="d-row">
        <Button icon="plus" onClick={() => edit({ id: newId(), role: BLANK })}>
          Nuevo rol
        </Button>
      </div>
      <ul className="us-roles">
        {Object.entries(roles).map(([id, role]) => (
          <li key={id}>
            <button type="button" onClick={() => edit({ id, role })}>
              <strong>{role.NOMBRE}</strong>
              <span>{role.DESCRIPCION}</span>
              <small>
                {holders(id) === 1 ? 'Una persona' : `${holders(id)} personas`}
                {table.ROLES[id] && (SHIPPED_ROLES[id] ? ' · cambiado por la empresa' : ' · de la empresa')}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <ReleaseOption table={table} />
    </>
  );
}

/** The acts on a role, each of which the person may have to prove themselves for. */
function useRoleActs({ ACCESO }: PermissionTable, id: string, onDone: () => void) {
  const save = useAction(permissionProcedures.saveRole);
  const remove = useAction(permissionProcedures.removeRole);
  const { run, dialog } = useStepUp();
  const act = async (deed: 'modificado' | 'eliminado', work: () => Promise<unknown>): Promise<void> => {
    try {
      if (!(await run(work))) return;
      toast(deed === 'modificado' ? 'Rol guardado' : 'Rol quitado', '', 'good');
      onDone();
    } catch (thrown) {
      await informFailed(noun, deed, errorText(thrown));
    }
  };
  const store = ({ NOMBRE, DESCRIPCION, DERECHOS }: Role): Promise<void> =>
    act('modificado', () =>
      save.mutateAsync({ ACCESO, ROL: id, NOMBRE, DESCRIPCION, DERECHOS: [...DERECHOS] }),
    );
  const takeAway = async (): Promise<void> => {
    const text = SHIPPED_ROLES[id]
      ? 'Vuelve a ser como el producto lo trae, para quienes lo tienen también.'
      : 'Solo se quita si nadie lo tiene.';
    if (await confirm('¿Desea quitar los cambios del rol ?', text, 'Quitar', true))
      await act('eliminado', () => remove.mutateAsync({ ACCESO, ROL: id }));
  };
  return { store, takeAway, storing: save.isPending, dialog };
}

/** One role: its name and what it gives. Everybody who has it has the change at their next call. */
function RoleForm(props: { table: PermissionTable; id: string; role: Role; onDone: () => void }) {
  const { table, id, onDone } = props;
  const [role, setRole] = useState(props.role);
  const { store, takeAway, storing, dialog } = useRoleActs(table, id, onDone);
  return (
    <form
      className="d-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store(role);
      }}
    >
      <div className="us-form">
        <PlainInput
          label="Nombre"
          required
          maxLength={60}
          value={role.NOMBRE}
          onChange={(value) => setRole({ ...role, NOMBRE: value })}
        />
        <PlainInput
          label="Para qué sirve"
          maxLength={200}
          value={role.DESCRIPCION}
          onChange={(value) => setRole({ ...role, DESCRIPCION: value })}
        />
      </div>
      <Rights
        modules={table.MODULOS}
        given={role.DERECHOS}
        onChange={(DERECHOS) => setRole({ ...role, DERECHOS })}
      />
      <div className="d-row d-row-end">
        {table.ROLES[id] && (
          <Button variant="default" danger onClick={() => void takeAway()}>
            {SHIPPED_ROLES[id] ? 'Volver al del producto' : 'Quitar el rol'}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          Cancelar
        </Button>
        <Button type="submit" loading={storing}>
          Guardar
        </Button>
      </div>
      {dialog}
    </form>
  );
}

/** What a role gives, by the application that it is of. */
function Rights(props: {
  modules: PermissionTable['MODULOS'];
  given: Role['DERECHOS'];
  onChange: (given: string[]) => void;
}) {
  const { modules, given, onChange } = props;
  const toggle = (name: string, on: boolean): void =>
    onChange(on ? [...given, name] : given.filter((each) => each !== name));
  return (
    <div className="us-role-rights">
      {modules.map((module) => (
        <fieldset key={module}>
          <legend>{applications[module].name}</legend>
          {grantables
            .filter((right) => right.module === module)
            .map(({ name, label }) => (
              <label key={name} className="us-check">
                <input
                  type="checkbox"
                  checked={given.includes(name)}
                  onChange={(event) => toggle(name, event.currentTarget.checked)}
                />
                {label}
              </label>
            ))}
        </fieldset>
      ))}
    </div>
  );
}
