import { Link } from 'react-router-dom';
import { operatorProcedures, type UsedMonth } from '../../../shared/users/operator/procedures.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { useProcedure } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { DataTable, type TableColumn } from '../../kit/DataTable.tsx';
import { PageTitle } from '../../kit/PageTitle.tsx';
import { monthName } from '../../notifications/month.ts';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { chargeOf } from './chargeOf.ts';
import { OperatorAccess } from './OperatorAccess.tsx';
import { WholeExport } from '../../reports/companyExport/WholeExport.tsx';
import './usage.css';

const ofLimit = (taken: number, limit: number | undefined): string =>
  limit ? `${taken} de ${limit}` : `${taken}, sin límite`;

const columns: readonly TableColumn<UsedMonth>[] = [
  { name: 'MES', label: 'Mes', text: ({ MES }) => monthName(MES) },
  { name: 'ENVIADAS', label: 'Cuentan para el plan', right: true, text: ({ ENVIADAS }) => String(ENVIADAS) },
  { name: 'ACEPTADAS', label: 'Aceptadas', right: true, text: ({ ACEPTADAS }) => String(ACEPTADAS) },
  {
    name: 'RECHAZADAS',
    label: 'Rechazadas, sin cargo',
    right: true,
    text: ({ RECHAZADAS }) => String(RECHAZADAS),
  },
  { name: 'CARGOS', label: 'De qué', text: chargeOf },
  { name: 'TOTAL', label: 'Total, US$', right: true, text: ({ TOTAL }) => formatAmount(TOTAL, 2) },
];

/** What the company may use and what it used, month by month, with the price of each declaration. */
export function UsagePage() {
  const { country } = useSession();
  const usage = useProcedure(operatorProcedures.usage, {}, { staleTime: 0 });
  if (usage.isPending) return <Loading />;
  if (usage.isError) return <ErrorState error={usage.error} retry={() => void usage.refetch()} />;
  const { PLAN, USUARIOS, TOKENS, MESES } = usage.data;
  const [now] = MESES;
  return (
    <div className="d-stack">
      <PageTitle>Plan y consumo</PageTitle>
      <p>
        {PLAN ? (
          <>
            Plan <strong>{PLAN.NOMBRE}</strong> desde el {formatDate(PLAN.DESDE)}.
          </>
        ) : (
          'La empresa no tiene un plan acordado: nada la limita.'
        )}{' '}
        Usuarios activos: {ofLimit(USUARIOS, PLAN?.USUARIOS)}. Declaraciones de este mes:{' '}
        {ofLimit(now?.ENVIADAS ?? 0, PLAN?.DECLARACIONES)}. Tokens vigentes: {ofLimit(TOKENS, PLAN?.TOKENS)}.
      </p>
      <DataTable label="Consumo por mes" columns={columns} rows={MESES} rowKey={({ MES }) => MES} />
      <p className="d-dimmed">
        Se cobra lo que la autoridad acepta, al precio del primer día de su mes. Lo que rechaza no se cobra ni
        cuenta para el plan. <Link to={`/precios/${country.toLowerCase()}`}>Ver los precios</Link>
      </p>
      <WholeExport />
      <OperatorAccess />
    </div>
  );
}
