import { useState } from 'react';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { operatorProcedures, type OperatedCompany } from '../../../shared/users/operator/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { ListSearch } from '../../document/list/ListSearch.tsx';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { ExportCompany } from '../../reports/companyExport/ExportCompany.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { MonthSum } from './MonthSum.tsx';
import { monthAsked, monthOptions, thisMonth } from './months.ts';
import { OpenCompany } from './OpenCompany.tsx';
import { OperateCompany, type Deed } from './OperateCompany.tsx';

/** The companies of the platform with what they used of a month; month, words and page are those of the address. */
export function Companies() {
  const { read, put } = useAddress();
  const [opening, setOpening] = useState(false);
  const month = monthAsked(read('mes'));
  const [words, from] = [read('q'), read('c')];
  const list = useProcedure(
    operatorProcedures.operatedCompanies,
    { MES: month, NOMBRE: words, DESDE: from },
    { keepPrevious: true, staleTime: 0 },
  );
  return (
    <>
      <div className="d-row">
        <h1 tabIndex={-1}>Empresas</h1>
        <span className="d-grow" />
        <Button icon="plus" disabled={!list.data} onClick={() => setOpening(true)}>
          Abrir empresa
        </Button>
      </div>
      <p className="d-dimmed">
        Aquí no se ve ningún documento de las empresas. Cada cambio queda en la bitácora de la empresa, con su
        motivo.
      </p>
      <div className="d-row" role="search" aria-label="Filtros de empresas">
        <ListSearch label="Buscar por nombre, NIT o RTN" value={words} onChange={(q) => put({ q })} />
        <PlainSelect
          label="Mes"
          value={month}
          options={monthOptions(month)}
          onChange={(mes) => put({ mes: mes === thisMonth() ? '' : mes })}
        />
      </div>
      <MonthSum MES={month} NOMBRE={words} />
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : (
        <Listed answer={list.data} month={month} searched={words !== ''} from={from} go={(c) => put({ c })} />
      )}
      {opening && <OpenCompany plans={list.data?.PLANES ?? []} close={() => setOpening(false)} />}
    </>
  );
}

/** One page of companies, what is done of one of them, and the ways to the other pages. */
function Listed(props: {
  answer: Result<typeof operatorProcedures.operatedCompanies>;
  month: string;
  searched: boolean;
  /** Where this page begins; '' for the first. */
  from: string;
  go: (from: string) => void;
}) {
  const { answer, month, searched, from, go } = props;
  const { EMPRESAS, SIGUIENTE, PLANES } = answer;
  const [deed, setDeed] = useState<{ what: Deed; company: OperatedCompany }>();
  const [exporting, setExporting] = useState<OperatedCompany>();
  return (
    <>
      {EMPRESAS.length > 0 ? (
        <CompanyTable
          companies={EMPRESAS}
          current={month === thisMonth()}
          operate={(what, company) =>
            what === 'export' ? setExporting(company) : setDeed({ what, company })
          }
        />
      ) : searched ? (
        <EmptyState
          icon="search"
          title="Ninguna empresa coincide aquí"
          text={
            SIGUIENTE === ''
              ? 'Busque con otra palabra.'
              : 'Siga con «Más empresas» o busque con otra palabra.'
          }
        />
      ) : (
        <EmptyState
          icon="building"
          title="Sin empresas"
          text="Abra la primera: su administrador recibe un enlace de un solo uso."
        />
      )}
      <div className="d-row">
        {from !== '' && (
          <Button variant="default" onClick={() => go('')}>
            Desde el principio
          </Button>
        )}
        {SIGUIENTE !== '' && (
          <Button variant="default" onClick={() => go(SIGUIENTE)}>
            Más empresas
          </Button>
        )}
      </div>
      {exporting && <ExportCompany company={exporting} close={() => setExporting(undefined)} />}
      {deed && <OperateCompany {...deed} plans={PLANES} close={() => setDeed(undefined)} />}
    </>
  );
}
