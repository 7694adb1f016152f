import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import { operatorProcedures, type ChargedCompany } from '../../../shared/users/operator/procedures.ts';
import { call } from '../../api/call.ts';
import { useAnswer } from '../../api/queries.ts';
import { CsvButton } from '../../document/list/CsvButton.tsx';
import type { TableColumn } from '../../kit/DataTable.tsx';
import { NotAnswered } from '../../kit/states.tsx';
import { monthName } from '../../notifications/month.ts';
import { chargeOf } from '../usage/chargeOf.ts';
import { sumOf } from './months.ts';

interface Asked {
  MES: string;
  NOMBRE: string;
}

/** Every company that is found with what it is charged, page by page. */
async function everyCharge(asked: Asked): Promise<ChargedCompany[]> {
  const all: ChargedCompany[] = [];
  let DESDE = '';
  do {
    const page = await call(operatorProcedures.chargedMonth, { ...asked, DESDE });
    all.push(...page.EMPRESAS);
    DESDE = page.SIGUIENTE;
  } while (DESDE !== '');
  return all;
}

const columns: readonly TableColumn<ChargedCompany>[] = [
  { name: 'MES', label: 'Mes', text: ({ MES }) => MES.MES },
  { name: 'NOMBRE', label: 'Empresa', text: ({ NOMBRE }) => NOMBRE },
  { name: 'PAIS', label: 'País', text: ({ PAIS }) => PAIS },
  { name: 'NIT', label: 'NIT o RTN', text: ({ NIT }) => NIT },
  { name: 'ACEPTADAS', label: 'Aceptadas', text: ({ MES }) => String(MES.ACEPTADAS) },
  { name: 'CARGOS', label: 'De qué', text: ({ MES }) => chargeOf(MES) },
  { name: 'TOTAL', label: 'Cargo, US$', text: ({ MES }) => MES.TOTAL },
];

/** What a month is charged to all companies together, and the file from which invoices are written. */
export function MonthSum(asked: Asked) {
  const all = useAnswer<ChargedCompany[]>({
    queryKey: ['charged month', asked.MES, asked.NOMBRE],
    queryFn: () => everyCharge(asked),
    staleTime: 0,
  });
  if (all.isError) return <NotAnswered of={all} failed="No se pudo sumar el mes." />;
  const { accepted, total } = sumOf(all.data ?? []);
  const count = all.data?.length ?? 0;
  return (
    <div className="d-row">
      <p role="status">
        {all.data
          ? `${monthName(asked.MES)}: ${count} ${count === 1 ? 'empresa' : 'empresas'}, ${accepted} ${accepted === 1 ? 'declaración aceptada' : 'declaraciones aceptadas'}, US$ ${formatAmount(total, 2)}.`
          : 'Sumando…'}
      </p>
      <span className="d-grow" />
      <CsvButton
        name={`cargos-${asked.MES}`}
        everyRow={() => everyCharge(asked)}
        columns={columns}
        disabled={count === 0}
      />
    </div>
  );
}
