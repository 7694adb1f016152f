import type { MenuFacts } from './buildMenu.ts';
import type { AnyMenuItem } from './menuItem.ts';

/** Facts of a person whose menu has its fixed entries alone. */
export const menuFacts: MenuFacts = {
  admin: false,
  billing: false,
  applications: [],
  open: [],
  leads: () => true,
  reports: 'reportesgt',
  catalogues: [],
  adminSite: undefined,
  billingSite: undefined,
  alerts: {},
  contact: () => undefined,
  offside: undefined,
  suppressed: () => undefined,
  logout: () => undefined,
};

/** Every address of this application that a menu leads to, whatever its level. */
export const addressesOf = (items: readonly AnyMenuItem[]): string[] =>
  items.flatMap((item) =>
    item.kind === 'branch' ? addressesOf(item.items) : item.kind === 'link' ? [item.to] : [],
  );
