import { catalogue } from '../../../shared/catalogues/names.ts';
import type { PendingComplementary } from '../../../shared/duca/aroundProcedures.ts';
import { complementsMarks, PENDING_MARK } from '../../../shared/duca/marks.ts';
import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { workingDaysUntil } from '../../../shared/duca/validity.ts';
import { daysBetween, isDate } from '../../../shared/foundation/dates/date.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { findMarked, headersById } from '../../runtime/documents/findMarked.ts';
import { indexMissing } from '../../runtime/documents/indexMissing.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import { ducasOf } from '../ducas.ts';

/** More than a broker ever leaves open. */
const MOST = 1000;

export const pendingComplementary: Implementation<typeof ducaProcedures.pendingComplementary> = async (
  call,
) => {
  const reference = await call.reference();
  await indexMissing(ducasOf(call), reference);
  return pendingOf(call, reference);
};

/**
 * Accepted provisional and simplified declarations of the company without a complementary one, the oldest first: by
 * the index of marks, so that it costs as many reads as there are rows, not as there are declarations.
 */
export async function pendingOf(
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  reference: Reference,
): Promise<PendingComplementary[]> {
  const store = ducasOf(call);
  const found = await findMarked(store, [PENDING_MARK], { most: MOST });
  const rows = (found.get(PENDING_MARK) ?? []).filter(({ ESTADO }) => !isVoid(ESTADO));
  const marks = rows.map((row) => complementsMarks(row.RESUMEN['NUMERO_DUCA'] ?? ''));
  const [orders, complements] = await Promise.all([
    headersById(ordersOf(call), [...new Set(rows.map((row) => row.ID_ORDEN).filter((each) => each !== ''))]),
    findMarked(store, marks.flat()),
  ]);
  return rows
    .map((row, index): PendingComplementary => {
      const of = (name: string): string => row.RESUMEN[name] ?? '';
      const day = of('FECHA_ACEPTACION').slice(0, 10);
      const begun = marks[index]!.flatMap((mark) => complements.get(mark) ?? []).find(
        ({ ESTADO }) => !isVoid(ESTADO),
      );
      return {
        ID_DUCA: row.ID,
        ID_ORDEN: row.ID_ORDEN,
        CORRELATIVO: orders.get(row.ID_ORDEN)?.RESUMEN['CORRELATIVO'] ?? '',
        NO_ORDEN: of('NO_ORDEN'),
        NUMERO_DUCA: of('NUMERO_DUCA'),
        FECHA_ACEPTACION: of('FECHA_ACEPTACION'),
        MODALIDAD: of('MODALIDAD'),
        CLASE: of('CLASE'),
        DESCRIPCION_CLASE: reference.row(catalogue.declarationClasses, of('CLASE'))?.VALOR ?? '',
        DIAS_TRANSCURRIDOS: isDate(day) ? daysBetween(day, reference.today) : 0,
        DIAS_HABILES: isDate(day) ? workingDaysUntil(day, reference.today, reference) : 0,
        ...stateOfComplement(begun),
      };
    })
    .sort((a, b) => (a.FECHA_ACEPTACION < b.FECHA_ACEPTACION ? -1 : 1));
}

const stateOfComplement = (begun: HeaderRow | undefined) => ({
  ID_COMPLEMENTARIA: begun?.ID ?? '',
  ESTADO_COMPLEMENTARIA: begun?.ESTADO ?? '',
});
