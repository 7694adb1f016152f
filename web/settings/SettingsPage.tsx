import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { countries } from '../../shared/countries/countries.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { registerKind } from '../../shared/registers/kind.ts';
import { useMay, useSession } from '../api/session.ts';
import { Icon } from '../kit/icons.tsx';

/** Of whoever reads the country's declarations, which have the numbers too. */
const ORDER_NUMBERS = '/configuraciones/correlativos';

/** Of whoever reads them: contracts and people are not every administrator's. */
const REGISTERS = addressOfDocument(registerKind);

const entries = [
  { to: '/configuraciones/matriz', icon: 'grid', label: 'Matriz de reglas' },
  { to: '/configuraciones/opciones', icon: 'settings', label: 'Opciones de la empresa' },
  { to: '/configuraciones/credenciales', icon: 'lock', label: 'Credenciales' },
  { to: ORDER_NUMBERS, icon: 'list', label: 'Correlativos de orden' },
  { to: REGISTERS, icon: 'building', label: 'Registros de la empresa' },
  { to: '/catalogs', icon: 'book', label: 'Catálogos del sistema' },
  { to: '/permisosUsuarios', icon: 'person', label: 'Permisos' },
] as const;

/** What an administrator configures. */
export function SettingsPage() {
  const may = useMay();
  const { country } = useSession();
  useEffect(() => {
    window.document.title = 'Configuraciones · Despacho';
  }, []);
  return (
    <>
      <h1 tabIndex={-1}>Configuraciones</h1>
      <ul className="d-apps">
        {entries
          .filter(({ to }) =>
            to === ORDER_NUMBERS
              ? may(`${countries[country].declaration.module}:read`)
              : to !== REGISTERS || may('registers:read'),
          )
          .map(({ to, icon, label }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
