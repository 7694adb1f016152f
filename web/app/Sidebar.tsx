import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { countries } from '../../shared/countries/countries.ts';
import { Icon } from '../kit/icons.tsx';
import { Dialog } from '../kit/windows.tsx';
import { useOpenAreas } from './useOpenAreas.ts';
import { otherAddress } from './otherApplications.ts';
import { useStarted } from './startedContext.ts';

const Entry = ({ to, icon, children }: { to: string; icon: string; children: ReactNode }) => (
  <NavLink to={to} className="d-nav" end={to.startsWith('/profile')}>
    <Icon name={icon} />
    <span>{children}</span>
  </NavLink>
);

const isActive = (
  rows: readonly { NOMBRE: string; LINK: string; ACTIVO_CLIENTE: string; ACTIVO_USUARIO: string }[],
  link: string,
): boolean =>
  rows.some((row) => row.LINK.includes(link) && row.ACTIVO_CLIENTE === '1' && row.ACTIVO_USUARIO === '1');

/** Sidebar with its fixed entries and their conditions (spec 2, 6). */
export function Sidebar() {
  const { session, applications, billing, logout } = useStarted();
  const open = useOpenAreas();
  const [contact, setContact] = useState(false);
  const country = countries[session.country];
  const adminAddress = otherAddress('admin');
  const billingAddress = otherAddress('commercialInvoicing');
  // Spec 2 has reports for GT alone: the application carries the country's letters.
  const reports = `reportes${country.code.toLowerCase()}`;
  return (
    <nav className="d-sidebar" aria-label="Menú principal">
      <img
        src={`/${country.logo}`}
        alt={`Despacho ${country.name}`}
        className="d-logo"
        width="160"
        height="48"
      />
      <h2>Navegación Principal</h2>
      <Entry to="/mydashboard" icon="home">
        Inicio
      </Entry>
      <Entry to="/profile/company" icon="building">
        Perfil
      </Entry>
      <Entry to="/apps" icon="grid">
        Aplicaciones
      </Entry>
      {open.map((area) => (
        <Entry key={area.path} to={`/${area.path}`} icon={area.icon}>
          {area.title}
        </Entry>
      ))}
      {session.admin && (
        <Entry to="/permisosUsuarios" icon="lock">
          Permisos
        </Entry>
      )}
      {isActive(applications, reports) && (
        <Entry to={`/${reports}`} icon="chart">
          Reportes
        </Entry>
      )}
      {session.admin && billing && billingAddress && (
        <a className="d-nav" href={billingAddress}>
          <Icon name="calculator" />
          <span>Facturación</span>
        </a>
      )}
      {session.admin && (
        <details>
          <summary className="d-nav">
            <Icon name="grid" />
            <span>Administrar</span>
          </summary>
          <Entry to="/configuraciones/matriz" icon="right">
            Matriz de reglas
          </Entry>
          <Entry to="/catalogs" icon="right">
            Catálogos del sistema
          </Entry>
          {adminAddress && (
            <a className="d-nav" href={adminAddress}>
              <Icon name="right" />
              <span>Sitio de administración</span>
            </a>
          )}
        </details>
      )}
      {isActive(applications, 'catalogs') && (
        <details>
          <summary className="d-nav">
            <Icon name="book" />
            <span>Catálogos</span>
          </summary>
          {country.catalogueLinks.map(({ id, label }) => (
            <Entry key={id} to={`/catalogs/mis/view/1/${id}`} icon="right">
              {label}
            </Entry>
          ))}
        </details>
      )}
      <button type="button" className="d-nav" onClick={() => setContact(true)}>
        <Icon name="phone" />
        <span>Contáctanos</span>
      </button>
      <button type="button" className="d-nav" onClick={logout}>
        <Icon name="out" />
        <span>Cerrar sesión</span>
      </button>
      <Dialog title="Contáctanos" opened={contact} onClose={() => setContact(false)}>
        <img src={`/${country.contactPicture}`} alt={`Contacto en ${country.name}`} className="d-contact" />
      </Dialog>
    </nav>
  );
}
