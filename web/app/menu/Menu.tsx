import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../../kit/icons.tsx';
import type { AnyMenuItem } from './menuItem.ts';
import './menu.css';

type Branch = Extract<AnyMenuItem, { kind: 'branch' }>;

/** Items of the menu as a list; submenus open in place, whatever their level (spec 2, sidebar). */
export const Menu = ({ items, label }: { items: readonly AnyMenuItem[]; label?: string }) => (
  <ul className="d-menu" aria-label={label}>
    {items.map((item, at) => (
      <li key={`${item.kind} ${item.text} ${at}`}>
        <Item item={item} />
      </li>
    ))}
  </ul>
);

function Item({ item }: { item: AnyMenuItem }) {
  switch (item.kind) {
    case 'heading':
      return <h2>{item.text}</h2>;
    case 'link':
      return (
        <NavLink to={item.to} className="d-nav" end={item.to.startsWith('/profile')}>
          <Words {...item} />
        </NavLink>
      );
    case 'outside':
      return (
        <a className="d-nav" href={item.href}>
          <Words {...item} />
        </a>
      );
    case 'act':
      return (
        <button type="button" className="d-nav" onClick={item.run}>
          <Words {...item} />
        </button>
      );
    case 'branch':
      return <Submenu item={item} />;
  }
}

/** Whether the page that is shown lies below a submenu. */
const holds = ({ items }: Branch, pathname: string): boolean =>
  (items as readonly AnyMenuItem[]).some((each) =>
    each.kind === 'branch' ? holds(each, pathname) : each.kind === 'link' && pathname.startsWith(each.to),
  );

function Submenu({ item }: { item: Branch }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => holds(item, pathname));
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="d-nav"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Words {...item} />
        <Icon name={open ? 'up' : 'down'} />
      </button>
      <div id={id} hidden={!open}>
        {open && <Menu items={item.items} label={item.text} />}
      </div>
    </>
  );
}

const Words = ({ icon, text, alert }: { icon?: string; text: string; alert?: string }) => (
  <>
    {icon && <Icon name={icon} />}
    <span className="d-grow">{text}</span>
    {alert && <span className="d-count">{alert}</span>}
  </>
);
