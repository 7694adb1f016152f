import { expect, it } from 'vitest';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import { areas, loaderOf } from './areas.ts';
import { buildMenu } from './menu/buildMenu.ts';
import { addressesOf, menuFacts } from './menu/menuFacts.fixture.ts';
import { openAreasOf } from './openAreasOf.ts';

const READ: Permission[] = areas.flatMap(({ module }) => (module ? [`${module}:read` as const] : []));
const person = { admin: true, country: 'GT', permissions: READ, profileAdminId: 1 } as const;
const paths = (permissions: readonly Permission[], country: 'GT' | 'HN' = 'GT'): string[] =>
  openAreasOf([], { ...person, permissions, country }).map(({ path }) => path);

it('leads whoever may do everything to every screen that there is', () => {
  const on = { ACTIVO_CLIENTE: '1', ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' } as const;
  const applications = ['reportesgt', 'catalogs'].map((LINK) => ({ LINK, ...on }));
  const permissions: Permission[] = [...READ, 'work-orders.costos:read'];
  const menu = buildMenu({
    ...menuFacts,
    admin: true,
    applications,
    open: openAreasOf(applications, { ...person, permissions }),
  });
  // Notices have their icon in the top bar.
  const drawn = areas.filter((area) => loaderOf(area) && area.path !== 'notificaciones');
  expect(drawn.length).toBeGreaterThan(15);
  for (const { path } of drawn) expect(addressesOf(menu)).toContain(`/${path}`);
});

it('leads to costs whom they may be shown, as to the orders whoever reads these', () => {
  expect(paths(READ)).toContain('ordenestrabajo');
  expect(paths(READ)).not.toContain('ordenestrabajogastos');
  expect(paths([...READ, 'work-orders.costos:read'])).toContain('ordenestrabajogastos');
});

it('leads to whole declarations whoever reads reports and the declarations of their country', () => {
  const led = (permissions: readonly Permission[], country: 'GT' | 'HN'): boolean =>
    paths(permissions, country).includes('descargarinformacionduca');
  expect(led(['reports:read', 'duca:read'], 'GT')).toBe(true);
  expect(led(['reports:read', 'dua:read'], 'HN')).toBe(true);
  expect(led(['reports:read'], 'GT')).toBe(false);
  expect(led(['reports:read', 'duca:read'], 'HN')).toBe(false);
  expect(led(['duca:read'], 'GT')).toBe(false);
});
