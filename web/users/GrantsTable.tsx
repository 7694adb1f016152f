import type { ModuleName } from '../../shared/foundation/modules.ts';
import { applications, rightsOf, type ModuleRight } from '../../shared/users/applications.ts';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { hasRight, isOn, setApplication, setRight, type Grants } from './grants.ts';

type Row = Grants['rows'][number];

/** Applications on and off, and what may be done in them. What the company has not cannot be given. */
export function GrantsTable({ grants, onChange }: { grants: Grants; onChange: (next: Grants) => void }) {
  const nameOf = (module: ModuleName): string => applications[module].name;
  const box = (label: string, checked: boolean, disabled: boolean, change: (on: boolean) => void) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
  const right = (key: ModuleRight, label: string): TableColumn<Row> => ({
    name: key,
    label,
    text: () => '',
    render: ({ module, client }) =>
      rightsOf[module]?.includes(key) &&
      box(
        `${nameOf(module)}: ${label.toLowerCase()}`,
        hasRight(grants, module, key),
        !client || !isOn(grants, module),
        (on) => onChange(setRight(grants, module, key, on)),
      ),
  });
  const columns: readonly TableColumn<Row>[] = [
    { name: 'NOMBRE', label: 'Aplicación', text: ({ module }) => nameOf(module) },
    { name: 'ACTIVO_CLIENTE', label: 'Activa para la empresa', text: ({ client }) => (client ? 'Sí' : 'No') },
    {
      name: 'ACTIVO_USUARIO',
      label: 'Activa para el usuario',
      text: () => '',
      render: ({ module, client }) =>
        box(`${nameOf(module)}: activa para el usuario`, isOn(grants, module), !client, (on) =>
          onChange(setApplication(grants, module, on)),
        ),
    },
    right('escribir', 'Escribir'),
    right('transmitir', 'Transmitir'),
  ];
  return (
    <DataTable
      label="Aplicaciones y permisos"
      columns={columns}
      rows={grants.rows}
      rowKey={({ module }) => module}
    />
  );
}
