import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../kit/icons.tsx';

const entries = [
  { to: '/configuraciones/matriz', icon: 'grid', label: 'Matriz de reglas' },
  { to: '/catalogs', icon: 'book', label: 'Catálogos del sistema' },
  { to: '/permisosUsuarios', icon: 'lock', label: 'Permisos' },
] as const;

/** What an administrator configures. */
export function SettingsPage() {
  useEffect(() => {
    window.document.title = 'Configuraciones · Despacho';
  }, []);
  return (
    <>
      <h1 tabIndex={-1}>Configuraciones</h1>
      <ul className="d-apps">
        {entries.map(({ to, icon, label }) => (
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
