import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../kit/icons.tsx';
import { IconButton } from '../kit/simple.tsx';
import { toastLog } from '../kit/toasts.ts';
import { useCards } from '../kit/grid/useNarrow.ts';
import { AssignedOrders } from './AssignedOrders.tsx';
import { ExchangeRate } from './ExchangeRate.tsx';
import { ModuleIcons } from './ModuleIcons.tsx';
import { SearchBox } from './search/SearchBox.tsx';
import { useStarted } from './startedContext.ts';
import { useOpenOverPage } from './useOpenOverPage.ts';
import { lazy } from '../kit/lazy.ts';

const NoticeLog = lazy(async () => ({ default: (await import('./ShellWindows.tsx')).NoticeLog }));

const NoticesIcon = lazy(async () => ({
  default: (await import('../notifications/NoticesIcon.tsx')).NoticesIcon,
}));

/** The picture that the page itself brings as its icon. */
const iconOfPage = window.document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href;

/** As the bell of assigned orders: a page that opens asks for what it shows first. */
const NOTICES_AFTER_MS = 30_000;

interface Props {
  sidebarShown: boolean;
  onSidebar: () => void;
  onPalette: () => void;
  offside: boolean;
  onOffside: () => void;
}

const toggleFullScreen = (): void => {
  if (window.document.fullscreenElement) void window.document.exitFullscreen();
  else void window.document.documentElement.requestFullscreen().catch(() => undefined);
};

/** Top bar (spec 2, top bar): brand, company, person, exchange rate, assigned orders, search, full screen, way out. */
export function TopBar({ sidebarShown, onSidebar, onPalette, offside, onOffside }: Props) {
  const { session, logout } = useStarted();
  const [searching, search] = useState(false);
  const phone = useCards();
  return (
    <header className="d-top">
      <IconButton
        icon="menu"
        label={sidebarShown ? 'Ocultar el menú' : 'Mostrar el menú'}
        aria-expanded={sidebarShown}
        onClick={onSidebar}
      />
      <Link to="/profile" className="d-brand">
        <img src={iconOfPage} alt="" width="24" height="24" /> <span className="d-top-word">Despacho</span>
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
      <IconButton icon="search" label="Buscar en todos los documentos" onClick={() => search(true)} />
      {!phone && (
        <button
          type="button"
          className="d-icon-button d-top-search"
          onClick={onPalette}
          aria-keyshortcuts="Control+K"
        >
          Ir a… <kbd>Ctrl+K</kbd>
        </button>
      )}
      <span className="d-top-mid">
        <IconButton
          icon="notebook"
          label={offside ? 'Cerrar la búsqueda a la medida' : 'Búsqueda a la medida'}
          aria-expanded={offside}
          onClick={onOffside}
        />
      </span>
      <AssignedOrders />
      <ModuleIcons />
      <LaterNotices />
      <NoticesButton />
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
      {searching && <SearchBox onClose={() => search(false)} />}
    </header>
  );
}

/** Notices of the person, once the page has what it shows. */
function LaterNotices() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), NOTICES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Suspense fallback={null}>
      <NoticesIcon />
    </Suspense>
  ) : null;
}

/** Opens the log of notices; how many there are is part of its name. */
function NoticesButton() {
  const { length } = useSyncExternalStore(toastLog.subscribe, toastLog.get);
  const [open, setOpen] = useOpenOverPage();
  return (
    <>
      <IconButton icon="clock" label={`Avisos recientes: ${length}`} onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <NoticeLog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
