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
import { markedPage } from '../../runtime/documents/markedPage.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import { ducasOf } from '../ducas.ts';

/** Rows of a page; each asks for what completes it. */
const PAGE = 100;

type Asker = Pick<Call<unknown>, 'services' | 'scope'>;

/** A declaration that waits, without the complementary one that may be begun. */
export interface Owed {
  header: HeaderRow;
  order: HeaderRow | undefined;
  row: Omit<PendingComplementary, 'ID_COMPLEMENTARIA' | 'ESTADO_COMPLEMENTARIA'>;
}

/** What waits, a page at a time, and what is begun of each: so many questions at most, however many wait. */
export const pendingComplementary: Implementation<typeof ducaProcedures.pendingComplementary> = async (
  call,
) => {
  const reference = await call.reference();
  await indexMissing(ducasOf(call), reference);
  const { owed, next } = await owedPage(call, reference, call.input.CURSOR);
  const marks = owed.map(({ row }) => complementsMarks(row.NUMERO_DUCA));
  const complements = await findMarked(ducasOf(call), marks.flat());
  const rows = owed.map(({ row }, at): PendingComplementary => {
    const all = marks[at]!.flatMap((mark) => complements.get(mark) ?? []);
    const begun = all.find(({ ESTADO }) => !isVoid(ESTADO));
    return { ...row, ID_COMPLEMENTARIA: begun?.ID ?? '', ESTADO_COMPLEMENTARIA: begun?.ESTADO ?? '' };
  });
  return { rows, ...(next === undefined ? {} : { next }) };
};

/**
 * Accepted provisional and simplified declarations of the company without a complementary one: the newest page of them or
 * the one behind the cursor, the oldest of it first. By the index of marks, which holds what waits and nothing else.
 */
async function owedPage(
  call: Asker,
  reference: Reference,
  cursor: string | undefined,
): Promise<{ owed: Owed[]; next?: string }> {
  const { rows: headers, ...page } = await markedPage(ducasOf(call), PENDING_MARK, {
    list: 'duca/pendingComplementary',
    size: PAGE,
    cursor,
  });
  const ids = new Set(headers.map(({ ID_ORDEN }) => ID_ORDEN).filter((each) => each !== ''));
  const orders = await headersById(ordersOf(call), [...ids]);
  const owed = headers.map((header) => owedOf(header, orders.get(header.ID_ORDEN), reference));
  return { owed: owed.sort(byAcceptance), ...page };
}

/** All that waits, the newest page first. */
export async function* everyOwed(call: Asker, reference: Reference): AsyncGenerator<Owed> {
  let cursor: string | undefined;
  do {
    const { owed, next } = await owedPage(call, reference, cursor);
    yield* owed;
    cursor = next;
  } while (cursor !== undefined);
}

/** The oldest first. */
export const byAcceptance = ({ row: one }: Owed, { row: other }: Owed): number =>
  one.FECHA_ACEPTACION < other.FECHA_ACEPTACION ? -1 : 1;

function owedOf(header: HeaderRow, order: HeaderRow | undefined, reference: Reference): Owed {
  const of = (name: string): string => header.RESUMEN[name] ?? '';
  const day = of('FECHA_ACEPTACION').slice(0, 10);
  return {
    header,
    order,
    row: {
      ID_DUCA: header.ID,
      ID_ORDEN: header.ID_ORDEN,
      CORRELATIVO: order?.RESUMEN['CORRELATIVO'] ?? '',
      NO_ORDEN: of('NO_ORDEN'),
      NUMERO_DUCA: of('NUMERO_DUCA'),
      FECHA_ACEPTACION: of('FECHA_ACEPTACION'),
      MODALIDAD: of('MODALIDAD'),
      CLASE: of('CLASE'),
      DESCRIPCION_CLASE: reference.row(catalogue.declarationClasses, of('CLASE'))?.VALOR ?? '',
      DIAS_TRANSCURRIDOS: isDate(day) ? daysBetween(day, reference.today) : 0,
      DIAS_HABILES: isDate(day) ? workingDaysUntil(day, reference.today, reference) : 0,
    },
  };
}
