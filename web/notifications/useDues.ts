import { ducaKind } from '../../shared/duca/kind.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { askedUntilOf, validUntil } from '../../shared/duca/validity.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { addressOfDocument, nameOf } from '../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { OPEN_STATES } from '../../shared/work-orders/states.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay, useSession } from '../api/session.ts';
import { useReference } from '../kit/reference.ts';
import { fallingBetween, type Due } from './due.ts';
import { useTermDues } from './useTermDues.ts';

type Pending = Result<typeof ducaProcedures.pendingComplementary>['rows'][number];

const MANY = 'Hay más vencimientos en estos días de los que caben: se muestran los más recientes.';

const limitOf = ({ ID, RESUMEN }: DocumentHeader): Due => ({
  key: ID,
  day: RESUMEN['FECHA_LIMITE'] ?? '',
  kind: 'order',
  text: nameOf(workOrderKind, RESUMEN),
  to: addressOfDocument(workOrderKind, ID),
});

const validityOf = (row: DocumentHeader): Due => ({
  key: `${row.ID} vigencia`,
  day: askedUntilOf(row),
  kind: 'validity',
  text: `Vigencia: ${nameOf(ducaKind, row.RESUMEN)}`,
  to: addressOfDocument(ducaKind, row.ID),
});

/** A provisional or simplified declaration is completed within the days of its validity. */
const complementaryOf = (row: Pending, reference: Reference): Due => ({
  key: `${row.ID_DUCA} complementaria`,
  day: validUntil(row.FECHA_ACEPTACION.slice(0, 10), reference),
  kind: 'complementary',
  text: `Complementaria: ${row.CORRELATIVO || row.NO_ORDEN}`,
  to: addressOfDocument(ducaKind, row.ID_DUCA),
});

/** What falls due between two days, of what the person may see. */
export function useDues(from: string, until: string) {
  const may = useMay();
  const { company } = useSession();
  const reference = useReference();
  const range = (column: string) => fallingBetween(column, from, until);
  const orders = useProcedure(workOrderProcedures.list, range('FECHA_LIMITE'), {
    enabled: may('work-orders:read'),
  });
  const valid = useProcedure(ducaProcedures.list, range('VIGENCIA'), { enabled: may('duca:read') });
  const pending = useProcedure(
    ducaProcedures.pendingComplementary,
    { ID_PERFIL: company.id, CURSOR: undefined },
    { enabled: may('duca:read') },
  );
  const terms = useTermDues(from, until);
  const asked = [orders, valid, pending, ...terms.lists];
  const dues: Due[] = [
    ...(orders.data?.rows ?? []).filter(({ ESTADO }) => OPEN_STATES.includes(ESTADO)).map(limitOf),
    ...(valid.data?.rows ?? []).map(validityOf).filter(({ day }) => day !== ''),
    ...terms.dues,
    // The newest that are owed come at once, whenever they fall due.
    ...(pending.data?.rows ?? [])
      .map((row) => complementaryOf(row, reference))
      .filter(({ day }) => from <= day && day <= until),
  ];
  const failed = asked.find((each) => each.isError);
  return {
    dues,
    loading: asked.some((each) => each.isFetching && !each.data),
    error: failed?.error ?? undefined,
    retry: () => asked.forEach((each) => void (each.isError && each.refetch())),
    note:
      pending.data?.next !== undefined || [orders, valid, ...terms.lists].some(({ data }) => data?.orMore)
        ? MANY
        : '',
  };
}
