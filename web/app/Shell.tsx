import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { NOTICES_CATALOGUE } from '../../shared/catalogues/importedOnly.ts';
import { useReference } from '../kit/reference.ts';
import { useNarrow } from '../kit/grid/useNarrow.ts';
import { densityOf } from '../kit/theme/density.ts';
import { useRemembered } from '../kit/useRemembered.ts';
import { areas } from './areas.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { useLayout } from './layout/layoutChoice.ts';
import { Sidebar } from './Sidebar.tsx';
import { ModuleBanners } from './ModuleIcons.tsx';
import { useStarted } from './startedContext.ts';
import { TopBar } from './TopBar.tsx';
import { targetOf } from '../kit/targetOf.ts';
import { serverNow } from '../api/serverClock.ts';
import { lazy } from '../kit/lazy.ts';

const GeneralKeys = lazy(async () => ({ default: (await import('./ShellWindows.tsx')).GeneralKeys }));
const Offside = lazy(async () => ({ default: (await import('./offside/Offside.tsx')).Offside }));
const ContactWindow = lazy(async () => ({ default: (await import('./ShellWindows.tsx')).ContactWindow }));
const Banner = lazy(async () => ({ default: (await import('./Banner.tsx')).Banner }));
const AppPalette = lazy(async () => ({ default: (await import('./AppPalette.tsx')).AppPalette }));

const isTyping = (target: Element | undefined): boolean =>
  Boolean(target?.closest('input, textarea, select, [contenteditable]'));

/** A cell of a sheet begins to be typed in with whatever sign. */
const takesNoLetters = (target: Element | undefined): boolean =>
  !isTyping(target) && !target?.closest('[role=gridcell]') && !window.document.querySelector('[role=dialog]');

const toHeading = (content: HTMLElement | null): void =>
  (content?.querySelector<HTMLElement>('h1') ?? content)?.focus({ preventScroll: true });

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
  const [offside, setOffside] = useState(false);
  const [contact, setContact] = useState(false);
  const layout = useLayout();
  useEffect(() => densityOf(session.user.id), [session.user.id]);
  const reference = useReference();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);

  useEffect(() => {
    setMenu(false);
    setPalette(false);
    setKeys(false);
    setContact(false);
    window.scrollTo(0, 0);
    if (first.current) {
      first.current = false;
      return;
    }
    // Screens put the focus on their heading; one that has none yet gets it on the content.
    if (
      window.document.activeElement === window.document.body ||
      window.document.activeElement?.closest('.d-sidebar')
    )
      toHeading(main.current);
  }, [pathname]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) return setMenu(false);
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') setPalette(true);
      // A list searches in itself; elsewhere there is everything to search.
      else if (event.key === '/' && !event.defaultPrevented && takesNoLetters(targetOf(event)))
        setPalette(true);
      else if (
        event.key === '?' &&
        takesNoLetters(targetOf(event)) &&
        !window.document.querySelector('.d-editor')
      )
        setKeys(true);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const across = layout.horizontal && !narrow;
  // Over the page the menu is there while it is asked for; beside it, until it is folded.
  const over = narrow || (layout.floating && !across);
  const sidebar = over ? menu : !collapsed;
  const look = [
    'd-app',
    layout.fixed && 'd-fixed',
    layout.boxed && 'd-boxed',
    across && 'd-horizontal',
    over && 'd-floating',
  ];
  const acts = {
    // At once: the page may be long in coming, and a link to the one that is shown changes no path.
    onFollow: () => {
      if (!over) return;
      setMenu(false);
      toHeading(main.current);
    },
    onContact: () => {
      setMenu(false);
      setContact(true);
    },
    onOffside: () => {
      setMenu(false);
      setOffside(true);
    },
  };
  return (
    <div className={look.filter(Boolean).join(' ')}>
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
        onSidebar={() => (over ? setMenu(!menu) : setCollapsed(!collapsed))}
        onPalette={() => setPalette(true)}
        offside={offside}
        onOffside={() => setOffside(!offside)}
      />
      {across && sidebar && <Sidebar horizontal {...acts} />}
      <ModuleBanners />
      <div className="d-columns">
        {!across && sidebar && <Sidebar {...acts} />}
        {over && menu && (
          <button
            type="button"
            className="d-curtain"
            aria-label="Cerrar el menú"
            onClick={() => setMenu(false)}
          />
        )}
        <div className="d-page">
          <main ref={main} id="contenido" tabIndex={-1}>
            <CrashBoundary place={pathname}>
              <Outlet />
            </CrashBoundary>
          </main>
          {!layout.hiddenFooter && <footer className="d-foot">{serverNow().getFullYear()} · Despacho</footer>}
        </div>
        {offside && (
          <Suspense fallback={null}>
            <Offside onClose={() => setOffside(false)} />
          </Suspense>
        )}
      </div>
      {contact && (
        <Suspense fallback={null}>
          <ContactWindow onClose={() => setContact(false)} />
        </Suspense>
      )}
      {reference.rows(NOTICES_CATALOGUE).length > 0 && (
        <Suspense fallback={null}>
          <Banner userId={session.user.id} />
        </Suspense>
      )}
      {palette && (
        <Suspense fallback={null}>
          <AppPalette onClose={() => setPalette(false)} />
        </Suspense>
      )}
      {keys && (
        <Suspense fallback={null}>
          <GeneralKeys onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </div>
  );
}
