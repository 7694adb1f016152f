import { countries } from '../../shared/countries/countries.ts';
import { targetOf } from '../kit/targetOf.ts';
import { useMenu, type MenuActs } from './menu/useMenu.ts';
import { Menu } from './menu/Menu.tsx';
import { useStarted } from './startedContext.ts';

/** Sidebar with the country's logo and the menu; the same menu lies across the page when it is horizontal. */
export function Sidebar({ horizontal = false, ...acts }: { horizontal?: boolean } & MenuActs) {
  const { session } = useStarted();
  const country = countries[session.country];
  return (
    <nav
      className={horizontal ? 'd-menu-bar' : 'd-sidebar'}
      aria-label="Menú principal"
      onClick={(event) => targetOf(event)?.closest('a') && acts.onFollow()}
    >
      {!horizontal && (
        <img
          src={`/${country.logo}`}
          alt={`Despacho ${country.name}`}
          className="d-logo"
          width="150"
          height="36"
        />
      )}
      <Menu items={useMenu(acts)} />
    </nav>
  );
}
