import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { GENERAL_KEYS, KeysHelp } from '../kit/KeysHelp.tsx';
import { useNarrow } from '../kit/grid/useNarrow.ts';
import { useRemembered } from '../kit/useRemembered.ts';
import { areas } from './areas.ts';
import { CrashBoundary } from './CrashPage.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useStarted } from './startedContext.ts';
import { TopBar } from './TopBar.tsx';

const AppPalette = lazy(async () => ({ default: (await import('./AppPalette.tsx')).AppPalette }));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** A cell of a sheet begins to be typed in with whatever sign. */
const takesNoLetters = (target: EventTarget | null): boolean =>
  !isTyping(target) &&
  !(target as HTMLElement).closest('[role=gridcell]') &&
  !document.querySelector('[role=dialog]');

/** The layout: top bar, sidebar, content, footer (spec 2, layout). */
export function Shell() {
  const { session } = useStarted();
  const narrow = useNarrow(992);
  const { pathname } = useLocation();
  // On a small screen a document needs the width of the menu; what the person chooses for documents is remembered.
  const inDocument = areas.some(({ path, preload }) => preload && pathname.startsWith(`/${path}/`));
  const everywhere = useRemembered('sidebar.collapsed', false);
  const documents = useRemembered('sidebar.collapsed.documents', window.innerWidth < 1500);
  const [collapsed, setCollapsed] = inDocument ? documents : everywhere;
  const [menu, setMenu] = useState(false);
  const [palette, setPalette] = useState(false);
  const [keys, setKeys] = useState(false);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);

  useEffect(() => {
    setMenu(false);
    window.scrollTo(0, 0);
    if (first.current) {
      first.current = false;
      return;
    }
    // Screens put the focus on their heading; one that has none yet gets it on the content.
    if (document.activeElement === document.body || document.activeElement?.closest('.d-sidebar')) {
      (main.current?.querySelector<HTMLElement>('h1') ?? main.current)?.focus({ preventScroll: true });
    }
  }, [pathname]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') setPalette(true);
      // A list searches in itself; elsewhere there is everything to search.
      else if (event.key === '/' && !event.defaultPrevented && takesNoLetters(event.target)) setPalette(true);
      else if (event.key === '?' && takesNoLetters(event.target) && !document.querySelector('.d-editor'))
        setKeys(true);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const sidebar = narrow ? menu : !collapsed;
  return (
    <div className="d-app">
      <nav aria-label="Saltos">
        <a
          className="d-skip"
          href="#contenido"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          Ir al contenido
        </a>
      </nav>
      {session.practice && (
        <section className="d-practice" aria-label="Modo de práctica">
          PRÁCTICA: nada de lo que se transmite llega a la autoridad
        </section>
      )}
      <TopBar
        sidebarShown={sidebar}
        onSidebar={() => (narrow ? setMenu(!menu) : setCollapsed(!collapsed))}
        onSearch={() => setPalette(true)}
      />
      <div className="d-columns">
        {sidebar && <Sidebar />}
        <div className="d-page">
          <main ref={main} id="contenido" tabIndex={-1}>
            <CrashBoundary place={pathname}>
              <Outlet />
            </CrashBoundary>
          </main>
          <footer className="d-foot">{new Date().getFullYear()} · Despacho</footer>
        </div>
      </div>
      {palette && (
        <Suspense fallback={null}>
          <AppPalette onClose={() => setPalette(false)} />
        </Suspense>
      )}
      <KeysHelp opened={keys} onClose={() => setKeys(false)} keys={GENERAL_KEYS} />
    </div>
  );
}
