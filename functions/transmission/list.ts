import type { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { transmissionsAssigned, type Assigned } from './assigned.ts';
import { inOrder, NEWEST_FIRST } from './inOrder.ts';
import { saysNumber, transmissionsNumbered } from './numbered.ts';
import { MOST_LISTED, newestTransmissions, transmissionsOf } from './outcomeOf.ts';

const PAGE_SIZE = 50;

const MANY =
  'Son demasiadas transmisiones para ordenarlas por esa columna: están las más recientes primero. Búsquelas por su número y ordénelas entonces.';
const OLDER = `Una parte de un número se buscó en las ${MOST_LISTED} más recientes. Para una anterior, escriba desde su comienzo el número del documento o el asignado.`;
const ALIKE =
  'Son muchos los documentos con un número que comienza así: se buscó en los más recientes. Para uno anterior, escriba más de su número.';
const NONE: Assigned = { rows: [], orMore: false };

interface Looked {
  rows: TransmissionSummary[];
  /** Whether there are older ones than were looked at. */
  orMore: boolean;
  /** What was left out of the search for a number. */
  note?: string;
}

/** The newest transmissions of the company or of a document, or those of a number, which is found however old they are. */
async function lookedAt(
  { services, scope }: Call<unknown>,
  { documentId, term }: { documentId: string | undefined; term: string },
): Promise<Looked> {
  const isSearch = term !== '' && !documentId;
  const [all, numbered] = await Promise.all([
    documentId ? transmissionsOf(services, scope, documentId) : newestTransmissions(services, scope),
    isSearch ? transmissionsNumbered(services, scope, term) : [],
  ]);
  const orMore = all.length >= MOST_LISTED;
  if (term === '') return { rows: all, orMore };
  // Of fewer than that none is missing.
  const assigned = isSearch && orMore ? await transmissionsAssigned(services, scope, term) : NONE;
  const every = [...all.filter(saysNumber(term)), ...numbered, ...assigned.rows];
  const found = new Map(every.map((each) => [each.ID, each]));
  return {
    rows: [...found.values()].toSorted((a, b) => (a.ID < b.ID ? 1 : -1)),
    orMore,
    ...(assigned.orMore ? { note: ALIKE } : orMore ? { note: OLDER } : {}),
  };
}

/** A page of what was sent. What it reads does not grow with the years: it looks at so many of the newest and says so. */
export const list: Implementation<typeof transmissionProcedures.list> = async (call) => {
  const { ESTADO, ID_DOCUMENTO, PAGINA: page = 1, TAMANO: size = PAGE_SIZE } = call.input;
  const { TERMINO = '', ORDEN = NEWEST_FIRST } = call.input;
  const term = TERMINO.trim();
  const looked = await lookedAt(call, { documentId: ID_DOCUMENTO, term });
  const wanted = looked.rows.filter((each) => !ESTADO || each.ESTADO === ESTADO);
  // Those of a number are few, and sorted whatever else there is; of all of them the newest would pass for the first.
  const many = looked.orMore && term === '';
  const { rows, order } = inOrder(wanted, many ? NEWEST_FIRST : ORDEN);
  const note = many && ORDEN !== NEWEST_FIRST ? MANY : looked.note;
  return {
    rows: rows.slice((page - 1) * size, page * size),
    total: rows.length,
    page,
    order,
    ...(looked.orMore ? { orMore: true } : {}),
    ...(note === undefined ? {} : { note }),
  };
};
