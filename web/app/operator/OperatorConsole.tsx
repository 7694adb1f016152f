import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { operatorProcedures, type OperatedCompany } from '../../../shared/users/operator/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { lazy } from '../../kit/lazy.ts';
import { Button } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { FactorSection } from '../../users/factor/FactorSection.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { ExportCompany } from '../../reports/companyExport/ExportCompany.tsx';
import { OpenCompany } from './OpenCompany.tsx';
import { OperateCompany, type Deed } from './OperateCompany.tsx';
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

function Companies() {
  const [from, setFrom] = useState<string>();
  const [opening, setOpening] = useState(false);
  const [deed, setDeed] = useState<{ what: Deed; company: OperatedCompany }>();
  const [exporting, setExporting] = useState<OperatedCompany>();
  const list = useProcedure(
    operatorProcedures.operatedCompanies,
    { DESDE: from },
    { keepPrevious: true, staleTime: 0 },
  );
  if (list.isPending) return <Loading />;
  if (list.isError) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const { EMPRESAS, SIGUIENTE, PLANES } = list.data;
  return (
    <>
      <div className="d-row">
        <h1 tabIndex={-1}>Empresas</h1>
        <span className="d-grow" />
        <Button icon="plus" onClick={() => setOpening(true)}>
          Abrir empresa
        </Button>
      </div>
      <p className="d-dimmed">
        Aquí no se ve ningún documento de las empresas. Cada cambio queda en la bitácora de la empresa, con su
        motivo.
      </p>
      {EMPRESAS.length === 0 ? (
        <EmptyState
          icon="building"
          title="Sin empresas"
          text="Abra la primera: su administrador recibe un enlace de un solo uso."
        />
      ) : (
        <CompanyTable
          companies={EMPRESAS}
          operate={(what, company) =>
            what === 'export' ? setExporting(company) : setDeed({ what, company })
          }
        />
      )}
      <div className="d-row">
        {from !== undefined && (
          <Button variant="default" onClick={() => setFrom(undefined)}>
            Desde el principio
          </Button>
        )}
        {SIGUIENTE !== '' && (
          <Button variant="default" onClick={() => setFrom(SIGUIENTE)}>
            Más empresas
          </Button>
        )}
      </div>
      {opening && <OpenCompany plans={PLANES} close={() => setOpening(false)} />}
      {exporting && <ExportCompany company={exporting} close={() => setExporting(undefined)} />}
      {deed && <OperateCompany {...deed} plans={PLANES} close={() => setDeed(undefined)} />}
    </>
  );
}
