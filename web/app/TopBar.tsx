import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../kit/icons.tsx';
import { IconButton } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import { toastLog } from '../kit/toasts.ts';
import { AssignedOrders } from './AssignedOrders.tsx';
import { ExchangeRate } from './ExchangeRate.tsx';
import { ModuleIcons } from './ModuleIcons.tsx';
import { useStarted } from './startedContext.ts';

interface Props {
  sidebarShown: boolean;
  onSidebar: () => void;
  onSearch: () => void;
}

const toggleFullScreen = (): void => {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen().catch(() => undefined);
};

/** Top bar (spec 2, top bar): brand, company, person, exchange rate, assigned orders, search, full screen, way out. */
export function TopBar({ sidebarShown, onSidebar, onSearch }: Props) {
  const { session, logout } = useStarted();
  return (
    <header className="d-top">
      <IconButton
        icon="menu"
        label={sidebarShown ? 'Ocultar el menú' : 'Mostrar el menú'}
        aria-expanded={sidebarShown}
        onClick={onSidebar}
      />
      <Link to="/profile" className="d-brand">
        <img src="/favicon.svg" alt="" width="24" height="24" /> <span className="d-top-word">Despacho</span>
      </Link>
      <Link
        to="/profile/company"
        className="d-top-company"
        title={`${session.company.name} (${session.company.id})`}
      >
        {session.company.name} <span className="d-dimmed">({session.company.id})</span>
      </Link>
      <span className="d-grow" />
      <ExchangeRate />
      <button
        type="button"
        className="d-icon-button d-top-search"
        onClick={onSearch}
        aria-keyshortcuts="Control+K"
      >
        <Icon name="search" /> <span className="d-top-word">Buscar</span> <kbd>Ctrl+K</kbd>
      </button>
      <AssignedOrders />
      <ModuleIcons />
      <ToastLog />
      <span className="d-top-wide">
        <IconButton icon="expand" label="Pantalla completa" onClick={toggleFullScreen} />
      </span>
      <Link to="/profile" className="d-top-user" title={session.user.name}>
        <Icon name="user" />{' '}
        <span>
          {session.user.login} <small>{session.user.name}</small>
        </span>
      </Link>
      <button
        type="button"
        className="d-icon-button"
        onClick={logout}
        aria-label="Cerrar Sesión"
        title="Cerrar Sesión"
      >
        <Icon name="out" /> <span className="d-top-wide">Cerrar Sesión</span>
      </button>
    </header>
  );
}

/** Notices that went away stay readable here. */
function ToastLog() {
  const log = useSyncExternalStore(toastLog.subscribe, toastLog.get);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="clock" label={`Avisos recientes: ${log.length}`} onClick={() => setOpen(true)} />
      <Dialog title="Avisos recientes" opened={open} onClose={() => setOpen(false)}>
        {log.length === 0 ? (
          <p>Sin avisos.</p>
        ) : (
          <ul className="d-problems">
            {log.map((each) => (
              <li key={each.id}>
                <span>
                  <strong>{each.title}</strong> {each.text}{' '}
                  <span className="d-dimmed">{each.at.toLocaleTimeString('es-GT')}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
}
