import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import type { OperatedCompany } from '../../../shared/users/operator/procedures.ts';
import { DataTable, type TableColumn } from '../../kit/DataTable.tsx';
import { Button } from '../../kit/simple.tsx';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import type { Deed } from './OperateCompany.tsx';

type Operate = (what: Deed | 'export', company: OperatedCompany) => void;

const ofLimit = (taken: number, limit: number | undefined): string =>
  limit ? `${taken} de ${limit}` : String(taken);

const columnsOf = (operate: Operate, current: boolean): readonly TableColumn<OperatedCompany>[] => [
  { name: 'NOMBRE', label: 'Empresa', text: ({ NOMBRE }) => NOMBRE },
  { name: 'PAIS', label: 'País', text: ({ PAIS }) => PAIS },
  { name: 'NIT', label: 'NIT o RTN', text: ({ NIT }) => NIT },
  { name: 'PLAN', label: 'Plan', text: ({ PLAN }) => PLAN?.NOMBRE ?? 'Sin plan' },
  {
    name: 'USUARIOS',
    label: 'Usuarios',
    right: true,
    text: ({ USUARIOS, PLAN }) => ofLimit(USUARIOS, PLAN?.USUARIOS),
  },
  {
    name: 'MES',
    label: 'Declaraciones del mes',
    right: true,
    // The plan is today's: of a month that ended another one may have ruled.
    text: ({ MES, PLAN }) => ofLimit(MES.ENVIADAS, current ? PLAN?.DECLARACIONES : undefined),
  },
  { name: 'ACEPTADAS', label: 'Aceptadas', right: true, text: ({ MES }) => String(MES.ACEPTADAS) },
  { name: 'TOTAL', label: 'Cargo, US$', right: true, text: ({ MES }) => formatAmount(MES.TOTAL, 2) },
  {
    name: 'ESTADO',
    label: 'Estado',
    text: ({ ESTADO, MOTIVO, SE_CONSERVA }) =>
      ESTADO === 'ACTIVA'
        ? 'Activa'
        : ESTADO === 'SUSPENDIDA'
          ? `Suspendida: ${MOTIVO}`
          : `De baja: ${MOTIVO}. Se conserva hasta el ${formatDate(SE_CONSERVA)}`,
  },
  {
    name: 'acciones',
    label: 'Acción',
    text: () => '',
    render: (row) => (
      <span className="op-acts">
        <Button
          variant="subtle"
          aria-label={`Cambiar el plan de ${row.NOMBRE}`}
          onClick={() => operate('plan', row)}
        >
          Plan
        </Button>
        <Button
          variant="subtle"
          aria-label={`Exportar los datos de ${row.NOMBRE}`}
          onClick={() => operate('export', row)}
        >
          Exportar
        </Button>
        {row.ESTADO === 'SUSPENDIDA' && (
          <Button
            variant="subtle"
            danger
            aria-label={`Dar de baja ${row.NOMBRE}`}
            onClick={() => operate('close', row)}
          >
            Dar de baja
          </Button>
        )}
        {row.ESTADO === 'ACTIVA' ? (
          <Button
            variant="subtle"
            danger
            aria-label={`Suspender ${row.NOMBRE}`}
            onClick={() => operate('suspend', row)}
          >
            Suspender
          </Button>
        ) : (
          <Button
            variant="subtle"
            aria-label={`Reanudar ${row.NOMBRE}`}
            onClick={() => operate('resume', row)}
          >
            Reanudar
          </Button>
        )}
      </span>
    ),
  },
];

/** The companies of the platform: counts and plans, never a document. */
export const CompanyTable = ({
  companies,
  current,
  operate,
}: {
  companies: readonly OperatedCompany[];
  /** Whether the month that is told of each is this one. */
  current: boolean;
  operate: Operate;
}) => (
  <DataTable
    label="Empresas"
    columns={columnsOf(operate, current)}
    rows={companies}
    rowKey={({ ID }) => ID}
  />
);
