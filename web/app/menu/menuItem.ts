/** How deep an item lies; spec 2, sidebar, nests submenus up to four levels. */
export type Level = 1 | 2 | 3 | 4;
interface Deeper {
  1: 2;
  2: 3;
  3: 4;
}

interface Named {
  text: string;
  icon?: string;
  /** Short label at the right, e.g. how many wait. */
  alert?: string;
}

export interface MenuHeading {
  kind: 'heading';
  text: string;
}
/** Leads to a place of this application. */
export interface MenuLink extends Named {
  kind: 'link';
  to: string;
}
/** Leads to another application. */
export interface MenuOutside extends Named {
  kind: 'outside';
  href: string;
}
export interface MenuAct extends Named {
  kind: 'act';
  run: () => void;
}
export interface MenuBranch<L extends keyof Deeper = 1> extends Named {
  kind: 'branch';
  items: readonly MenuItem<Deeper[L]>[];
}

/** Item of the menu: a heading, a link, an act, or a submenu; the fourth level holds no more submenus. */
export type MenuItem<L extends Level = 1> =
  MenuHeading | MenuLink | MenuOutside | MenuAct | (L extends keyof Deeper ? MenuBranch<L> : never);

/** An item of whatever level, for what draws it. */
export type AnyMenuItem =
  MenuHeading | MenuLink | MenuOutside | MenuAct | MenuBranch | MenuBranch<2> | MenuBranch<3>;
