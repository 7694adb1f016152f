import type { Area } from '../areas.ts';
import type { AccessRow } from '../guard.ts';
import type { MenuItem, MenuLink } from './menuItem.ts';

export interface MenuFacts {
  admin: boolean;
  /** ACCESO_APP_FACTURACION = '1'. */
  billing: boolean;
  applications: readonly AccessRow[];
  /** Areas that this person works in. */
  open: readonly Area[];
  /** Whether a path of this application is drawn by somebody: an entry that led nowhere is not there. */
  leads: (path: string) => boolean;
  /** Area of the country's reports: spec 2 has one for GT alone. */
  reports: string;
  /** The company's own lists, by the numbers of the country; none for whoever does not read them. */
  catalogues: readonly { id: number; label: string }[];
  /** Addresses of other applications, where there are any. */
  adminSite: string | undefined;
  billingSite: string | undefined;
  /** How many of an area wait for somebody, by its path. */
  alerts: Readonly<Record<string, number>>;
  contact: () => void;
  /** Opens the bar at the side of the page, where the top bar has no room for its icon. */
  offside: (() => void) | undefined;
  /** Shows the tariff items that the last edition suppressed. */
  suppressed: () => void;
  logout: () => void;
}

const link = (to: string, text: string, icon: string): MenuLink => ({ kind: 'link', to, text, icon });
const only = (condition: boolean, ...items: MenuItem[]): MenuItem[] => (condition ? items : []);

const isActive = (rows: readonly AccessRow[], part: string): boolean =>
  rows.some((row) => row.LINK.includes(part) && row.ACTIVO_CLIENTE === '1' && row.ACTIVO_USUARIO === '1');

/** The sidebar's entries and their conditions (spec 2, sidebar; spec 6). */
export function buildMenu(facts: MenuFacts): MenuItem[] {
  const { admin, leads, applications, alerts } = facts;
  const counted = (path: string): Pick<MenuLink, 'alert'> =>
    alerts[path] ? { alert: String(alerts[path]) } : {};
  const administered = [
    link('/configuraciones/matriz', 'Matriz de reglas', 'grid'),
    link('/configuraciones', 'Configuraciones', 'settings'),
  ].filter(({ to }) => leads(to));
  const site = facts.adminSite;
  return [
    { kind: 'heading', text: 'Navegación Principal' },
    link('/mydashboard', 'Inicio', 'home'),
    link('/profile/company', 'Perfil', 'building'),
    link('/apps', 'Aplicaciones', 'grid'),
    // Where the country has a place of its own for reports, they stand there.
    ...facts.open
      .filter(({ path }) => path !== facts.reports)
      .map((area) => ({ ...link(`/${area.path}`, area.title, area.icon), ...counted(area.path) })),
    ...only(admin && leads('/permisosUsuarios'), link('/permisosUsuarios', 'Permisos', 'lock')),
    ...only(
      isActive(applications, facts.reports) && leads(`/${facts.reports}`),
      link(`/${facts.reports}`, 'Reportes', 'chart'),
    ),
    ...(admin && facts.billing && facts.billingSite
      ? [{ kind: 'outside' as const, href: facts.billingSite, text: 'Facturación', icon: 'calculator' }]
      : []),
    ...only(admin && (administered.length > 0 || site !== undefined), {
      kind: 'branch',
      text: 'Administrar',
      icon: 'settings',
      items: [
        ...administered,
        ...(site
          ? [{ kind: 'outside' as const, href: site, text: 'Sitio de administración', icon: 'right' }]
          : []),
      ],
    }),
    ...only(isActive(applications, 'catalogs') && leads('/catalogs'), {
      kind: 'branch',
      text: 'Catálogos',
      icon: 'book',
      items: [
        ...facts.catalogues.map(({ id, label }) => link(`/catalogs/mis/view/1/${id}`, label, 'right')),
        link('/catalogs', 'Catálogos del sistema', 'right'),
      ],
    }),
    ...only(
      facts.open.some(({ path }) => path === 'arancel'),
      { kind: 'act', text: 'Incisos suprimidos', icon: 'search', run: facts.suppressed },
    ),
    ...(facts.offside
      ? [{ kind: 'act' as const, text: 'Búsqueda a la medida', icon: 'notebook', run: facts.offside }]
      : []),
    { kind: 'act', text: 'Contáctanos', icon: 'phone', run: facts.contact },
    { kind: 'act', text: 'Cerrar sesión', icon: 'out', run: facts.logout },
  ];
}
