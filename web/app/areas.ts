import type { RouteObject } from 'react-router-dom';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import { countries } from '../../shared/countries/countries.ts';
import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import type { Arriving } from '../api/session.ts';
import { whenIdle } from '../kit/whenIdle.ts';

/** A lazily loaded part of the app with its own address (spec 2, addresses). */
export interface Area {
  path: string;
  title: string;
  icon: string;
  /** Folder under `web` whose `routes.tsx` draws it; an area without one is not part of what a company has. */
  folder: string;
  /** Module whose application row and permission open it. */
  module?: ModuleName;
  /** Right that its page asks besides: nobody is led to where they are refused. */
  needs?: (country: CountryCode) => Permission;
  /** Only for who administers the company. */
  admin?: true;
  /** Loaded soon after start, before anybody asks (spec 2, addresses). */
  preload?: true;
  /** Shown in the sidebar and on the page of applications. */
  listed?: true;
}

/** What `web/<folder>/routes.tsx` exports; the paths are relative to the area's own. */
export interface AreaRoutes {
  routes: RouteObject[];
}

/** What `web/<folder>/page.ts` exports, where a page below the area's own comes apart from its list. */
interface AreaPage {
  loadPage: () => Promise<unknown>;
  /** Asks what the page of this document is about to ask besides the document, while its code is still coming. */
  askAhead?: (id: string, who: Arriving) => void;
}

const area = (path: string, title: string, icon: string, folder: string, rest: Partial<Area> = {}): Area => ({
  path,
  title,
  icon,
  folder,
  ...rest,
});

export const areas: readonly Area[] = [
  ...documentKinds.map(({ path, plural, icon, module, aside }) =>
    area(path, plural, icon, module, { module, listed: true, ...(aside ? {} : { preload: true }) }),
  ),
  area('transmisiones', 'Transmisiones', 'send', 'transmission', { module: 'transmission', listed: true }),
  area('revisionespropias', 'Revisiones propias', 'flag', 'transmission/ownChecks', {
    module: 'transmission',
    listed: true,
  }),
  area('servicios', 'Servicios', 'phone', 'transmission/outside/services', { listed: true }),
  area('arancel', 'Arancel', 'search', 'tariff', { module: 'tariff', listed: true }),
  area('notificaciones', 'Notificaciones', 'flag', 'notifications'),
  area('catalogs', 'Catálogos', 'book', 'catalogues', { module: 'catalogues' }),
  area('permisosUsuarios', 'Permisos', 'lock', 'users', { module: 'users' }),
  area('reportesgt', 'Reportes', 'chart', 'reports', { module: 'reports', listed: true }),
  area('ordenestrabajogastos', 'Gastos de órdenes', 'coins', 'app/orderCosts', {
    module: 'work-orders',
    needs: () => 'work-orders.costos:read',
    listed: true,
  }),
  area('monitoreoestadisticas', 'Estadísticas', 'chart', 'reports/statistics', {
    module: 'reports',
    listed: true,
  }),
  area('configuraciones', 'Configuraciones', 'grid', 'app/settings'),
  area('consumo', 'Plan y consumo', 'calculator', 'app/usage', {
    module: 'users',
    admin: true,
    listed: true,
  }),
  area('bitacora', 'Bitácora', 'clock', 'logbook', { module: 'logbook', listed: true }),
  area('declaraciones', 'Declaraciones', 'file', 'reports/declarations', { module: 'reports', listed: true }),
  area('descargarinformacionduca', 'Descargar información de DUCA', 'download', 'reports/ducaDownload', {
    module: 'reports',
    needs: (country) => `${countries[country].declaration.module}:read`,
    listed: true,
  }),
];

const files = import.meta.glob<AreaRoutes>('./**/routes.tsx', { base: '../' });
const pages = import.meta.glob<AreaPage>('../*/page.ts', { eager: true });

export const pageOf = (folder: string): AreaPage | undefined => pages[`../${folder}/page.ts`];

export const loaderOf = ({ folder }: Area): (() => Promise<AreaRoutes>) | undefined =>
  files[`./${folder}/routes.tsx`];

const atOnce = (work: () => void): void => work();

/** Fetches an area, and `when` it is time what its pages draw with. */
function preloadArea(area: Area, when: typeof atOnce): void {
  loaderOf(area)?.().catch(() => undefined);
  const page = pageOf(area.folder);
  if (page) when(() => void page.loadPage().catch(() => undefined));
}

/** How long a list may take to be drawn by a slow phone; whoever opens a document before waits for its page alone. */
const LIST_MS = 4000;
const afterTheList = (work: () => void): void => void setTimeout(() => whenIdle(work), LIST_MS);

/** Fetches the area of an address while the start asks the server what this person may see: a page at once, after a list its pages. */
export function preloadAreaOf(pathname: string): void {
  const [, first, below] = pathname.split('/');
  const opened = areas.find(({ path }) => path === first);
  if (opened) preloadArea(opened, below ? atOnce : afterTheList);
}

/** A window opens at once from soon after the first page, by keys too; before, what it needs comes with it. */
const FIRST_WINDOW_MS = 1500;

/** How long a first page may take to come by a slow phone, undisturbed by what is fetched for the next. */
const FIRST_PAGE_MS = 8000;

/** Fetches what windows need, and then the areas of the main job in a country, while the person reads the first page. */
export function preloadAreas(country: CountryCode): void {
  setTimeout(() => void import('../kit/ActionMenuList.tsx').catch(() => undefined), FIRST_WINDOW_MS);
  const load = (): void =>
    areas
      .filter(({ preload, module }) => preload && module && isModuleOf(country, module))
      .forEach((each) => preloadArea(each, atOnce));
  setTimeout(load, FIRST_PAGE_MS);
}
