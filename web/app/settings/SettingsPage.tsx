import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { countries } from '../../../shared/countries/countries.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { registerKind } from '../../../shared/registers/kind.ts';
import { useMay, useSession } from '../../api/session.ts';
import { Icon } from '../../kit/icons.tsx';
import './settings.css';

/** Of whoever reads the country's declarations, which have the numbers too. */
const ORDER_NUMBERS = '/configuraciones/correlativos';

/** Of whoever reads them: contracts and people are not every administrator's. */
const REGISTERS = addressOfDocument(registerKind);

const entries = [
  {
    to: '/configuraciones/opciones',
    icon: 'settings',
    label: 'Opciones de la empresa',
    text: 'Lo que rige para todos: revisiones, tolerancias, impresos, avisos y regímenes.',
  },
  {
    to: '/configuraciones/matriz',
    icon: 'grid',
    label: 'Matriz de reglas',
    text: 'Qué casillas exige cada régimen y clase.',
  },
  {
    to: '/configuraciones/credenciales',
    icon: 'lock',
    label: 'Credenciales',
    text: 'Con qué usuario habla Despacho con cada servicio.',
  },
  {
    to: ORDER_NUMBERS,
    icon: 'columns',
    label: 'Correlativos de orden',
    text: 'El siguiente número, los apartados y los que faltan.',
  },
  {
    to: REGISTERS,
    icon: 'building',
    label: 'Registros de la empresa',
    text: 'Resoluciones, contratos, conexiones, colaboradores y agentes.',
  },
  {
    to: '/catalogs',
    icon: 'book',
    label: 'Catálogos del sistema',
    text: 'Las listas del país con que trabaja la empresa.',
  },
  {
    to: '/permisosUsuarios',
    icon: 'person',
    label: 'Permisos',
    text: 'Personas, roles, quién puede qué y claves de programas.',
  },
  {
    to: '/consumo',
    icon: 'calculator',
    label: 'Plan y consumo',
    text: 'Lo usado por mes, la exportación de todos los datos y el acceso de quien opera.',
  },
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
      <ul className="d-apps s-entries">
        {entries
          .filter(({ to }) =>
            to === ORDER_NUMBERS
              ? may(`${countries[country].declaration.module}:read`)
              : to !== REGISTERS || may('registers:read'),
          )
          .map(({ to, icon, label, text }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                {label}
                <small>{text}</small>
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
