import { isHolidayIn } from '../../shared/catalogues/holidays.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { addWorkingDays } from '../../shared/foundation/dates/workingDays.ts';
import { addressOfDocument, nameOf } from '../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { OPEN_STATES } from '../../shared/work-orders/states.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay, useSession } from '../api/session.ts';
import { useReference } from '../kit/reference.ts';

export interface Due {
  key: string;
  day: string;
  kind: 'order' | 'validity' | 'complementary';
  text: string;
  to: string;
}

/** Working days within which a provisional or simplified declaration is completed: those of its validity. */
const WORKING_DAYS = 30;
const PAGE = 200;
const MANY = 'Hay más vencimientos en estos días de los que caben: se muestran los más recientes.';

/** What falls due between two days, of what the person may see. */
export function useDues(from: string, until: string) {
  const may = useMay();
  const { company } = useSession();
  const reference = useReference();
  const range = (column: string) => ({
    TERMINO: undefined,
    FILTROS: { [`${column}>=`]: from, [`${column}<=`]: until },
    ORDEN: undefined,
    CURSOR: undefined,
    TAMANO: PAGE,
  });
  const orders = useProcedure(workOrderProcedures.list, range('FECHA_LIMITE'), {
    enabled: may('work-orders:read'),
  });
  const valid = useProcedure(ducaProcedures.list, range('VALIDA_HASTA'), { enabled: may('duca:read') });
  const pending = useProcedure(
    ducaProcedures.pendingComplementary,
    { ID_PERFIL: company.id },
    { enabled: may('duca:read') },
  );
  const isHoliday = isHolidayIn(reference);
  const asked = [orders, valid, pending];
  const dues: Due[] = [
    ...(orders.data?.rows ?? [])
      .filter((row) => OPEN_STATES.includes(row.ESTADO))
      .map((row): Due => ({
        key: row.ID,
        day: row.RESUMEN['FECHA_LIMITE'] ?? '',
        kind: 'order',
        text: nameOf(workOrderKind, row.RESUMEN),
        to: addressOfDocument(workOrderKind, row.ID),
      })),
    ...(valid.data?.rows ?? [])
      .filter((row) => row.RESUMEN['CANAL_SELECTIVO'] !== 'VERDE' && !isVoid(row.ESTADO))
      .filter((row) => row.ESTADO !== 'LIBERADA')
      .map((row): Due => ({
        key: `${row.ID} vigencia`,
        day: row.RESUMEN['VALIDA_HASTA'] ?? '',
        kind: 'validity',
        text: `Vigencia: ${nameOf(ducaKind, row.RESUMEN)}`,
        to: addressOfDocument(ducaKind, row.ID),
      })),
    // All that are owed come at once, whenever they fall due.
    ...(pending.data ?? [])
      .map((row): Due => ({
        key: `${row.ID_DUCA} complementaria`,
        day: addWorkingDays(row.FECHA_ACEPTACION.slice(0, 10), WORKING_DAYS, isHoliday),
        kind: 'complementary',
        text: `Complementaria: ${row.CORRELATIVO || row.NO_ORDEN}`,
        to: addressOfDocument(ducaKind, row.ID_DUCA),
      }))
      .filter(({ day }) => from <= day && day <= until),
  ];
  const failed = asked.find((each) => each.isError);
  return {
    dues,
    loading: asked.some((each) => each.isFetching && !each.data),
    error: failed?.error ?? undefined,
    retry: () => asked.forEach((each) => void (each.isError && each.refetch())),
    note: orders.data?.orMore || valid.data?.orMore ? MANY : '',
  };
}
