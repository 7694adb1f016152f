import { Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { lazy } from '../../kit/lazy.ts';
import { Button } from '../../kit/simple.tsx';
import { Loading } from '../../kit/states.tsx';
import { FactorSection } from '../../users/factor/FactorSection.tsx';
import { Companies } from './Companies.tsx';
import './operator.css';

const LogbookPage = lazy(async () => ({
  default: (await import('../../logbook/LogbookPage.tsx')).LogbookPage,
}));

/** Whatever other address is typed is that of the companies. */
const [COMPANIES, LOGBOOK] = ['/', '/bitacora'] as const;
const PLACES = [
  [COMPANIES, 'Empresas'],
  [LOGBOOK, 'Bitácora de la plataforma'],
] as const;

/** Where the platform is operated, apart from any company: which there are, their plan and use, nothing of their documents, and what was done of the platform itself. */
export function OperatorConsole({ leave }: { leave: () => void }) {
  const { user, practice } = useSession();
  const place = useLocation().pathname === LOGBOOK ? LOGBOOK : COMPANIES;
  useEffect(() => {
    if (place === COMPANIES) window.document.title = 'Operación · Despacho';
  }, [place]);
  return (
    <>
      <header>
        {practice && (
          <div className="op-practice">PRÁCTICA: nada de lo que se transmite llega a la autoridad</div>
        )}
        <div className="op-head">
          <strong>Despacho · Operación de la plataforma</strong>
          <nav className="d-row" aria-label="Operación">
            {PLACES.map(([path, name]) => (
              <Link key={path} to={path} aria-current={path === place ? 'page' : undefined}>
                {name}
              </Link>
            ))}
          </nav>
          <span className="d-grow" />
          <span>{user.name}</span>
          <Button variant="default" icon="out" onClick={leave}>
            Cerrar sesión
          </Button>
        </div>
      </header>
      <main className="d-stack op-page">
        {place === LOGBOOK ? (
          <Suspense fallback={<Loading />}>
            <LogbookPage whose="platform" />
          </Suspense>
        ) : (
          <>
            <Companies />
            <section aria-label="Mi acceso">
              <h2>Mi acceso</h2>
              <FactorSection />
            </section>
          </>
        )}
      </main>
    </>
  );
}
