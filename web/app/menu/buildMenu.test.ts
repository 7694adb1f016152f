import { describe, expect, it } from 'vitest';
import { buildMenu, type MenuFacts } from './buildMenu.ts';
import { menuFacts } from './menuFacts.fixture.ts';
import type { MenuItem } from './menuItem.ts';

const row = (LINK: string, on: '1' | '0' = '1') => ({
  LINK,
  ACTIVO_CLIENTE: on,
  ACTIVO_USUARIO: on,
  APLICACION_PERMITIDA: on,
});

const texts = (items: readonly MenuItem[]): string[] => items.map(({ text }) => text);
const menu = (changes: Partial<MenuFacts> = {}): string[] => texts(buildMenu({ ...menuFacts, ...changes }));

describe('the sidebar', () => {
  it('has its heading and the fixed entries for everybody', () => {
    expect(menu()).toEqual([
      'Navegación Principal',
      'Inicio',
      'Perfil',
      'Aplicaciones',
      'Contáctanos',
      'Cerrar sesión',
    ]);
  });

  it('offers what administrators do to administrators alone', () => {
    expect(menu({ admin: true })).toEqual(expect.arrayContaining(['Permisos', 'Administrar']));
    expect(menu({ admin: true })).not.toContain('Facturación');
    const site = 'https://cobros.example/';
    expect(menu({ admin: true, billing: true, billingSite: site })).toContain('Facturación');
    expect(menu({ billing: true, billingSite: site })).not.toContain('Facturación');
  });

  it('shows reports and catalogues while they are active for company and user', () => {
    const applications = [row('reportesgt'), row('catalogs')];
    expect(menu({ applications })).toEqual(expect.arrayContaining(['Reportes', 'Catálogos']));
    const off = [row('reportesgt', '0'), row('catalogs', '0')];
    expect(menu({ applications: off })).not.toEqual(expect.arrayContaining(['Reportes']));
    expect(menu({ applications: [row('reportesgt')], reports: 'reporteshn' })).not.toContain('Reportes');
  });

  it('has no entry that leads nowhere', () => {
    const applications = [row('reportesgt'), row('catalogs')];
    const nowhere = menu({ admin: true, applications, leads: () => false });
    for (const text of ['Permisos', 'Reportes', 'Administrar', 'Catálogos'])
      expect(nowhere).not.toContain(text);
  });

  it('leads to what the last edition of the tariff suppressed, for who reads the tariff', () => {
    const tariff = { path: 'arancel', title: 'Arancel', icon: 'search', folder: 'tariff' };
    expect(menu()).not.toContain('Incisos suprimidos');
    expect(buildMenu({ ...menuFacts, open: [tariff] })).toContainEqual(
      expect.objectContaining({ kind: 'act', text: 'Incisos suprimidos' }),
    );
  });

  it('opens the bar at the side where the top bar has no icon of it', () => {
    expect(menu()).not.toContain('Búsqueda a la medida');
    expect(menu({ offside: () => undefined })).toContain('Búsqueda a la medida');
  });

  it('says at an area how many of it wait, and nothing where none does', () => {
    const area = { path: 'ducagt', title: 'DUCA', icon: 'stamp', folder: 'duca' };
    const entry = (alerts: Record<string, number>): MenuItem | undefined =>
      buildMenu({ ...menuFacts, open: [area], alerts }).find(({ text }) => text === 'DUCA');
    expect(entry({ ducagt: 3 })).toMatchObject({ alert: '3' });
    expect(entry({ ducagt: 0 })).not.toHaveProperty('alert');
  });
});
