import { profiles } from '../../shared/users/profiles.ts';
import { countries } from '../../shared/countries/countries.ts';
import { Link } from 'react-router-dom';
import { THEMES } from '../kit/theme/themes.ts';
import { LayoutPreferences } from './layout/LayoutPreferences.tsx';
import { ModulePreferences } from './ModuleIcons.tsx';
import { Facts } from '../kit/Facts.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { useStarted } from './startedContext.ts';
import { chooseTheme, useThemeName } from './themeChoice.ts';
import { keysOf } from '../../shared/foundation/keyed.ts';

/** 'Perfil' of the person: who they are here, and the colours of their screen. */
export function UserPage() {
  const { session } = useStarted();
  const theme = useThemeName();
  return (
    <>
      <PageTitle>Perfil</PageTitle>
      <Facts
        facts={[
          ['Nombre', session.user.name],
          ['Usuario', session.user.login],
          ['Correo', session.user.email],
          ['Perfil', profiles[String(session.profileId)]?.name ?? ''],
          ['Administrador', session.admin ? 'Sí' : 'No'],
        ]}
      />
      <p>
        <Link to="/profile/company">Perfil de la empresa</Link>
      </p>
      <h2>Colores</h2>
      <div className="d-row" role="group" aria-label="Tema de colores">
        {keysOf(THEMES).map((name) => (
          <button
            key={name}
            type="button"
            className="d-chip"
            aria-pressed={theme === name}
            onClick={() => chooseTheme(name)}
          >
            {name} · {THEMES[name].label}
          </button>
        ))}
      </div>
      <LayoutPreferences />
      <ModulePreferences />
    </>
  );
}

/** Profile of the company (spec 3, company profile). */
export function CompanyPage() {
  const { company, session, applications } = useStarted();
  const hired = applications.filter(({ ACTIVO_CLIENTE }) => ACTIVO_CLIENTE === '1');
  const country = countries[session.country];
  return (
    <>
      <PageTitle>Perfil de la empresa</PageTitle>
      <Facts
        facts={[
          ['Nombre', company.Nombre],
          ['Id', company.Id],
          ['Alias', company.Alias],
          ['Razón social', company.RazonSocial],
          [country.taxIdName, country.formatTaxId(company.Nit)],
          ['Dirección', company.Direccion],
          ['Teléfono', company.Telefono],
          ['Correo', company.Correo],
          ['País', company.NombrePais],
          ['Plan de negocio', company.NombrePlanNegocio],
          ['Descripción del plan', company.DescripcionPlanNegocio],
          ['Aplicaciones del plan', hired.map(({ NOMBRE }) => NOMBRE).join(', ')],
          ['Funcionalidades especiales', session.features.join(', ') || 'Ninguna'],
        ]}
      />
    </>
  );
}
