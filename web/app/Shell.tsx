import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { NOTICES_CATALOGUE } from '../../shared/catalogues/importedOnly.ts';
import { useReference } from '../kit/reference.ts';
import { densityOf } from '../kit/theme/density.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { useLayout, type Layout } from './layout/layoutChoice.ts';
import { Sidebar } from './Sidebar.tsx';
import { ModuleBanners } from './ModuleIcons.tsx';
import { useStarted } from './startedContext.ts';
import { TopBar } from './TopBar.tsx';
import { serverNow } from '../api/serverClock.ts';
import { lazy } from '../kit/lazy.ts';
import { useShellKeys } from './useShellKeys.ts';
import { useSidebar, type ShownSidebar } from './useSidebar.ts';

const Offside = lazy(async () => ({ default: (await import('./offside/Offside.tsx')).Offside }));
const Banner = lazy(async () => ({ default: (await import('./Banner.tsx')).Banner }));

/** Windows over the page, of which one is open at a time. */
const WINDOWS = {
  palette: lazy(async () => ({ default: (await import('./AppPalette.tsx')).AppPalette })),
  keys: lazy(async () => ({ default: (await import('./ShellWindows.tsx')).GeneralKeys })),
  contact: lazy(async () => ({ default: (await import('./ShellWindows.tsx')).ContactWindow })),
};
type WindowName = keyof typeof WINDOWS;

const toHeading = (content: HTMLElement | null): void =>
  (content?.querySelector<HTMLElement>('h1') ?? content)?.focus({ preventScroll: true });

/** A page that came begins at its top, with the focus on its heading, where its own screen does not say otherwise. */
function usePageStart(pathname: string, main: RefObject<HTMLElement | null>): void {
  const first = useRef(true);
  useEffect(() => {
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
  }, [pathname, main]);
}

/** What the platform tells everybody, where its country's list holds something. */
function PlatformBanner() {
  const { session } = useStarted();
  const reference = useReference();
  if (reference.rows(NOTICES_CATALOGUE).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Banner userId={session.user.id} />
    </Suspense>
  );
}

const SkipLink = ({ to }: { to: RefObject<HTMLElement | null> }) => (
  <nav aria-label="Saltos">
    <a
      className="d-skip"
      href="#contenido"
      onClick={(event) => {
        event.preventDefault();
        to.current?.focus();
      }}
    >
      Ir al contenido
    </a>
  </nav>
);

const lookOf = ({ fixed, boxed }: Layout, { across, over }: ShownSidebar): string =>
  ['d-app', fixed && 'd-fixed', boxed && 'd-boxed', across && 'd-horizontal', over && 'd-floating']
    .filter(Boolean)
    .join(' ');

const Practice = () => (
  <section className="d-practice" aria-label="Modo de práctica">
    PRÁCTICA: nada de lo que se transmite llega a la autoridad
  </section>
);

/** Lies between the page and a menu over it. */
const Curtain = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="d-curtain" aria-label="Cerrar el menú" onClick={onClick} />
);

function Page({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const { hiddenFooter } = useLayout();
  return (
    <div className="d-page">
      <main ref={main} id="contenido" tabIndex={-1}>
        <CrashBoundary place={pathname}>
          <Outlet />
        </CrashBoundary>
      </main>
      {!hiddenFooter && <footer className="d-foot">{serverNow().getFullYear()} · Despacho</footer>}
    </div>
  );
}

function OpenWindow({ name, onClose }: { name: WindowName; onClose: () => void }) {
  const Window = WINDOWS[name];
  return (
    <Suspense fallback={null}>
      <Window onClose={onClose} />
    </Suspense>
  );
}

/** The layout: top bar, sidebar, content, footer (spec 2, layout). */
export function Shell() {
  const { session } = useStarted();
  const { pathname } = useLocation();
  const layout = useLayout();
  const sidebar = useSidebar(pathname);
  const [opened, open] = useState<WindowName>();
  const [offside, setOffside] = useState(false);
  const main = useRef<HTMLElement>(null);
  useEffect(() => densityOf(session.user.id), [session.user.id]);
  useEffect(() => open(undefined), [pathname]);
  usePageStart(pathname, main);
  useShellKeys({
    palette: () => open('palette'),
    keys: () => open('keys'),
    escape: sidebar.close,
  });

  const fromMenu = (act: () => void) => (): void => {
    sidebar.close();
    act();
  };
  const acts = {
    // At once: the page may be long in coming, and a link to the one that is shown changes no path.
    onFollow: sidebar.over ? fromMenu(() => toHeading(main.current)) : () => undefined,
    onContact: fromMenu(() => open('contact')),
    onOffside: fromMenu(() => setOffside(true)),
  };
  const menu = sidebar.shown && <Sidebar horizontal={sidebar.across} {...acts} />;
  return (
    <div className={lookOf(layout, sidebar)}>
      <SkipLink to={main} />
      {session.practice && <Practice />}
      <TopBar
        sidebarShown={sidebar.shown}
        onSidebar={sidebar.toggle}
        onPalette={() => open('palette')}
        offside={offside}
        onOffside={() => setOffside(!offside)}
      />
      {sidebar.across && menu}
      <ModuleBanners />
      <div className="d-columns">
        {!sidebar.across && menu}
        {sidebar.over && sidebar.shown && <Curtain onClick={sidebar.close} />}
        <Page main={main} />
        {offside && (
          <Suspense fallback={null}>
            <Offside onClose={() => setOffside(false)} />
          </Suspense>
        )}
      </div>
      <PlatformBanner />
      {opened && <OpenWindow name={opened} onClose={() => open(undefined)} />}
    </div>
  );
}
